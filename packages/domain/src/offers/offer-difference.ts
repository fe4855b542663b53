/** What has changed of approved lines since the offer was sent. */
import type { OfferLine } from './offer-content.ts';

/** A line's goods as they are now; null if the showroom does not sell them any more. */
export interface GoodsNow {
  readonly price: number;
  readonly left: number;
  readonly lead_time: string;
  readonly minimum: number;
}

export type LineChange = {
  readonly key: string;
  readonly name: string;
} & (
  | { readonly kind: 'gone' }
  | { readonly kind: 'price'; readonly before: number; readonly after: number }
  | { readonly kind: 'stock'; readonly wanted: number; readonly left: number }
  | { readonly kind: 'minimum'; readonly minimum: number }
  | { readonly kind: 'lead_time'; readonly text: string }
);

export interface Difference {
  readonly changes: readonly LineChange[];
  /** The lines that can still be put into a cart. */
  readonly buyable: readonly OfferLine[];
  /** Of those, at the prices of the offer and of now. */
  readonly total_before: number;
  readonly total_after: number;
}

/** Lines of the same goods share what is left of them. */
export function offerDifference(
  lines: readonly OfferLine[],
  goodsOf: (variantId: number) => GoodsNow | null,
): Difference {
  const changes: LineChange[] = [];
  const buyable: OfferLine[] = [];
  const taken = new Map<number, number>();
  let totalAfter = 0;
  for (const line of lines) {
    const { key, name, qty, variant_id: id } = line;
    const now = goodsOf(id);
    if (now === null) {
      changes.push({ key, name, kind: 'gone' });
      continue;
    }
    if (qty < now.minimum) {
      changes.push({ key, name, kind: 'minimum', minimum: now.minimum });
      continue;
    }
    const left = Math.max(0, now.left - (taken.get(id) ?? 0));
    taken.set(id, (taken.get(id) ?? 0) + qty);
    if (now.price !== line.price)
      changes.push({ key, name, kind: 'price', before: line.price, after: now.price });
    if (left < qty) changes.push({ key, name, kind: 'stock', wanted: qty, left });
    if (now.lead_time !== line.lead_time)
      changes.push({ key, name, kind: 'lead_time', text: now.lead_time });
    buyable.push(line);
    totalAfter += now.price * qty;
  }
  const totalBefore = buyable.reduce((sum, { total }) => sum + total, 0);
  return { changes, buyable, total_before: totalBefore, total_after: totalAfter };
}
