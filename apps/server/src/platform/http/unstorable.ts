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
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return '';
    const place = findUnstorable(inner, depth + 1);
    if (place !== null) return place === '' ? key : `${key}.${place}`;
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
