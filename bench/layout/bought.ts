// Whether a design can be bought for what it says: counted anew from the bytes of its scene, in prices of the goods.
import type { Candidate, Stocked } from '@wevisu/layout/dressing/goods.ts';
import type { FinishedDesign } from '@wevisu/layout/requests/design-request.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { createDraw } from '../random.ts';

export interface Bought {
  /** Every product is on offer, in stock for what is taken of it, and ships in time. */
  readonly isOnOffer: boolean;
  readonly isWithinBudget: boolean;
  /** Units by their prices are what the design says that it costs, to the cent. */
  readonly isSum: boolean;
}

interface Asked {
  readonly goods: Stocked;
  readonly withinDays: number | null;
  readonly budgetCents: number | null;
}

export function bought({ document, summary }: FinishedDesign, asked: Asked): Bought {
  const { goods, withinDays, budgetCents } = asked;
  const read = readScene(JSON.parse(writeScene(document))).document;
  const { orders } = takeoffOf(read);
  const used = [...productsUsed(read.nodes).keys()];
  const isSold = (sku: string) => {
    const facts = goods.facts(sku);
    if (!facts || facts.problem !== null || facts.priceCents === null) return false;
    return withinDays === null || facts.leadTimeDays[1] <= withinDays;
  };
  const isThere = orders.every(({ sku, units }) => units <= (goods.available(sku) ?? Infinity));
  const sum = orders.reduce(
    (cents, { sku, units }) => cents + units * (goods.facts(sku)?.priceCents ?? Number.NaN),
    0,
  );
  const vendors = summary.vendors.reduce((cents, one) => cents + one.cents, 0);
  return {
    isOnOffer: isThere && [...used, ...orders.map(({ sku }) => sku)].every(isSold),
    isWithinBudget: budgetCents === null || sum <= budgetCents,
    isSum: sum === summary.totalCents && vendors === sum,
  };
}

const FEW = 5;

/** The same goods as a showroom has them on some day: of ten products one is sold out and one nearly, by their SKUs. */
export function onSomeDay(goods: Stocked): Stocked {
  const digit = (sku: string) => {
    let sum = 7;
    for (const letter of sku) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
    return createDraw(sum).below(10);
  };
  const isGone = (sku: string) => digit(sku) === 0;
  const known = new Map<string, readonly Candidate[]>();
  const goneOf = (one: Candidate): Candidate =>
    isGone(one.facts.sku) ? { ...one, facts: { ...one.facts, problem: 'out-of-stock' } } : one;
  return {
    of(child) {
      const found = known.get(child) ?? goods.of(child).map(goneOf);
      known.set(child, found);
      return found;
    },
    facts(sku) {
      const facts = goods.facts(sku);
      return facts && isGone(sku) ? { ...facts, problem: 'out-of-stock' } : facts;
    },
    available: (sku) => (digit(sku) === 1 ? FEW : null),
  };
}
