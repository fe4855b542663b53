// DATA-23: a page of rows with its links. Pages beyond the last one are the last one (CAT-12).

export interface PageRequest {
  readonly page: number;
  readonly ppp: number;
}

export interface PageWindow {
  readonly page: number;
  readonly lastPage: number;
  readonly offset: number;
}

export function pageWindow(total: number, { page, ppp }: PageRequest): PageWindow {
  const lastPage = Math.max(1, Math.ceil(total / ppp));
  const clamped = Math.min(Math.max(1, page), lastPage);
  return { page: clamped, lastPage, offset: (clamped - 1) * ppp };
}

export function buildPaged<Row>(given: {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly ppp: number;
  readonly window: PageWindow;
  readonly path: string;
}) {
  const { rows, total, ppp, window, path } = given;
  const { page, lastPage } = window;
  const link = (label: string, target: number) => ({
    label,
    url:
      target < 1 || target > lastPage
        ? null
        : `${path}${path.includes('?') ? '&' : '?'}page=${target}`,
    active: label === String(page),
  });
  const numbers = numbersAround(page, lastPage).map((n) => link(String(n), n));
  return {
    data: [...rows],
    total,
    last_page: lastPage,
    current_page: page,
    per_page: ppp,
    path,
    links: [link('Previous', page - 1), ...numbers, link('Next', page + 1)],
  };
}

/** First, last and two on each side of the current page. */
function numbersAround(page: number, last: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  return [...new Set(near)].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
}
