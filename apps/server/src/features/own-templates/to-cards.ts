import type { OwnTemplate } from '@wevisu/contract/own-templates.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { add, type Cents, cents, multiplyByQty } from '@wevisu/domain/money/money.ts';
import { ownTemplatePicture } from '@wevisu/domain/projects/own-template.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { toVariantPrice } from '../showrooms/price-parts.ts';
import { type OwnTemplateRow, readOwnTemplateProducts } from './store.ts';

export interface ToPrice {
  readonly rows: readonly OwnTemplateRow[];
  /** The showroom's row; null outside one. */
  readonly showroomId: ShowroomId | null;
}

/** Cards with the total price in the showroom today. */
export async function toCards(db: Queryable, of: ToPrice): Promise<OwnTemplate[]> {
  const totals = await totalsOf(db, of);
  return of.rows.map((row) => toCard(row, totals && (totals.get(row.id) ?? cents(0))));
}

export function toCard(row: OwnTemplateRow, total: Cents | null): OwnTemplate {
  const { id, name, room, style, products, brands } = row;
  return {
    ...{ id, name, room, style, total, products, brands },
    colors: [...row.colors],
    picture: ownTemplatePicture({ planHash: row.planHash, stillId: row.stillId }),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** By template; null outside a showroom. */
async function totalsOf(
  db: Queryable,
  { rows, showroomId }: ToPrice,
): Promise<ReadonlyMap<number, Cents> | null> {
  if (showroomId === null) return null;
  const templateIds = rows.map(({ id }) => id);
  const totals = new Map<number, Cents>();
  for (const product of await readOwnTemplateProducts(db, { templateIds, showroomId })) {
    const line = multiplyByQty(toVariantPrice(product).price, product.units);
    totals.set(product.templateId, add(totals.get(product.templateId) ?? cents(0), line));
  }
  return totals;
}
