import { boxesForArea } from '@wevisu/domain/catalog/boxes.ts';
import { parseArea, type SqFt, sqft, sqftFromUnits } from '@wevisu/domain/catalog/sqft.ts';
import { type Cents, cents, multiplyByQty, percent } from '@wevisu/domain/money/money.ts';

/** Shares of the area added for cuts and breakage, in percent, for the homeowner to choose from. */
export const WASTE_CHOICES = [0, 5, 10, 15] as const;
export type WastePercent = (typeof WASTE_CHOICES)[number];

export interface AreaPlan {
  readonly area: SqFt;
  /** The area with its waste. */
  readonly needed: SqFt;
  /** Units to order: never too few. */
  readonly quantity: number;
}

/** What a typed area comes to in whole units; null while it is no area (CAT-11: two decimals). */
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
  /** Above the bare area; null without an area, or when the units do not even cover that. */
  readonly leftOver: SqFt | null;
  /** What is missing to the area with its waste; 0 when all is covered. */
  readonly short: SqFt;
}

/** What a quantity covers, which need not be the planned one. */
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

/** Hundredths of a square foot, as the cart keeps an area. */
export function toAreaSqftE2(area: SqFt): number {
  return Math.round(area / 100);
}

export function computeTotal(price: number, quantity: number): Cents {
  return multiplyByQty(cents(price), quantity);
}

/** How many lots a quantity takes, the largest first; 0 when there is not enough in all. */
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
