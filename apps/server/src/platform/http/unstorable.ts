/** Far deeper than any valid input; PostgreSQL rejects JSON at a few thousand levels. */
const DEEPEST = 32;

/**
 * Finds input that PostgreSQL refuses to store: U+0000, half of a surrogate pair, or JSON nested too
 * deep. Returns the field's path with dots ('' for the value itself), null for none.
 */
export function findUnstorable(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : '';
  // A file's bytes are not text, and are not stored as text.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  if (depth === DEEPEST) return '';
  if (Array.isArray(value)) return findInList(value, depth);
  for (const key of Object.keys(value)) {
    if (!isStorable(key)) return '';
    const place = findUnstorable(value[key as keyof typeof value], depth + 1);
    if (place !== null) return place === '' ? key : `${key}.${place}`;
  }
  return null;
}

/** Without a text for each place: a body may hold millions of numbers. */
function findInList(list: readonly unknown[], depth: number): string | null {
  for (let i = 0; i < list.length; i += 1) {
    const place = findUnstorable(list[i], depth + 1);
    if (place !== null) return place === '' ? `${i}` : `${i}.${place}`;
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
