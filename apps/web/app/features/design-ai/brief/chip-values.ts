// What each field of a brief may say, as forms offer it.
import type { Brief, Want } from '@wevisu/layout/brief/brief.ts';
import { colors, materials, parts, tones } from '@wevisu/layout/brief/words/finishes.ts';
import { itemIds } from '@wevisu/layout/brief/words/items.ts';
import { nameOf } from '@wevisu/layout/brief/words/names.ts';
import { purposes, shapes, wishes } from '@wevisu/layout/brief/words/rooms.ts';
import { styles } from '@wevisu/scene/styles.ts';
import type { Option } from '../../../ui/list-option.ts';
import type { BriefField } from './choices.ts';

const named = (ids: readonly string[]): Option[] => ids.map((id) => ({ id, label: nameOf(id) }));
const sorted = (options: readonly Option[]) =>
  options.toSorted((a, b) => a.label.localeCompare(b.label));

export const OPTIONS = {
  purpose: named(purposes),
  shape: named(shapes),
  style: named(styles.map(({ id }) => id)),
  wish: named(wishes),
  item: sorted(named(itemIds)),
  part: named(['any', ...parts]),
  tone: named(tones),
  color: named(colors),
  material: sorted(named(materials)),
} as const;

export const WANTS: readonly { readonly id: Want; readonly label: string }[] = [
  { id: 'must', label: 'With' },
  { id: 'nice', label: 'If it fits' },
  { id: 'must-not', label: 'Without' },
  { id: 'keep', label: 'Keep' },
];

interface FieldOffer {
  readonly field: BriefField;
  readonly label: string;
  /** What the form of a new one begins with. */
  readonly value: unknown;
}

const FOOT = 3_048;

/** In the order of the chips. */
const OFFERS: readonly FieldOffer[] = [
  { field: 'purpose', label: 'Room', value: 'kitchen' },
  { field: 'size', label: 'Size', value: { widthTenths: 12 * FOOT, lengthTenths: 10 * FOOT } },
  { field: 'ceiling', label: 'Ceiling height', value: 8 * FOOT },
  { field: 'shape', label: 'Layout', value: 'l' },
  { field: 'budget', label: 'Budget', value: { minCents: null, maxCents: null, about: false } },
  { field: 'styles', label: 'Style', value: { style: 'modern', want: 'must' } },
  {
    field: 'finishes',
    label: 'Color or material',
    value: { part: 'any', tone: null, color: null, material: null, want: 'must' },
  },
  {
    field: 'items',
    label: 'Something in the room',
    value: {
      ...{ item: 'island', want: 'must', form: null, count: null },
      ...{ widthTenths: null, depthTenths: null },
    },
  },
  { field: 'seats', label: 'Seats', value: 4 },
  { field: 'cooks', label: 'Cooks', value: 2 },
  { field: 'people', label: 'People', value: 4 },
  { field: 'accessible', label: 'Accessible', value: true },
  { field: 'wishes', label: 'Wish', value: 'storage' },
];

/** What may be added to a brief: once what is said once, and always what may be said more than once. */
export function offersFor(brief: Brief): readonly FieldOffer[] {
  return OFFERS.filter(({ field }) => {
    const now = brief[field];
    return now === null || Array.isArray(now);
  });
}
