import type { LineToBuy } from './lines-to-buy.ts';
import type { Hold } from './store/write-checkout.ts';

/** The holds that a checkout needs, and the resulting change to `held` of each lot. */
export function holdChanges(
  bought: readonly LineToBuy[],
  heldBefore: ReadonlyMap<number, number>,
): { readonly holds: Hold[]; readonly moved: { readonly lotId: number; readonly by: number }[] } {
  const holds = bought.flatMap(({ line, picks }) =>
    picks.map(({ lotId, qty }) => ({ lotId, variantId: line.variantId, qty })),
  );
  const wanted = new Map(holds.map((hold) => [hold.lotId, hold.qty]));
  const moved = [...new Set([...heldBefore.keys(), ...wanted.keys()])].flatMap((lotId) => {
    const by = (wanted.get(lotId) ?? 0) - (heldBefore.get(lotId) ?? 0);
    return by === 0 ? [] : [{ lotId, by }];
  });
  return { holds, moved };
}
