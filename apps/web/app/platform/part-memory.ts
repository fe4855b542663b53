// A cache of rendered page parts, such as a footer or a card: texts cut out of finished pages.
import { createContext } from 'react';

export interface PartMemory {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

/** Characters of keys and texts: some 3,000 cards. */
const MAX_LENGTH = 8_000_000;

/** Least recently used parts are evicted first. */
export function createPartMemory(maxLength = MAX_LENGTH): PartMemory {
  const known = new Map<string, string>();
  let length = 0;
  return {
    get(key) {
      const html = known.get(key);
      if (html === undefined) return undefined;
      known.delete(key);
      known.set(key, html);
      return html;
    },
    set(key, html) {
      if (known.has(key)) return;
      known.set(key, html);
      length += key.length + html.length;
      for (const [oldest, text] of known) {
        if (length <= maxLength) return;
        known.delete(oldest);
        length -= oldest.length + text.length;
      }
    },
  };
}

/** What one page takes from the cache and adds to it. */
export interface PartsOfPage {
  readonly memory: PartMemory;
  /** Marks this page's new parts; it cannot occur in the page's text. */
  readonly mark: string;
  /** Keys of the parts rendered for this page, by number. */
  readonly rendered: string[];
}

/** Null in the browser, and when a page is streamed. */
export const PartsContext = createContext<PartsOfPage | null>(null);

export const PART_ATTRIBUTE = 'data-part';

/** Removes the marks from the page and caches the marked parts. A part is never inside another part. */
export function takeParts(html: string, { memory, mark, rendered }: PartsOfPage): string {
  const attribute = ` ${PART_ATTRIBUTE}="${mark}`;
  const pieces: string[] = [];
  let from = 0;
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, from)) {
    const value = html.indexOf('"', at + attribute.length);
    const key = rendered[Number(html.slice(at + attribute.length, value))];
    const [, tag = ''] = /^<([\w-]+)/.exec(html.slice(html.lastIndexOf('<', at), at)) ?? [];
    const inner = html.indexOf('>', value) + 1;
    const end = endOf(tag, html, inner);
    if (key !== undefined && end !== -1) memory.set(key, html.slice(inner, end));
    pieces.push(html.slice(from, at));
    from = value + 1;
  }
  return pieces.join('') + html.slice(from);
}

/** Where the element that is open at `from` is closed; -1 where it is not. */
function endOf(tag: string, html: string, from: number): number {
  const opening = `<${tag}`;
  const closing = `</${tag}>`;
  let open = html.indexOf(opening, from);
  let close = html.indexOf(closing, from);
  for (let depth = 1; close !== -1; ) {
    if (open !== -1 && open < close) {
      if (/[\s>]/.test(html[open + opening.length] ?? '')) depth += 1;
      open = html.indexOf(opening, open + opening.length);
    } else if (--depth === 0) return close;
    else close = html.indexOf(closing, close + closing.length);
  }
  return -1;
}
