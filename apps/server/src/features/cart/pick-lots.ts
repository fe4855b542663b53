// Chooses the lots for a quantity. Boxes of one lot match in shade, so a single sufficient lot wins.

export interface LotWithFree {
  readonly id: number;
  readonly code: string;
  /** Available units. */
  readonly free: number;
}

export interface LotPick {
  readonly lotId: number;
  readonly lotCode: string;
  readonly qty: number;
}

/**
 * The smallest lot that suffices alone, so that large lots stay whole for large rooms; else the
 * fewest lots, largest first. Null if all lots together are not enough. Ties go to the older lot.
 */
export function pickLots(lots: readonly LotWithFree[], qty: number): LotPick[] | null {
  const usable = lots.filter((lot) => lot.free > 0);
  const single = usable
    .filter((lot) => lot.free >= qty)
    .sort((a, b) => a.free - b.free || a.id - b.id)[0];
  if (single !== undefined) return [{ lotId: single.id, lotCode: single.code, qty }];
  const picks: LotPick[] = [];
  let left = qty;
  for (const lot of usable.sort((a, b) => b.free - a.free || a.id - b.id)) {
    if (left === 0) break;
    const taken = Math.min(left, lot.free);
    picks.push({ lotId: lot.id, lotCode: lot.code, qty: taken });
    left -= taken;
  }
  return left === 0 ? picks : null;
}

export function freeOf(lots: readonly LotWithFree[]): number {
  return lots.reduce((sum, lot) => sum + Math.max(0, lot.free), 0);
}
