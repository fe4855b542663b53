import type { AssortmentRule } from '@wevisu/domain/catalog/assortment.ts';
import type { ProductId, ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, bool, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { anyOf, type Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const own = (p: Params<{ proId: ProUserId }>) =>
  tables
    .selectFrom('showrooms')
    .select(['id', 'assortment_version'])
    .where('user_id', '=', p.proId);

export const getOwnShowroom = statement(own).get;

/** Two changes of one assortment come one after the other. */
export const lockOwnShowroom = statement((p: Params<{ proId: ProUserId }>) =>
  own(p).forNoKeyUpdate(),
).get;

const deleteRules = statement((p: Params<{ showroomId: ShowroomId }>) =>
  tables.deleteFrom('showroom_assortment').where('showroom_id', '=', p.showroomId),
).run;

const insertRules = sqlStatement({
  takes: {
    showroomId: ID.showroom,
    kinds: arrayOf(text),
    ids: arrayOf(int8),
    shown: arrayOf(bool),
  },
  sql: (p) => sql`insert into showroom_assortment
      (showroom_id, product_id, brand_id, vendor_id, category_id, department_id, shown)
    select ${p.showroomId},
      case kind when 'product' then id end, case kind when 'brand' then id end,
      case kind when 'vendor' then id end, case kind when 'category' then id end,
      case kind when 'department' then id end, shown
    from unnest(${p.kinds}::text[], ${p.ids}::bigint[], ${p.shown}::boolean[]) as r(kind, id, shown)`,
}).run;

const raiseVersion = statement((p: Params<{ showroomId: ShowroomId }>) =>
  tables
    .updateTable('showrooms')
    .set(({ eb }) => ({ assortment_version: eb('assortment_version', '+', 1) }))
    .where('id', '=', p.showroomId),
).run;

/** In place of all that there were. */
export async function replaceRules(
  db: Queryable,
  {
    showroomId,
    rules,
  }: { readonly showroomId: ShowroomId; readonly rules: readonly AssortmentRule[] },
): Promise<void> {
  await deleteRules(db, { showroomId });
  await insertRules(db, {
    showroomId,
    kinds: rules.map(({ kind }) => kind),
    ids: rules.map(({ id }) => id),
    shown: rules.map(({ shown }) => shown),
  });
  await raiseVersion(db, { showroomId });
}

/** Drafts have no name here: only their vendor may see them. */
export const listProductNames = statement((p: Params<{ ids: readonly ProductId[] }>) =>
  tables
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', anyOf(p.ids))
    .where('status', '<>', 'draft'),
).list;
