import type { LineToBuy } from './lines-to-buy.ts';
import type { HeldLot } from './store/start.ts';
import type { Hold } from './store/write-checkout.ts';

/** The holds that a checkout is to have, and by how much `held` of each lot must change for it. */
export function holdChanges(
  bought: readonly LineToBuy[],
  lots: readonly HeldLot[],
): { readonly holds: Hold[]; readonly moved: { readonly lotId: number; readonly by: number }[] } {
  const holds = bought.flatMap(({ line, picks }) =>
    picks.map(({ lotId, qty }) => ({ lotId, variantId: line.variantId, qty })),
  );
  const wanted = new Map(holds.map((hold) => [hold.lotId, hold.qty]));
  const moved = lots.flatMap((lot) => {
    const by = (wanted.get(lot.id) ?? 0) - lot.own;
    return by === 0 ? [] : [{ lotId: lot.id, by }];
  });
  return { holds, moved };
}
