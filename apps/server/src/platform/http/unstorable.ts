/** Far deeper than any input of ours; PostgreSQL gives up on JSON at some thousands. */
const DEEPEST = 32;

/**
 * Where input holds what PostgreSQL refuses to store: U+0000, half of a surrogate pair, or JSON
 * nested too deep. Gives the field's place with dots ('' for the value itself), null for none.
 */
export function findUnstorable(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : '';
  // Bytes of a file are no text, and are not stored as one.
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
