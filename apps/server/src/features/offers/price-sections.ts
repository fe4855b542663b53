import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { messageOf, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { OfferLine, OfferSection } from '@wevisu/domain/offers/offer-content.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { pickLots } from '../cart/pick-lots.ts';
import { type GoodsRow, listGoods } from './store/goods.ts';
import type { DraftSection } from './store/offers.ts';

export interface PricedSections {
  readonly sections: readonly OfferSection[];
  readonly problems: readonly { readonly key: string; readonly text: string }[];
}

/** A draft at the prices, lots and lead times of now. */
export async function priceSections(
  db: Queryable,
  of: { readonly showroomId: ShowroomId; readonly sections: readonly DraftSection[] },
): Promise<PricedSections> {
  const variantIds = of.sections.flatMap(({ lines }) => lines.map((line) => line.variant_id));
  const goods = await readGoods(db, { showroomId: of.showroomId, variantIds });
  const problems: { key: string; text: string }[] = [];
  const sections = of.sections.map((section, at) => ({
    key: String(at + 1),
    title: section.title,
    kind: section.kind,
    allowance: section.allowance,
    lines: section.lines.flatMap(({ variant_id: variantId, qty }, place) => {
      const found = goods.get(variantId);
      if (found === undefined) return [];
      const line = toLine(found, { key: `${at + 1}.${place + 1}`, qty });
      const problem = problemOf(found, qty);
      if (problem !== null) problems.push({ key: line.key, text: messageOf(problem) });
      return [line];
    }),
  }));
  return { sections, problems };
}

export async function readGoods(
  db: Queryable,
  of: { readonly showroomId: ShowroomId; readonly variantIds: readonly number[] },
): Promise<ReadonlyMap<number, GoodsRow>> {
  const rows = await listGoods(db, of);
  return new Map(rows.map((row) => [row.variantId, row]));
}

export function leadTimeOf(row: GoodsRow): string {
  return leadTimeText(row.leadTimeMinDays, row.leadTimeMaxDays);
}

function problemOf({ name: product, isSold, minimumUnit: minimum }: GoodsRow, qty: number) {
  if (!isSold) return refuse('offer_incomplete', { params: { product } });
  return qty < minimum ? refuse('offer_below_minimum', { params: { product, minimum } }) : null;
}

export function toLine(row: GoodsRow, { key, qty }: { key: string; qty: number }): OfferLine {
  return {
    key,
    variant_id: row.variantId,
    product_hash: row.productHash,
    name: row.name,
    brand: row.brand,
    vendor: row.vendor,
    sku: row.sku,
    size_label: row.sizeLabel,
    finish: row.finish,
    unit: row.unit,
    qty,
    price: row.priceCents,
    total: row.priceCents * qty,
    lots: (pickLots([...row.lots], qty) ?? []).map((pick) => ({
      code: pick.lotCode,
      qty: pick.qty,
    })),
    lead_time: leadTimeOf(row),
    picture: pictureKeyOf({
      ...row,
      productKey: row.productPictureKey,
      variantKey: row.variantPictureKey,
    }),
    text: row.text,
  };
}
