// Lines of one product, and so of one lot, are added up exactly and rounded once; what is ordered beyond the count
// is stated beside it.

import { allocate, type Cents, cents, multiplyByQty, sum } from '@wevisu/domain/money/money.ts';
import { type Allowance, DEFAULT_ALLOWANCE } from '../document/allowance.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import { toQuarts } from './paint.ts';
import {
  type MaterialOrder,
  roundedUp,
  type Takeoff,
  type TakeoffLine,
  type TakeoffOrder,
} from './takeoff-line.ts';

/** Orders, materials and totals of lines. Sums by room and by vendor are the total, to the cent. */
export function takeoffFrom(
  lines: readonly TakeoffLine[],
  products: Readonly<Record<string, ProductFacts>>,
  allowance: Allowance = DEFAULT_ALLOWANCE,
): Takeoff {
  const orders: TakeoffOrder[] = [];
  const byRoom = new Map<string, Cents>();
  const byVendor = new Map<string, Cents>();
  for (const [sku, own] of grouped(lines, (line) => line.sku)) {
    const facts = Object.hasOwn(products, sku) ? products[sku] : undefined;
    if (!facts) continue;
    const ordered = orderedUnits(own, facts, allowance);
    const totalCents = totalOf(facts, ordered.units);
    orders.push({
      sku,
      vendor: facts.vendor,
      unit: facts.unit,
      ...ordered,
      lineIds: own.map(({ id }) => id),
      totalCents,
    });
    if (totalCents === null) continue;
    addTo(byVendor, facts.vendor, totalCents);
    const shares = allocate(
      totalCents,
      own.map(({ exactUnits }) => weightOf(exactUnits)),
    );
    for (const [n, line] of own.entries()) addTo(byRoom, line.roomId ?? '', shares[n] as Cents);
  }
  return {
    lines,
    orders,
    materials: materialsOf(lines),
    allowance,
    totalCents: sum(orders.map(({ totalCents }) => cents(totalCents ?? 0))),
    byRoom: Object.fromEntries(byRoom),
    byVendor: Object.fromEntries(byVendor),
  };
}

type OrderedUnits = Pick<
  TakeoffOrder,
  'units' | 'countedUnits' | 'breakageUnits' | 'keptUnits' | 'spareUnits'
>;

function orderedUnits(
  own: readonly TakeoffLine[],
  { minimumUnit }: ProductFacts,
  allowance: Allowance,
): OrderedUnits {
  const whole = (exact: number) => (exact <= 0 ? 0 : Math.max(minimumUnit, roundedUp(exact)));
  const exact = own.reduce((total, { exactUnits }) => total + exactUnits, 0);
  const countedUnits = whole(exact);
  const allowed = own.flatMap((line) => line.allowance ?? []);
  const spareUnits = Math.max(0, ...allowed.map(({ keepUnits }) => keepUnits));
  if (allowance === 'exact' || allowed.length === 0 || countedUnits === 0) {
    return { units: countedUnits, countedUnits, breakageUnits: null, keptUnits: 0, spareUnits };
  }
  const breakage = Math.max(
    allowed.reduce((total, { breakageUnits }) => total + breakageUnits, 0),
    ...allowed.map(({ leastUnits }) => leastUnits),
  );
  const breakageUnits = Math.max(0, whole(exact + breakage) - countedUnits);
  const keptUnits = allowance === 'keep' ? spareUnits : 0;
  return {
    units: countedUnits + breakageUnits + keptUnits,
    countedUnits,
    breakageUnits,
    keptUnits,
    spareUnits: spareUnits - keptUnits,
  };
}

/** The total with each allowance, in cents, for whoever chooses between them. */
export function totalsByAllowance(
  lines: readonly TakeoffLine[],
  products: Readonly<Record<string, ProductFacts>>,
): Readonly<Record<Allowance, number>> {
  const totalWith = (allowance: Allowance) => takeoffFrom(lines, products, allowance).totalCents;
  return { exact: totalWith('exact'), careful: totalWith('careful'), keep: totalWith('keep') };
}

/** Beyond $1 billion a document means something else. As many orders as a file has room for still add up exactly. */
const MAX_TOTAL = 1e11;
const MAX_UNITS = 1e9;

function totalOf({ priceCents }: ProductFacts, units: number): Cents | null {
  if (priceCents === null || units > MAX_UNITS || priceCents * units > MAX_TOTAL) return null;
  return multiplyByQty(cents(priceCents), units);
}

function materialsOf(lines: readonly TakeoffLine[]): MaterialOrder[] {
  return [...grouped(lines, (line) => line.material)].map(([material, own]) => {
    const exact = own.reduce((total, { exactUnits }) => total + exactUnits, 0);
    const { what, unit } = own[0] as TakeoffLine;
    const units = unit === 'gallon' ? toQuarts(exact) : roundedUp(exact);
    return { material, what, unit, units, lineIds: own.map(({ id }) => id) };
  });
}

function grouped(
  lines: readonly TakeoffLine[],
  keyOf: (line: TakeoffLine) => string | null,
): ReadonlyMap<string, TakeoffLine[]> {
  const groups = new Map<string, TakeoffLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}

/** Millionths of a unit: whole numbers, as money is shared out by. */
function weightOf(exactUnits: number): number {
  return Math.round(exactUnits * 1_000_000);
}

function addTo(sums: Map<string, Cents>, key: string, amount: Cents): void {
  sums.set(key, cents((sums.get(key) ?? 0) + amount));
}
