import type { Listing } from './listing.ts';
import { listFields } from './listing-fields.ts';
import { differentLooks } from './look-words.ts';

/** One difference, as vendor and staff read it. Null: it was not there, or is gone. */
export interface ListingChange {
  readonly path: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What differs field by field, in the order of the editor; of a new product everything that is filled in. */
export function diffListing(before: Listing | null, after: Listing): readonly ListingChange[] {
  const old = new Map(
    before === null ? [] : listFields(before).map((field) => [field.path, field]),
  );
  const changes = listFields(after).flatMap((field): ListingChange[] => {
    const was = old.get(field.path);
    old.delete(field.path);
    if (was !== undefined && isSame(was.value, field.value)) return [];
    if (isOfLook(field.path) && isLook(was?.value) && isLook(field.value)) {
      return [{ path: field.path, label: field.label, ...differentLooks(was.value, field.value) }];
    }
    const from = was?.text ?? null;
    // An empty look of a variant is none.
    if (from === null && field.text === null) return [];
    return [{ path: field.path, label: field.label, from, to: field.text }];
  });
  const gone = [...old.values()].filter(({ text }) => text !== null);
  return [
    ...changes,
    ...gone.map(({ path, label, text }) => ({ path, label, from: text, to: null })),
  ];
}

/** Whether two values of a listing are the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) &&
      isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

type Look = Readonly<Record<string, unknown>>;

function isOfLook(path: string): boolean {
  return path === 'picture' || (path.startsWith('variants.') && path.endsWith('.picture'));
}

function isLook(value: unknown): value is Look {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
