/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that is linked with one layer of the sources and the layers below it: if it links, that layer calls nothing
 * above it. */
int
main (void)
{
  return 0;
}
