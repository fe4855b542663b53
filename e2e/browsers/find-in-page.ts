/** Something to be seen: elements of a selector with these words. A text that ends with … is their beginning. */
export interface Wanted {
  readonly selector: string;
  readonly words?: string;
}

export interface Found {
  /** What it says. */
  readonly words: string;
  /** Its middle, in the window. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs in the page: the first of them that is shown, brought into the window, where nothing lies on it. Null where there
 * is none.
 */
export function findInPage({ selector, words }: Wanted): Found | null {
  // biome-ignore lint/performance/useDomNodeTextContent: what is read, with the space of a new line and without what is hidden
  const wordsOf = (element: HTMLElement) => element.innerText ?? '';
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { labels } = element as HTMLInputElement;
    const said = (element.getAttribute('aria-label') ?? wordsOf(labels?.[0] ?? element))
      .replace(/\s+/g, ' ')
      .trim();
    const [start, isWhole] = words?.endsWith('…') ? [words.slice(0, -1), false] : [words, true];
    if (start !== undefined && !(isWhole ? said === start : said.startsWith(start))) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const above = document.elementFromPoint(x, y);
    const isAbove = above !== null && (element.contains(above) || above.contains(element));
    if (width > 0 && height > 0 && isAbove) return { words: said, x, y, width, height };
  }
  return null;
}
