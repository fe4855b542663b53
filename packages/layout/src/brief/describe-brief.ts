import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { sqftFromSquareTenths } from '@wevisu/scene/units.ts';
import type {
  Brief,
  FinishWish,
  Found,
  ItemWish,
  ListFields,
  RoomSize,
  SingleFields,
  StyleWish,
  Want,
} from './brief.ts';
import type { Budget } from './reading/money.ts';
import type { Span } from './reading/units.ts';
import { nameOf } from './words/names.ts';

/** What was understood, in words that a person can check and correct. */
export interface Chip {
  readonly field: keyof SingleFields | keyof ListFields;
  /** The place in the field's list; null for fields that are said once. */
  readonly at: number | null;
  readonly label: string;
  readonly value: string;
  /** Where the text says it; null for what was chosen and not written. */
  readonly span: Span | null;
}

const wantLabels: Readonly<Record<Want, string>> = {
  must: 'With',
  nice: 'If it fits',
  'must-not': 'Without',
  keep: 'Keep',
};

const dollars = (amount: Cents): string => formatUsd(amount).replace(/\.00$/, '');

function budgetText({ minCents, maxCents, about }: Budget): string {
  if (minCents !== null && maxCents !== null) return `${dollars(minCents)} to ${dollars(maxCents)}`;
  if (minCents !== null) return `At least ${dollars(minCents)}`;
  if (maxCents === null) return 'Open';
  return `${about ? 'About' : 'At most'} ${dollars(maxCents)}`;
}

function sizeText({ widthTenths, lengthTenths }: RoomSize): string {
  if (widthTenths !== null && lengthTenths !== null) {
    return `${formatFeetInches(widthTenths)} × ${formatFeetInches(lengthTenths)}`;
  }
  if (widthTenths !== null) return `${formatFeetInches(widthTenths)} wide`;
  return lengthTenths === null ? 'Open' : `${formatFeetInches(lengthTenths)} long`;
}

function itemText({ item, count, form, widthTenths, depthTenths }: ItemWish): string {
  const size = [widthTenths, depthTenths].flatMap((side) =>
    side === null ? [] : [formatFeetInches(side)],
  );
  const name = `${count === null ? '' : `${count} × `}${nameOf(item)}`;
  const more = [
    ...(form ? [form.replaceAll('-', ' ')] : []),
    ...(size.length ? [size.join(' × ')] : []),
  ];
  return more.length ? `${name}, ${more.join(', ')}` : name;
}

function lookText({ tone, color, material }: FinishWish): string {
  const words = [tone, color, material]
    .filter((word) => word !== null)
    .map((word) => word.replaceAll('-', ' '));
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const finishLabel = ({ part, want }: FinishWish): string =>
  want === 'must' ? nameOf(part) : `${nameOf(part)}, not`;

const styleLabel = ({ want }: StyleWish): string => (want === 'must' ? 'Style' : 'Not this style');

const count = (found: Found<number>): string => String(found.value);

/** One chip for each thing that a brief says, in the order in which a form would ask for it. */
export function describeBrief(brief: Brief): readonly Chip[] {
  const chips: Chip[] = [];
  const one = <F extends keyof SingleFields>(
    field: F,
    label: string,
    text: (found: NonNullable<SingleFields[F]>) => string,
  ): void => {
    const found = brief[field];
    if (found)
      chips.push({
        field,
        at: null,
        label,
        value: text(found as NonNullable<SingleFields[F]>),
        span: found.span,
      });
  };
  const many = <T>(
    field: keyof ListFields,
    list: readonly Found<T>[],
    [label, text]: readonly [(value: T) => string, (value: T) => string],
  ): void => {
    for (const [at, { value, span }] of list.entries()) {
      chips.push({ field, at, label: label(value), value: text(value), span });
    }
  };
  one('purpose', 'Room', ({ value }) => nameOf(value));
  many('also', brief.also, [() => 'Also', nameOf]);
  one('size', 'Size', ({ value }) => sizeText(value));
  one('area', 'Floor area', ({ value }) => `${Math.round(sqftFromSquareTenths(value))} sq ft`);
  one('ceiling', 'Ceiling', ({ value }) => formatFeetInches(value));
  one('shape', 'Layout', ({ value }) => nameOf(value));
  one('openPlan', 'Open plan', () => 'Yes');
  one('budget', 'Budget', ({ value }) => budgetText(value));
  many('styles', brief.styles, [styleLabel, ({ style }) => nameOf(style)]);
  many('finishes', brief.finishes, [finishLabel, lookText]);
  many('items', brief.items, [({ want }) => wantLabels[want], itemText]);
  one('seats', 'Seats', count);
  one('cooks', 'Cooks', count);
  one('people', 'People', count);
  one('accessible', 'Accessible', () => 'Yes');
  many('wishes', brief.wishes, [() => 'Wish', nameOf]);
  return chips;
}
