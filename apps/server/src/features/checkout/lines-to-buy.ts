// Splits a cart into what can be bought now, with its lots, and what stays, with the reason.

import { type Refusal, refuse } from '@wevisu/domain/errors/errors.ts';
import { LAPSES } from '@wevisu/domain/policy/policy.ts';
import type { PricedLine } from '../cart/cart-contents.ts';
import { freeOf, type LotPick, type LotWithFree, pickLots } from '../cart/pick-lots.ts';

export interface LineToBuy {
  readonly line: PricedLine;
  readonly qty: number;
  readonly cartLines: readonly { readonly id: number; readonly qty: number }[];
  readonly picks: readonly LotPick[];
}

export interface LineToSkip {
  readonly line: PricedLine;
  readonly problem: Refusal;
}

/**
 * `lots` are locked and current; the cart was read a moment earlier and may be outdated. `share` is the part of a
 * variant's free units that may be held, from 0 to 1.
 */
export function linesToBuy(
  lines: readonly PricedLine[],
  {
    lots,
    share,
  }: { readonly lots: ReadonlyMap<number, readonly LotWithFree[]>; readonly share: number },
): { readonly bought: LineToBuy[]; readonly skipped: LineToSkip[] } {
  const bought: LineToBuy[] = [];
  const skipped: LineToSkip[] = lines.flatMap((line) =>
    line.problem === null ? [] : [{ line, problem: line.problem }],
  );
  for (const same of byVariant(lines.filter((line) => line.problem === null))) {
    const [line] = same;
    if (line === undefined) continue;
    const qty = same.reduce((total, one) => total + one.qty, 0);
    const found = lots.get(line.variantId) ?? [];
    const picks = pickLots(found, qty);
    const most = Math.max(1, Math.floor(freeOf(found) * share));
    if (picks !== null && qty > most) skipped.push({ line, problem: aboveShare(line, most) });
    else if (picks === null) skipped.push({ line, problem: shortOf(line, freeOf(found)) });
    else bought.push({ line, qty, cartLines: same.map(({ id, qty }) => ({ id, qty })), picks });
  }
  return { bought, skipped };
}

function byVariant(lines: readonly PricedLine[]): PricedLine[][] {
  return [...Map.groupBy(lines, (line) => line.variantId).values()];
}

function aboveShare({ productName: product }: PricedLine, most: number): Refusal {
  return refuse('hold_share', {
    params: { product, most, hours: LAPSES.hours, lapses: LAPSES.free },
  });
}

function shortOf(line: PricedLine, left: number): Refusal {
  const product = line.productName;
  return left === 0
    ? refuse('out_of_stock', { params: { product } })
    : refuse('not_enough_stock', { params: { product, left } });
}
