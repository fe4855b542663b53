// The totals of a takeoff in readable form.

import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { type OrderedWaste, orderedWaste } from '@wevisu/scene/takeoff/ordered-waste.ts';
import type { Takeoff, TakeoffLine, TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';

export interface Share {
  readonly key: string;
  readonly label: string;
  readonly cents: number;
}

export interface Summary {
  readonly totalCents: number;
  readonly byRoom: readonly Share[];
  readonly byVendor: readonly Share[];
  /** Whole selling units as text: '24 boxes', '3 slabs', '11 pieces'. */
  readonly units: readonly string[];
  /** What of these is beyond the count: '2 boxes for breakage, 3 boxes to keep'; null for none. */
  readonly extra: string | null;
  /** Waste as text: '8.1% of what is laid', with slabs stated separately. */
  readonly waste: string | null;
  /** What tile and boards are ordered beyond the area they cover, beside the trade's habit: '14% (trade habit 10% to 15%)'. */
  readonly ordered: string | null;
  /** The longest lead time of all products, in days. */
  readonly leadDays: readonly [number, number] | null;
  /** Number of ordered products without a known price here. */
  readonly unpriced: number;
  /** The amount above the budget; null within it or without one. */
  readonly overCents: number | null;
}

const plural: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Box: ['box', 'boxes'],
  Piece: ['piece', 'pieces'],
  SqFt: ['sq ft', 'sq ft'],
  LinearFt: ['linear ft', 'linear ft'],
  Slab: ['slab', 'slabs'],
  Pallet: ['pallet', 'pallets'],
};

/** '1 box', '9 boxes', '120 sq ft'. */
export function unitsText(count: number, unit: string): string {
  const [one, many] = plural[unit] ?? [unit, unit];
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** Dollars without empty cents: '$412', '$412.50'. */
export function dollars(cents: number): string {
  const text = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return text.replace(/\.00$/, '');
}

/** Dollars and cents while they are short enough to be read at a glance: '$9,149.54', '$112,346'. */
export function shortDollars(cents: number): string {
  const digits = cents < 10_000_000 ? 2 : 0;
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function sharesOf(
  sums: Readonly<Record<string, number>>,
  labelOf: (key: string) => string,
): Share[] {
  return Object.entries(sums)
    .map(([key, cents]) => ({ key, label: labelOf(key), cents }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents || (a.label < b.label ? -1 : 1));
}

/** What these lines open beyond what is laid, in percent with one decimal; null if nothing. */
function wastePercent(lines: readonly TakeoffLine[]): number | null {
  let laid = 0;
  let opened = 0;
  for (const { sku, measure, net, wasteE4 } of lines) {
    if (sku === null || measure !== 'area' || net <= 0 || wasteE4 >= 10_000) continue;
    laid += net;
    opened += net / (1 - wasteE4 / 10_000);
  }
  return opened === 0 ? null : Math.round((1 - laid / opened) * 1000) / 10;
}

/** Slabs are bought whole for any cut, so their waste would drown that of tile. */
function wasteOf({ lines }: Takeoff): string | null {
  const slabs = wastePercent(lines.filter(({ unit }) => unit === 'Slab'));
  const rest = wastePercent(lines.filter(({ unit }) => unit !== 'Slab'));
  if (slabs === null) return rest === null ? null : `${rest}% of the laid area`;
  const ofSlabs = `${slabs}% of slabs`;
  return rest === null ? ofSlabs : `${rest}% of the laid area, ${ofSlabs}`;
}

function extraOf({ orders }: Takeoff): string | null {
  const textOf = (unitsIn: (order: TakeoffOrder) => number, why: string) => {
    const counts = new Map<string, number>();
    for (const order of orders) {
      const units = unitsIn(order);
      if (units > 0) counts.set(order.unit, (counts.get(order.unit) ?? 0) + units);
    }
    const parts = [...counts].map(([unit, count]) => unitsText(count, unit));
    return parts.length === 0 ? [] : [`${parts.join(', ')} ${why}`];
  };
  const parts = [
    ...textOf(({ breakageUnits }) => breakageUnits ?? 0, 'for breakage'),
    ...textOf(({ keptUnits }) => keptUnits, 'to keep'),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

function orderedText(takeoff: Takeoff, products: SummaryInput['products']): string | null {
  const known = orderedWaste(takeoff, products);
  const area = known.reduce((sum, one) => sum + one.area, 0);
  if (area === 0) return null;
  const percent = (of: (one: OrderedWaste) => number) =>
    Math.round(known.reduce((sum, one) => sum + of(one) * one.area, 0) / area / 100);
  const [low, high] = [percent((one) => one.habitE4[0]), percent((one) => one.habitE4[1])];
  const habit = low === high ? `${low}%` : `${low}% to ${high}%`;
  return `${percent((one) => one.orderedE4)}% (trade habit ${habit})`;
}

export interface SummaryInput {
  readonly takeoff: Takeoff;
  readonly nodes: SceneNodes;
  readonly products: Readonly<Record<string, ProductFacts>>;
  readonly budgetCents: number | null;
}

export function summaryOf({ takeoff, nodes, products, budgetCents }: SummaryInput): Summary {
  const counts = new Map<string, number>();
  let leadDays: readonly [number, number] | null = null;
  for (const { sku, unit, units } of takeoff.orders) {
    counts.set(unit, (counts.get(unit) ?? 0) + units);
    const days = products[sku]?.leadTimeDays;
    if (days && (leadDays === null || days[1] > leadDays[1])) leadDays = days;
  }
  const over = budgetCents === null ? 0 : takeoff.totalCents - budgetCents;
  const nameOfRoom = (id: NodeId) => nodeOf(nodes, id, 'room')?.name ?? 'Elsewhere';
  return {
    totalCents: takeoff.totalCents,
    byRoom: sharesOf(takeoff.byRoom, nameOfRoom),
    byVendor: sharesOf(takeoff.byVendor, (vendor) => vendor),
    units: [...counts].map(([unit, count]) => unitsText(count, unit)),
    extra: extraOf(takeoff),
    waste: wasteOf(takeoff),
    ordered: orderedText(takeoff, products),
    leadDays,
    unpriced: takeoff.orders.filter(({ totalCents }) => totalCents === null).length,
    overCents: over > 0 ? over : null,
  };
}

/** '5 to 9 days', '3 days', '2 to 3 weeks'. */
export function daysText([low, high]: readonly [number, number]): string {
  const isWeeks = high >= 21;
  const [from, to] = isWeeks ? [Math.floor(low / 7), Math.ceil(high / 7)] : [low, high];
  const unit = isWeeks ? 'week' : 'day';
  return from === to || from === 0
    ? `${to} ${unit}${to === 1 ? '' : 's'}`
    : `${from} to ${to} ${unit}s`;
}
