import type { Listing, ListingVariant } from './listing.ts';

/** A listing with the values that another one has at some paths of `listFields`; what that one lacks is taken out. */
export function takeFields(
  listing: Listing,
  { from, paths }: { readonly from: Listing; readonly paths: readonly string[] },
): Listing {
  return paths.reduce((of, path) => takeField(of, from, path), listing);
}

function takeField(listing: Listing, from: Listing, path: string): Listing {
  const [top = '', ...rest] = path.split('.');
  if (top === 'specification') {
    return { ...listing, specification: takeRow(listing, from, rest.join('.')) };
  }
  if (top !== 'variants') return { ...listing, [top]: from[top as keyof Listing] };
  const [key = '', field = ''] = rest;
  return { ...listing, variants: takeVariant(listing.variants, from.variants, { key, field }) };
}

function takeRow({ specification }: Listing, from: Listing, label: string) {
  const row = from.specification.find(([one]) => one === label);
  const has = specification.some(([one]) => one === label);
  if (row === undefined) return specification.filter(([one]) => one !== label);
  return has ? specification.map((one) => (one[0] === label ? row : one)) : [...specification, row];
}

type Variants = readonly ListingVariant[];

function takeVariant(
  variants: Variants,
  from: Variants,
  { key, field }: { readonly key: string; readonly field: string },
): Variants {
  const other = from.find((one) => one.key === key);
  if (other === undefined) return variants.filter((one) => one.key !== key);
  if (!variants.some((one) => one.key === key)) return [...variants, other];
  const value = other[field as keyof ListingVariant];
  return variants.map((one) => (one.key === key ? { ...one, [field]: value } : one));
}
