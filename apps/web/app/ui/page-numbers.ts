/**
 * The numbers to show: first, last, the current page and its neighbors; null is a gap. A gap of one
 * page is shown as that page.
 */
export function listPageNumbers(current: number, lastPage: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, lastPage].filter(
    (page) => page >= 1 && page <= lastPage,
  );
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
