import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, text } from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import type { Params } from '../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';

const own = (p: Params<{ proId: ProUserId }>) =>
  tables
    .selectFrom('showrooms')
    .select(['id', 'vsd_id', 'featured_version', 'assortment_version'])
    .where('user_id', '=', p.proId);

export const getOwnShowroom = statement(own).get;
export type OwnShowroom = RowOf<typeof getOwnShowroom>;

/** Two changes of one pick come one after the other. */
export const lockOwnShowroom = statement((p: Params<{ proId: ProUserId }>) =>
  own(p).forNoKeyUpdate(),
).get;

export const listPicked = statement((p: Params<{ showroomId: ShowroomId }>) =>
  tables
    .selectFrom('showroom_featured')
    .select('product_id')
    .where('showroom_id', '=', p.showroomId)
    .orderBy('place'),
).list;

/** In the order of the ids. Drafts have no name here: only their vendor may see them. */
export const listNames = sqlStatement({
  takes: { ids: arrayOf(ID.product) },
  gives: {
    productId: ID.product,
    hash: text,
    name: text,
    brand: text,
    pictureKey: text.orNull,
  },
  sql: (p) => sql`select p.id as "productId", p.hash, p.name, b.name as brand,
      p.picture_key as "pictureKey"
    from unnest(${p.ids}::bigint[]) with ordinality as asked(id, place)
    join products p on p.id = asked.id and p.status <> 'draft'
    join brands b on b.id = p.brand_id
    order by asked.place`,
}).list;

export const deletePicked = statement((p: Params<{ showroomId: ShowroomId }>) =>
  tables.deleteFrom('showroom_featured').where('showroom_id', '=', p.showroomId),
).run;

export const insertPicked = sqlStatement({
  takes: { showroomId: ID.showroom, ids: arrayOf(ID.product) },
  sql: (p) => sql`insert into showroom_featured (showroom_id, product_id, place)
    select ${p.showroomId}, asked.id, asked.place
    from unnest(${p.ids}::bigint[]) with ordinality as asked(id, place)`,
}).run;

export const raiseVersion = statement((p: Params<{ showroomId: ShowroomId }>) =>
  tables
    .updateTable('showrooms')
    .set(({ eb }) => ({ featured_version: eb('featured_version', '+', 1) }))
    .where('id', '=', p.showroomId),
).run;
