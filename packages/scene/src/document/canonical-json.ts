/**
 * JSON with the keys of every object in ASCII order and without white space: the same value gives
 * the same bytes, however it came about. Keys that are undefined are left out. Throws a TypeError on
 * numbers that JSON cannot hold (NaN, infinite), which would be saved as null.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const record = value as Readonly<Record<string, unknown>>;
    const entries = sortedKeys(record)
      .filter((key) => record[key] !== undefined)
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
    return `{${entries.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`${value} is no number that can be saved.`);
  }
  return JSON.stringify(value ?? null);
}

/** Keys in the order of their UTF-16 code units, which no locale changes. */
export function sortedKeys(record: object): string[] {
  return Object.keys(record).sort();
}
