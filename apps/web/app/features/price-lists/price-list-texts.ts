import type {
  PRICE_LIST_FIELD_KEYS,
  PriceList,
  PriceListState,
} from '@wevisu/contract/price-lists.ts';
import type { BadgeKind } from '../../ui/badge.tsx';

type FieldKey = (typeof PRICE_LIST_FIELD_KEYS)[number];

export const FIELD_LABELS: Readonly<Record<FieldKey, string>> = {
  sku: 'SKU',
  price: 'Wholesale price',
  stock: 'Stock',
  lot: 'Lot',
  status: 'Sold or discontinued',
  lead_min: 'Lead time, least days',
  lead_max: 'Lead time, most days',
  minimum: 'Minimum quantity',
  weight_lb: 'Weight in pounds',
  weight_kg: 'Weight in kilograms',
  name: 'Product name',
  description: 'Description',
  brand: 'Brand',
  category: 'Category',
  unit: 'Sold by',
  size: 'Size',
  finish: 'Finish',
  box_sqft: 'Square feet per unit',
  pieces: 'Pieces per unit',
};

export const STATE_LOOKS: Readonly<
  Record<PriceListState, { readonly label: string; readonly kind: BadgeKind }>
> = {
  reading: { label: 'Reading', kind: 'neutral' },
  unreadable: { label: 'Cannot be read', kind: 'danger' },
  mapping: { label: 'Columns to confirm', kind: 'accent' },
  checking: { label: 'Checking', kind: 'neutral' },
  checked: { label: 'Ready to apply', kind: 'accent' },
  applying: { label: 'Applying', kind: 'neutral' },
  applied: { label: 'Applied', kind: 'success' },
  undoing: { label: 'Undoing', kind: 'neutral' },
  undone: { label: 'Undone', kind: 'warning' },
  canceled: { label: 'Canceled', kind: 'warning' },
};

const WORKING: ReadonlySet<PriceListState> = new Set([
  'reading',
  'checking',
  'applying',
  'undoing',
]);

/** A job is at it: the page asks again. */
export function isWorking(state: PriceListState): boolean {
  return WORKING.has(state);
}

/** '15 percent' is '15%', of parts per million. */
export function percentOf(ppm: number): string {
  return `${(ppm / 10_000).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}

const ONLY_NEW = ['category', 'unit'] as const;

/** Which columns of a list change nothing of what is sold; null if all do. */
export function notTakenOf({ columns }: Pick<PriceList, 'columns'>): string | null {
  const left = columns.filter(({ field, header }) => field === null && header !== '');
  const onlyNew = ONLY_NEW.filter((field) => columns.some((column) => column.field === field));
  const parts = [
    ...(left.length > 0 ? [`Not taken: ${left.map(({ header }) => header).join(', ')}.`] : []),
    ...(onlyNew.length > 0
      ? [
          `Only for new products: ${onlyNew.map((field) => FIELD_LABELS[field]).join(', ')}. Change these of a product you sell on its own page.`,
        ]
      : []),
  ];
  return parts.length > 0 ? parts.join(' ') : null;
}
