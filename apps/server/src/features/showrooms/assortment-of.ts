import { type AssortmentRule, toAssortmentRules } from '@wevisu/domain/catalog/assortment.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listAssortment, type ShowroomRow } from './store.ts';

type Row = Awaited<ReturnType<typeof listAssortment>>[number];

/** What a showroom offers; null for everything. `version` names these rules among all showrooms. */
export async function assortmentOf(
  db: Queryable,
  { id, assortmentVersion }: Pick<ShowroomRow, 'id' | 'assortmentVersion'>,
) {
  if (assortmentVersion === 0) return null;
  const rules = await readAssortmentRules(db, id);
  if (rules.length === 0) return null;
  return {
    rules: toAssortmentRules(rules),
    version: `${id} ${assortmentVersion}`,
  };
}

export type ShowroomAssortment = Awaited<ReturnType<typeof assortmentOf>>;

export async function readAssortmentRules(
  db: Queryable,
  showroomId: ShowroomId,
): Promise<AssortmentRule[]> {
  return (await listAssortment(db, { showroomId })).map(toAssortmentRule);
}

/** Each row names one thing. */
function toAssortmentRule(row: Row): AssortmentRule {
  const { shown } = row;
  if (row.productId !== null) return { kind: 'product', id: row.productId, shown };
  if (row.brandId !== null) return { kind: 'brand', id: row.brandId, shown };
  if (row.vendorId !== null) return { kind: 'vendor', id: row.vendorId, shown };
  if (row.categoryId !== null) return { kind: 'category', id: row.categoryId, shown };
  return { kind: 'department', id: row.departmentId ?? 0, shown };
}
