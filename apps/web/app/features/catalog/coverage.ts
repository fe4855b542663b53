import { boxesForArea } from '@wevisu/domain/catalog/boxes.ts';
import { parseArea, type SqFt, sqft, sqftFromUnits } from '@wevisu/domain/catalog/sqft.ts';
import { type Cents, cents, multiplyByQty, percent } from '@wevisu/domain/money/money.ts';

/** Extra for cuts and breakage to choose from, in percent of the area. */
export const WASTE_CHOICES = [0, 5, 10, 15] as const;
export type WastePercent = (typeof WASTE_CHOICES)[number];

export interface AreaPlan {
  readonly area: SqFt;
  /** The area plus waste. */
  readonly needed: SqFt;
  /** Units to order; never too few. */
  readonly quantity: number;
}

/** Whole units for a typed area; null if it is not an area (CAT-11: two decimals). */
export function planArea(of: {
  readonly areaText: string;
  readonly waste: WastePercent;
  readonly boxSqft: string;
  readonly minimumUnit: number;
}): AreaPlan | null {
  const area = parseArea(of.areaText);
  if (!area.ok) return null;
  const { boxes, needed } = boxesForArea({
    area: area.value,
    boxSqft: sqft(of.boxSqft),
    wasteRate: percent(of.waste),
    minimumUnit: of.minimumUnit,
  });
  return { area: area.value, needed, quantity: boxes };
}

export interface Coverage {
  readonly covered: SqFt;
  /** Coverage beyond the area itself; null without an area, or if the units do not cover it. */
  readonly leftOver: SqFt | null;
  /** How much the units fall short of the area plus waste; 0 if it is covered. */
  readonly short: SqFt;
}

/** What a quantity covers; it may differ from the planned one. */
export function computeCoverage(
  quantity: number,
  boxSqft: string,
  plan: Pick<AreaPlan, 'area' | 'needed'> | null,
): Coverage {
  const covered = sqftFromUnits(quantity * sqft(boxSqft));
  const isEnough = plan !== null && covered >= plan.area;
  return {
    covered,
    leftOver: isEnough ? sqftFromUnits(covered - plan.area) : null,
    short: sqftFromUnits(Math.max(0, (plan?.needed ?? 0) - covered)),
  };
}

/** Hundredths of a square foot, the cart's unit of area. */
export function toAreaSqftE2(area: SqFt): number {
  return Math.round(area / 100);
}

export function computeTotal(price: number, quantity: number): Cents {
  return multiplyByQty(cents(price), quantity);
}

/** How many lots a quantity takes, largest first; 0 if there is not enough in total. */
export function countLots(
  lots: readonly { readonly available: number }[],
  quantity: number,
): number {
  let left = quantity;
  const sizes = lots.map(({ available }) => available).sort((a, b) => b - a);
  for (const [index, available] of sizes.entries()) {
    left -= available;
    if (left <= 0) return index + 1;
  }
  return 0;
}
