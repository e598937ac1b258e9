/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Linked with one whole layer and those below it: that it links is the test. */
int
main (void)
{
  return 0;
}
