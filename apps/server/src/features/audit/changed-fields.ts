import { isDeepStrictEqual } from 'node:util';

/** A record by its fields; values as JSON holds them. */
export type Fields = Readonly<Record<string, unknown>>;

interface Change {
  readonly from: Fields | null;
  readonly to: Fields | null;
}

/** Names of fields whose values no log may hold, in snake_case and camelCase. */
const SECRET = /pass(word|phrase)|secret|token|otp|hash|(api|private|signing|encryption)_?key/i;
const MASK = '(hidden)';

/** The fields that differ, of both records. Secrets show only that they changed. */
export function changedFields(from: Fields | null, to: Fields | null): Change {
  if (from === null || to === null) return { from: mask(from), to: mask(to) };
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const changed = names.filter((name) => !isDeepStrictEqual(from[name], to[name]));
  return { from: mask(pick(from, changed)), to: mask(pick(to, changed)) };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
  );
}

function mask(fields: Fields | null): Fields | null {
  return fields === null ? null : (maskIn(fields) as Fields);
}

function maskIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskIn);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && inner !== null ? MASK : maskIn(inner),
    ]),
  );
}
