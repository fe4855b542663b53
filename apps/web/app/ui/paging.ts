/** CAT-12: the page that a jump leads to, from 1 to the last one; a fraction is cut off. */
export function clampPage(page: number, last: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), last));
}
