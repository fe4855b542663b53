// Products that were added to a project by hand.

import type { ProjectId, VariantId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { arrayOf, int4, int8 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { anyOf, type Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

type Mode = 'set' | 'add';

const NEW_QTY: Readonly<Record<Mode, (maximum: unknown) => RawBuilder<unknown>>> = {
  set: () => sql`excluded.qty`,
  add: (maximum) => sql`least(${maximum}::int, project_lines.qty + excluded.qty)`,
};

const setLines = byName(['set', 'add'], (mode) =>
  sqlStatement({
    takes: {
      projectId: ID.project,
      removed: arrayOf(int8),
      variantIds: arrayOf(ID.variant),
      qtys: arrayOf(int4),
      maximumQty: int4,
    },
    sql: (p) => sql`with gone as (
        delete from project_lines
        where project_id = ${p.projectId} and variant_id = any(${p.removed}::bigint[])
      ),
      touched as (update projects set updated_at = now() where id = ${p.projectId})
      insert into project_lines (project_id, variant_id, qty)
      select ${p.projectId}, i.variant_id, least(${p.maximumQty}::int, i.qty)
      from unnest(${p.variantIds}::bigint[], ${p.qtys}::int[]) as i(variant_id, qty)
      on conflict (project_id, variant_id) do update
        set qty = ${NEW_QTY[mode](p.maximumQty)}, from_scene = false`,
  }),
);

/**
 * Sets or adds quantities; 0 removes a line. A line that came from a room counts as added by hand from then on. One
 * statement; the caller checks the project.
 */
export async function setProjectLines(
  db: Queryable,
  of: {
    readonly projectId: ProjectId;
    readonly items: readonly { readonly variantId: VariantId; readonly qty: number }[];
    readonly mode: Mode;
    readonly maximumQty: number;
  },
): Promise<void> {
  const { projectId, maximumQty } = of;
  const kept = of.items.filter((item) => item.qty > 0);
  await setLines[of.mode].run(db, {
    ...{ projectId, maximumQty },
    removed: of.items.filter((item) => item.qty === 0).map((item) => item.variantId),
    variantIds: kept.map((item) => item.variantId),
    qtys: kept.map((item) => item.qty),
  });
}

const listListed = statement((p: Params<{ variantIds: readonly VariantId[] }>) =>
  tables
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select('v.id')
    .where('v.id', '=', anyOf(p.variantIds))
    .where('v.status', '=', 'active')
    .where('p.status', '=', 'active'),
).list;

/** The variants among these that can be added to a project. */
export async function listListedVariants(
  db: Queryable,
  variantIds: readonly VariantId[],
): Promise<ReadonlySet<number>> {
  const rows = await listListed(db, { variantIds });
  return new Set(rows.map((row) => row.id));
}
