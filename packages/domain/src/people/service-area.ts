/** The zip codes that a showroom serves: single ones, beginnings such as '902*', and ranges '90001-90099'. */

export const SERVICE_AREA = { maxEntries: 200 } as const;

const ENTRY = /^(?:\d{5}|\d{1,4}\*|\d{5}-\d{5})$/;

export interface ReadServiceArea {
  readonly entries: readonly string[];
  /** Entries as typed that are none of the three kinds. */
  readonly wrong: readonly string[];
}

/** Reads entries separated by commas, semicolons or spaces. Each is kept once, in the order typed. */
export function parseServiceArea(text: string): ReadServiceArea {
  const typed = text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '');
  const wrong = typed.filter((entry) => !isServiceEntry(entry));
  return { entries: [...new Set(typed.filter(isServiceEntry))], wrong };
}

export function isServiceEntry(entry: string): boolean {
  if (!ENTRY.test(entry)) return false;
  const [from = '', to] = entry.split('-');
  return to === undefined || from <= to;
}

/** Whether a zip code, with or without its four more digits, is served. No entries: every zip code is. */
export function servesZip(entries: readonly string[], zip: string): boolean {
  const five = zip.slice(0, 5);
  return entries.length === 0 || entries.some((entry) => matches(entry, five));
}

function matches(entry: string, zip: string): boolean {
  if (entry.endsWith('*')) return zip.startsWith(entry.slice(0, -1));
  const [from = '', to = from] = entry.split('-');
  return from <= zip && zip <= to;
}
