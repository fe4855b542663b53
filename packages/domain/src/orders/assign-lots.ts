/** Which lots a line is sent from. Goods of one lot match in shade, so a line is of one lot wherever one suffices. */
import { ok, type Result, refuse, refuseFields } from '../errors/errors.ts';
import type { Lot } from './split-item.ts';

/**
 * The units that each lot gains or loses when a line changes its lots. `free` is what each lot has for sale, without
 * what the line itself took.
 */
export function assignLots({
  qty,
  current,
  wanted,
  free,
}: {
  readonly qty: number;
  readonly current: readonly Lot[];
  readonly wanted: readonly Lot[];
  readonly free: readonly Lot[];
}): Result<readonly Lot[]> {
  const codes = new Set(wanted.map(({ lotCode }) => lotCode));
  const total = wanted.reduce((sum, lot) => sum + lot.qty, 0);
  if (total !== qty || codes.size !== wanted.length) {
    return refuseFields({ lots: refuse('lots_not_whole', { params: { qty } }) });
  }
  const available = new Map(free.map(({ lotCode, qty: left }) => [lotCode, left]));
  for (const { lotCode, qty: own } of current) {
    if (available.has(lotCode)) available.set(lotCode, (available.get(lotCode) ?? 0) + own);
  }
  for (const { lotCode, qty: asked } of wanted) {
    const left = available.get(lotCode) ?? 0;
    if (asked > left) {
      return refuseFields({ lots: refuse('lot_too_small', { params: { lot: lotCode, left } }) });
    }
  }
  const whole = [...available].find(([, left]) => left >= qty);
  if (wanted.length > 1 && whole !== undefined) {
    return refuseFields({ lots: refuse('lots_mixed', { params: { lot: whole[0], qty } }) });
  }
  const changes = new Map(current.map(({ lotCode, qty: own }) => [lotCode, own]));
  for (const { lotCode, qty: asked } of wanted) {
    changes.set(lotCode, (changes.get(lotCode) ?? 0) - asked);
  }
  return ok(
    [...changes]
      .map(([lotCode, change]) => ({ lotCode, qty: change }))
      .filter((lot) => lot.qty !== 0),
  );
}
