import type { CategoryAttribute, Listing, ListingVariant } from './listing.ts';

/** Messages by the path of the field. */
export type ListingProblems = Readonly<Record<string, string>>;

const MAX_DAYS = 365;

/** VEND-01: what keeps a listing from being submitted; empty if nothing does. */
export function findListingProblems(
  listing: Listing,
  attributes: readonly CategoryAttribute[],
): ListingProblems {
  const { name, description, variants, lead_time_min_days: min, lead_time_max_days: max } = listing;
  return {
    ...(name.trim().length < 3 && { name: 'Enter a name of at least 3 characters.' }),
    ...(description.trim().length < 20 && {
      description: 'Describe the product in at least 20 characters.',
    }),
    ...(listing.brand_name.trim() === '' && { brand_name: 'Enter the brand.' }),
    ...(listing.category_id === null && { category_id: 'Choose a category.' }),
    ...(listing.picture === null && { picture: 'Choose how the product looks.' }),
    ...(listing.minimum_unit < 1 && { minimum_unit: 'Enter 1 or more.' }),
    ...((min < 0 || min > max) && {
      lead_time_min_days: 'The shortest lead time is above the longest.',
    }),
    ...(max > MAX_DAYS && { lead_time_max_days: 'Enter fewer days.' }),
    ...findFileProblems(listing),
    ...findSpecificationProblems(listing, attributes),
    ...(variants.filter(({ is_sold }) => is_sold).length === 0 && {
      variants: 'Add a variant that is for sale.',
    }),
    ...Object.assign({}, ...variants.map((variant) => findVariantProblems(variant, listing))),
  };
}

function findFileProblems({ photos, documents }: Listing): ListingProblems {
  return Object.fromEntries([
    ...photos
      .filter(({ alt }) => alt.trim().length < 3)
      .map(({ file }) => [`photos.${file}`, 'Say what the picture shows.']),
    ...documents
      .filter(({ name }) => name.trim() === '')
      .map(({ file }) => [`documents.${file}`, 'Name the document.']),
  ]);
}

function findSpecificationProblems(
  { specification }: Listing,
  attributes: readonly CategoryAttribute[],
): ListingProblems {
  const values = new Map(specification);
  const problems: Record<string, string> = {};
  for (const { label, required, type, unit, options } of attributes) {
    const value = values.get(label)?.trim() ?? '';
    const path = `specification.${label}`;
    if (value === '' && required) problems[path] = `Fill in ${label.toLowerCase()}.`;
    if (value === '') continue;
    const number = unit === '' ? value : value.replace(` ${unit}`, '');
    if (type === 'number' && !/^\d+(\.\d+)?$/.test(number)) problems[path] = 'Enter a number.';
    if (type === 'choice' && !options.includes(value)) problems[path] = 'Choose one of the values.';
    if (type === 'yes_no' && !['Yes', 'No'].includes(value)) problems[path] = 'Choose Yes or No.';
  }
  return problems;
}

/** What is sold by area says how much area a unit covers. */
function needsCoverage({ unit, picture }: Listing): boolean {
  return unit === 'SqFt' || (unit === 'Box' && picture?.type === 'surface');
}

function findVariantProblems(variant: ListingVariant, listing: Listing): ListingProblems {
  const at = `variants.${variant.key}`;
  const sku = variant.vendor_sku.trim();
  const isTwice =
    listing.variants.filter(({ vendor_sku: other }) => other.trim() === sku).length > 1;
  return {
    ...(!/^[\x21-\x7e][\x20-\x7e]{0,59}$/.test(sku)
      ? { [`${at}.vendor_sku`]: 'Enter an SKU of at most 60 letters, digits and signs.' }
      : isTwice && { [`${at}.vendor_sku`]: 'Another variant has this SKU.' }),
    ...((variant.weight_g === null || variant.weight_g <= 0) && {
      [`${at}.weight_g`]: 'Enter the weight of one selling unit.',
    }),
    ...(variant.pieces_per_unit < 1 && { [`${at}.pieces_per_unit`]: 'Enter 1 or more.' }),
    ...(needsCoverage(listing) &&
      variant.box_sqft_e4 === null && {
        [`${at}.box_sqft_e4`]: 'Enter the square feet that one unit covers.',
      }),
    ...(variant.id === null &&
      variant.wholesale_cents === null && {
        [`${at}.wholesale_cents`]: 'Set the wholesale price.',
      }),
  };
}
