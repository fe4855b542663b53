/** CAT-13: rows of a page when a call does not say (`ppp`). */
export const DEFAULT_PAGE_SIZE = 10;

/** Most rows that one call may ask for. */
export const MAXIMUM_PAGE_SIZE = 100;

/** Number of the last page; 1 for an empty list. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** CAT-12: the page that a jump leads to, from 1 to the last one; a fraction is cut off. */
export function clampPage(page: number, last: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), last));
}
