import type { CartId, ProjectId, ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { MAX_LINE_QTY } from '../limits.ts';
import { ADDED_AREA_SQL } from './put-lines.ts';

/** Locks a guest's cart until the transaction ends; null if there is none. */
export const lockGuestCart = sqlStatement({
  takes: { cartId: ID.cart },
  gives: {
    showroomId: ID.showroom,
    proId: ID.pro,
  },
  sql: (p) => sql`select c.showroom_id as "showroomId", s.user_id as "proId"
    from carts c join showrooms s on s.id = c.showroom_id
    where c.id = ${p.cartId} and c.user_id is null for update of c`,
}).get;

/** The pro's user id of a cart that this account took over earlier; null if it did not. */
export const findTakeover = statement((p: Params<{ cartId: CartId; userId: UserId }>) =>
  tables
    .selectFrom('cart_takeovers as t')
    .innerJoin('showrooms as s', 's.id', 't.showroom_id')
    .select('s.user_id as pro_id')
    .where('t.guest_cart_id', '=', p.cartId)
    .where('t.user_id', '=', p.userId),
).value;

const openCart = sqlStatement({
  takes: { newId: text, userId: ID.user, guestCartId: ID.cart, now: timestamptz },
  gives: { id: ID.cart },
  sql: (p) => sql`insert into carts (id, user_id, showroom_id, coupon_id, created_at, updated_at)
    select ${p.newId}, ${p.userId}, g.showroom_id, g.coupon_id, ${p.now}, ${p.now}
    from carts g where g.id = ${p.guestCartId}
    on conflict (user_id, showroom_id) where user_id is not null do update set
      updated_at = excluded.updated_at, revision = carts.revision + 1,
      coupon_id = coalesce(carts.coupon_id, excluded.coupon_id)
    returning id`,
}).require;

const moveLines = sqlStatement({
  takes: { cartId: ID.cart, guestCartId: ID.cart, projectId: ID.project.orNull },
  sql: (p) => sql`insert into cart_lines
      (cart_id, variant_id, project_id, qty, area_sqft_e2, seen_price_cents, sample_product_id,
       created_at)
    select ${p.cartId}, l.variant_id,
      case when v.status = 'sample' then null else ${p.projectId}::bigint end, l.qty,
      l.area_sqft_e2, l.seen_price_cents, l.sample_product_id, l.created_at
    from cart_lines l join variants v on v.id = l.variant_id
    where l.cart_id = ${p.guestCartId} and not exists (
      select from cart_lines own where own.cart_id = ${p.cartId}
        and own.sample_product_id = l.sample_product_id and own.variant_id <> l.variant_id)
    order by l.id
    on conflict (cart_id, variant_id, coalesce(project_id, 0)) do update set
      qty = case
        when exists (select from variants v where v.id = excluded.variant_id and v.status = 'sample')
        then 1 else least(${sql.lit(MAX_LINE_QTY)}, cart_lines.qty + excluded.qty) end,
      area_sqft_e2 = ${sql.raw(ADDED_AREA_SQL)},
      seen_price_cents = excluded.seen_price_cents`,
}).run;

const copyIntoProject = sqlStatement({
  takes: { guestCartId: ID.cart, projectId: ID.project },
  sql: (p) => sql`insert into project_lines (project_id, variant_id, qty)
    select ${p.projectId}, l.variant_id, l.qty
    from cart_lines l join variants v on v.id = l.variant_id and v.status <> 'sample'
    where l.cart_id = ${p.guestCartId} order by l.id
    on conflict (project_id, variant_id) do nothing`,
}).run;

const closeGuestCart = sqlStatement({
  takes: { guestCartId: ID.cart, userId: ID.user, showroomId: ID.showroom, now: timestamptz },
  sql: (p) => sql`with gone as (delete from carts where id = ${p.guestCartId})
    insert into cart_takeovers (guest_cart_id, user_id, showroom_id, taken_at)
    values (${p.guestCartId}, ${p.userId}, ${p.showroomId}, ${p.now})`,
}).run;

/**
 * Moves the lines of a locked guest cart to the account's, under the project if one is given, deletes
 * the guest cart and records that. The coupon moves too if the account has none.
 */
export async function moveGuestLines(
  db: Queryable,
  of: {
    readonly guestCartId: CartId;
    readonly showroomId: ShowroomId;
    readonly userId: UserId;
    readonly projectId: ProjectId | null;
    /** Id for the account's cart if it has none yet. */
    readonly newId: string;
    readonly now: Date;
  },
): Promise<void> {
  const { guestCartId, showroomId, userId, projectId, newId, now } = of;
  const { id: cartId } = await openCart(db, { newId, userId, guestCartId, now });
  await moveLines(db, { cartId, guestCartId, projectId });
  if (projectId !== null) await copyIntoProject(db, { guestCartId, projectId });
  await closeGuestCart(db, { guestCartId, userId, showroomId, now });
}
