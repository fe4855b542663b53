import { isSame } from './diff-listing.ts';
import type { Listing, ListingVariant } from './listing.ts';
import { listFields } from './listing-fields.ts';

/** A field that was changed in two ways: the draft's stays until its vendor chooses. */
export interface ListingConflict {
  readonly path: string;
  readonly label: string;
  readonly base: string | null;
  readonly live: string | null;
  readonly draft: string | null;
}

/**
 * A draft on top of what is live now, where that has changed since the draft was begun. What only one side changed is
 * taken from it; what both changed differently stays as in the draft, and is reported.
 */
export function rebaseListing(given: {
  readonly base: Listing;
  readonly live: Listing;
  readonly draft: Listing;
}): { readonly listing: Listing; readonly conflicts: readonly ListingConflict[] } {
  const { base, live, draft } = given;
  return { listing: merge(base, live, draft), conflicts: findConflicts(base, live, draft) };
}

function findConflicts(base: Listing, live: Listing, draft: Listing): ListingConflict[] {
  const was = byPath(base);
  const now = byPath(live);
  const mine = byPath(draft);
  const paths = [...new Set([...mine.keys(), ...now.keys()])];
  return paths.flatMap((path) => {
    const [b, l, d] = [was.get(path), now.get(path), mine.get(path)];
    const isBoth = !isSame(b?.value, l?.value) && !isSame(b?.value, d?.value);
    if (!isBoth || isSame(l?.value, d?.value)) return [];
    const label = d?.label ?? l?.label ?? path;
    return [{ path, label, base: b?.text ?? null, live: l?.text ?? null, draft: d?.text ?? null }];
  });
}

function byPath(listing: Listing) {
  return new Map(listFields(listing).map((field) => [field.path, field]));
}

function merge(base: Listing, live: Listing, draft: Listing): Listing {
  const { specification: _s, variants: _v, ...fields } = draft;
  return {
    ...mergeFields(base, live, draft, Object.keys(fields) as (keyof typeof fields)[]),
    specification: mergeRows(base.specification, live.specification, draft.specification),
    variants: mergeVariants(base.variants, live.variants, draft.variants),
  } as Listing;
}

function mergeFields<T extends object>(base: T, live: T, draft: T, keys: readonly (keyof T)[]): T {
  const taken = keys.filter((key) => isSame(base[key], draft[key]));
  return { ...draft, ...Object.fromEntries(taken.map((key) => [key, live[key]])) };
}

type Rows = Listing['specification'];

function mergeRows(base: Rows, live: Rows, draft: Rows): Rows {
  const [was, now] = [new Map(base), new Map(live)];
  const kept = draft.flatMap(([label, value]): Rows[number][] => {
    if (was.get(label) !== value) return [[label, value]];
    const current = now.get(label);
    return current === undefined ? [] : [[label, current]];
  });
  const known = new Set([...was.keys(), ...draft.map(([label]) => label)]);
  return [...kept, ...live.filter(([label]) => !known.has(label))];
}

type Variants = readonly ListingVariant[];

function mergeVariants(base: Variants, live: Variants, draft: Variants): Variants {
  const [was, now] = [keyed(base), keyed(live)];
  const merged = draft.flatMap((mine) => {
    const [b, l] = [was.get(mine.key), now.get(mine.key)];
    if (b !== undefined && l === undefined) return isSame(b, mine) ? [] : [mine];
    if (b === undefined || l === undefined) return [mine];
    return [mergeFields(b, l, mine, Object.keys(mine) as (keyof ListingVariant)[])];
  });
  const known = new Set([...was.keys(), ...draft.map(({ key }) => key)]);
  return [...merged, ...live.filter(({ key }) => !known.has(key))];
}

function keyed(variants: Variants) {
  return new Map(variants.map((variant) => [variant.key, variant]));
}
