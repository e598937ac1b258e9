/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that is linked with one layer and those below it: if it links, the layer calls nothing above it. */
int
main (void)
{
  return 0;
}
