/** CAT-12: the page to jump to, clamped to 1 through the last one; fractions are truncated. */
export function clampPage(page: number, last: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), last));
}
