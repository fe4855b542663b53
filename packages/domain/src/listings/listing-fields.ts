import { unitLabel } from '../catalog/unit-labels.ts';
import { DOCUMENT_LABELS, type Listing, type ListingVariant } from './listing.ts';
import { lookText, lookWords } from './look-words.ts';
import { modelSizeText } from './model-size-text.ts';

/** One value of a listing that is compared and merged by itself, at a path such as `name` or `variants.k1.finish`. */
export interface ListingField {
  readonly path: string;
  readonly label: string;
  /** As screens show it; null if there is none. */
  readonly text: string | null;
  readonly value: unknown;
}

const orNull = (text: string | null): string | null => (text === '' ? null : text);
const inches = (tmm: number | null): string | null =>
  tmm === null ? null : `${Math.round((tmm / 254) * 100) / 100} in`;
const look = (picture: Listing['picture']): string | null =>
  picture === null ? null : orNull(lookText(lookWords(picture)));

const numbered = (texts: readonly string[]): string | null =>
  orNull(texts.map((text, place) => `${place + 1}. ${text || 'No text'}`).join(', '));

const TOP: readonly {
  readonly key: Exclude<keyof Listing, 'specification' | 'variants'>;
  readonly label: string;
  readonly text: (listing: Listing) => string | null;
}[] = [
  { key: 'name', label: 'Name', text: (of) => orNull(of.name) },
  { key: 'description', label: 'Description', text: (of) => orNull(of.description) },
  { key: 'brand_name', label: 'Brand', text: (of) => orNull(of.brand_name) },
  {
    key: 'category_id',
    label: 'Category',
    text: (of) => (of.category_id === null ? null : String(of.category_id)),
  },
  { key: 'unit', label: 'Selling unit', text: (of) => unitLabel(of.unit) },
  { key: 'minimum_unit', label: 'Minimum quantity', text: (of) => String(of.minimum_unit) },
  { key: 'color_family', label: 'Color', text: (of) => of.color_family },
  { key: 'material', label: 'Material', text: (of) => of.material },
  { key: 'style', label: 'Style', text: (of) => of.style },
  { key: 'picture', label: 'Look', text: (of) => look(of.picture) },
  { key: 'photos', label: 'Pictures', text: (of) => numbered(of.photos.map(({ alt }) => alt)) },
  {
    key: 'documents',
    label: 'Documents',
    text: (of) =>
      numbered(of.documents.map(({ kind, name }) => `${name} (${DOCUMENT_LABELS[kind]})`)),
  },
  {
    key: 'model',
    label: '3D model',
    text: ({ model }) =>
      model === null ? null : `${modelSizeText(model)}, ${model.triangles} triangles`,
  },
  {
    key: 'lead_time_min_days',
    label: 'Shortest lead time',
    text: (of) => `${of.lead_time_min_days} days`,
  },
  {
    key: 'lead_time_max_days',
    label: 'Longest lead time',
    text: (of) => `${of.lead_time_max_days} days`,
  },
  { key: 'freight_class', label: 'Freight class', text: (of) => of.freight_class },
];

const OF_VARIANT: readonly {
  readonly key: Exclude<keyof ListingVariant, 'key' | 'id'>;
  readonly label: string;
  readonly text: (variant: ListingVariant) => string | null;
}[] = [
  { key: 'vendor_sku', label: 'SKU', text: (of) => orNull(of.vendor_sku) },
  { key: 'size_label', label: 'Size', text: (of) => orNull(of.size_label) },
  { key: 'finish', label: 'Finish', text: (of) => orNull(of.finish) },
  { key: 'pattern', label: 'Pattern', text: (of) => orNull(of.pattern) },
  { key: 'width_tmm', label: 'Width', text: (of) => inches(of.width_tmm) },
  { key: 'height_tmm', label: 'Height', text: (of) => inches(of.height_tmm) },
  { key: 'length_tmm', label: 'Length', text: (of) => inches(of.length_tmm) },
  { key: 'thickness_tmm', label: 'Thickness', text: (of) => inches(of.thickness_tmm) },
  {
    key: 'box_sqft_e4',
    label: 'Coverage',
    text: (of) => (of.box_sqft_e4 === null ? null : `${of.box_sqft_e4 / 10_000} sq ft`),
  },
  { key: 'pieces_per_unit', label: 'Pieces per unit', text: (of) => String(of.pieces_per_unit) },
  {
    key: 'weight_g',
    label: 'Weight',
    text: (of) =>
      of.weight_g === null ? null : `${Math.round((of.weight_g / 453.592_37) * 10) / 10} lb`,
  },
  {
    key: 'wholesale_cents',
    label: 'Wholesale price',
    text: (of) => (of.wholesale_cents === null ? null : dollars(of.wholesale_cents)),
  },
  { key: 'picture', label: 'Look', text: (of) => look(of.picture) },
  { key: 'is_sold', label: 'For sale', text: (of) => (of.is_sold ? 'Yes' : 'No') },
];

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Every field, in the order of the editor. Variants and specification rows are told apart by key and label. */
export function listFields(listing: Listing): readonly ListingField[] {
  return [
    ...TOP.map(({ key, label, text }) => ({
      path: key,
      label,
      text: text(listing),
      value: listing[key],
    })),
    ...listing.specification.map(([label, value]) => ({
      path: `specification.${label}`,
      label,
      text: orNull(value),
      value,
    })),
    ...listing.variants.flatMap((variant) =>
      OF_VARIANT.map(({ key, label, text }) => ({
        path: `variants.${variant.key}.${key}`,
        label: `${variant.vendor_sku || 'New variant'}: ${label}`,
        text: text(variant),
        value: variant[key],
      })),
    ),
  ];
}
