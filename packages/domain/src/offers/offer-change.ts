/** What a room's change makes of the lines that were approved before it, and how the two differ, to the cent. */
import type { OfferLine, OfferSection, SectionKind } from './offer-content.ts';
import { offerTotals } from './offer-totals.ts';

export interface RoomLine {
  readonly variant_id: number;
  readonly qty: number;
}

export interface ChangedSection {
  readonly title: string;
  readonly kind: SectionKind;
  readonly allowance: number | null;
  readonly lines: readonly RoomLine[];
}

/** By how much the quantity of each product has changed; a product that has not is not in it. */
export function roomChange(
  before: readonly RoomLine[],
  after: readonly RoomLine[],
): ReadonlyMap<number, number> {
  const change = new Map<number, number>();
  const add = (id: number, qty: number) => change.set(id, (change.get(id) ?? 0) + qty);
  for (const { variant_id, qty } of after) add(variant_id, qty);
  for (const { variant_id, qty } of before) add(variant_id, -qty);
  return new Map([...change].filter(([, qty]) => qty !== 0));
}

const ADDED = 'Added';

/**
 * The approved lines with the room's change. What was chosen is no choice any more; an allowance for what is chosen later
 * stays. A product that was not approved is added by the change alone.
 */
export function changeApproved(
  approved: readonly OfferSection[],
  change: ReadonlyMap<number, number>,
): ChangedSection[] {
  const left = new Map(change);
  const sections = approved.map(({ title, kind, allowance, lines }): ChangedSection => {
    if (lines.length === 0) return { title, kind, allowance, lines };
    const changed = lines.map(({ variant_id, qty }) => ({
      variant_id,
      qty: take(left, variant_id, qty),
    }));
    return { title, kind: 'each', allowance: null, lines: changed.filter(({ qty }) => qty > 0) };
  });
  const added = [...left].flatMap(([variant_id, qty]) => (qty > 0 ? [{ variant_id, qty }] : []));
  const kept = sections.filter(({ allowance, lines }) => lines.length > 0 || allowance !== null);
  return added.length === 0
    ? kept
    : [...kept, { title: ADDED, kind: 'each', allowance: null, lines: added }];
}

/** The first line of a product takes all that is more; less is taken from one line after the other. */
function take(left: Map<number, number>, id: number, qty: number): number {
  const change = Math.max(-qty, left.get(id) ?? 0);
  left.set(id, (left.get(id) ?? 0) - change);
  return qty + change;
}

/** One product before and after; no price where there is none of it. */
export interface ProductDifference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly name: string;
  readonly unit: string;
  readonly qty_before: number;
  readonly qty_after: number;
  readonly price_before: number | null;
  readonly price_after: number | null;
  readonly total_before: number;
  readonly total_after: number;
}

export interface SectionsDifference {
  readonly lines: readonly ProductDifference[];
  /** With the allowances for what is chosen later. */
  readonly total_before: number;
  readonly total_after: number;
}

/** Of what was approved and what takes its place; products that stay as they are are left out. */
export function compareSections(
  before: readonly OfferSection[],
  after: readonly OfferSection[],
): SectionsDifference {
  const [were, are] = [byProduct(before), byProduct(after)];
  const lines = [...new Set([...were.keys(), ...are.keys()])].flatMap((id) => {
    const was = were.get(id) ?? null;
    const is = are.get(id) ?? null;
    const named = is ?? was;
    if (named === null || (was?.qty === is?.qty && was?.price === is?.price)) return [];
    const kind =
      was === null ? ('added' as const) : is === null ? ('removed' as const) : ('changed' as const);
    return [
      {
        ...{ kind, name: named.name, unit: named.unit },
        ...{ qty_before: was?.qty ?? 0, qty_after: is?.qty ?? 0 },
        ...{ price_before: was?.price ?? null, price_after: is?.price ?? null },
        ...{ total_before: was?.total ?? 0, total_after: is?.total ?? 0 },
      },
    ];
  });
  return { lines, total_before: totalOf(before), total_after: totalOf(after) };
}

function byProduct(sections: readonly OfferSection[]): ReadonlyMap<number, OfferLine> {
  const found = new Map<number, OfferLine>();
  for (const line of sections.flatMap((section) => section.lines)) {
    const same = found.get(line.variant_id);
    found.set(
      line.variant_id,
      same === undefined
        ? line
        : { ...line, qty: same.qty + line.qty, total: same.total + line.total },
    );
  }
  return found;
}

function totalOf(sections: readonly OfferSection[]): number {
  const keys = sections.flatMap(({ lines }) => lines.map(({ key }) => key));
  return offerTotals(sections, new Set(keys)).from;
}
