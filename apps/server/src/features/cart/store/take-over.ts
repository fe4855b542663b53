import type { CartId, ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { MAX_LINE_QTY } from '../limits.ts';
import { ADDED_AREA_SQL } from './put-lines.ts';

/** Locks a guest's carts until the transaction ends, last changed first. */
export const lockGuestCarts = sqlStatement({
  takes: { guestKey: ID.cart },
  gives: {
    cartId: ID.cart,
    showroomId: ID.showroom,
    proId: ID.pro,
    /** Of the lines that are for a room. */
    rooms: arrayOf(text),
  },
  sql: (p) => sql`select c.id as "cartId", c.showroom_id as "showroomId", s.user_id as "proId",
      array(select distinct l.room from cart_lines l
        where l.cart_id = c.id and l.room is not null order by l.room) as rooms
    from carts c join showrooms s on s.id = c.showroom_id
    where c.guest_key = ${p.guestKey} and c.user_id is null
    order by c.updated_at desc, c.id for update of c`,
}).list;

/** The pro's user id of the last cart that this account took over from a guest; null if it took none. */
export const findTakeover = statement((p: Params<{ guestKey: CartId; userId: UserId }>) =>
  tables
    .selectFrom('cart_takeovers as t')
    .innerJoin('showrooms as s', 's.id', 't.showroom_id')
    .select('s.user_id as pro_id')
    .where('t.guest_key', '=', p.guestKey)
    .where('t.user_id', '=', p.userId)
    .orderBy('t.taken_at', 'desc')
    .limit(1),
).value;

/** It stays as recent as the guest's, so that the carts keep their order. */
const openCart = sqlStatement({
  takes: { newId: text, userId: ID.user, guestCartId: ID.cart, now: timestamptz },
  gives: { id: ID.cart },
  sql: (p) => sql`insert into carts (id, user_id, showroom_id, coupon_id, created_at, updated_at)
    select ${p.newId}, ${p.userId}, g.showroom_id, g.coupon_id, ${p.now}, g.updated_at
    from carts g where g.id = ${p.guestCartId}
    on conflict (user_id, showroom_id) where user_id is not null do update set
      updated_at = greatest(carts.updated_at, excluded.updated_at),
      revision = carts.revision + 1,
      coupon_id = coalesce(carts.coupon_id, excluded.coupon_id)
    returning id`,
}).require;

/**
 * Lines of a room go under its project, with the room's quantities; the others under the given one, unless that is
 * a room's: what was picked besides is not part of the room. Samples belong to no project.
 */
const moveLines = sqlStatement({
  takes: {
    cartId: ID.cart,
    guestCartId: ID.cart,
    projectId: ID.project.orNull,
    rooms: arrayOf(text),
    roomProjects: arrayOf(ID.project),
  },
  sql: (p) => sql`with placed as (
      select l.*, r.project_id as of_room, case
        when l.sample_product_id is not null then null
        when l.room is not null then r.project_id
        when ${p.projectId}::bigint = any(${p.roomProjects}::bigint[]) then null
        else ${p.projectId}::bigint end as under
      from cart_lines l
      left join unnest(${p.rooms}::text[], ${p.roomProjects}::bigint[]) as r(room, project_id)
        on r.room = l.room
      where l.cart_id = ${p.guestCartId} and not exists (
        select from cart_lines own where own.cart_id = ${p.cartId}
          and own.sample_product_id = l.sample_product_id and own.variant_id <> l.variant_id)
    ),
    kept as (
      insert into project_lines (project_id, variant_id, qty, from_scene)
      select under, variant_id, qty, of_room is not null from placed where under is not null order by id
      on conflict (project_id, variant_id) do update set qty = excluded.qty, from_scene = true
        where excluded.from_scene
    )
    insert into cart_lines
      (cart_id, variant_id, project_id, qty, area_sqft_e2, seen_price_cents, sample_product_id,
       created_at)
    select ${p.cartId}, variant_id, under, least(${sql.lit(MAX_LINE_QTY)}, sum(qty)),
      case when count(area_sqft_e2) = count(*) then sum(area_sqft_e2) end,
      max(seen_price_cents), max(sample_product_id), min(created_at)
    from placed group by variant_id, under order by min(id)
    on conflict (cart_id, variant_id, coalesce(project_id, 0), coalesce(room, '')) do update set
      qty = case
        when excluded.sample_product_id is not null then 1
        when excluded.project_id = any(${p.roomProjects}::bigint[]) then excluded.qty
        else least(${sql.lit(MAX_LINE_QTY)}, cart_lines.qty + excluded.qty) end,
      area_sqft_e2 = ${sql.raw(ADDED_AREA_SQL)},
      seen_price_cents = excluded.seen_price_cents`,
}).run;

const closeGuestCart = sqlStatement({
  takes: { guestCartId: ID.cart, userId: ID.user, now: timestamptz },
  sql: (p) => sql`with gone as (
      delete from carts where id = ${p.guestCartId} returning id, guest_key, showroom_id
    )
    insert into cart_takeovers (guest_cart_id, guest_key, user_id, showroom_id, taken_at)
    select id, guest_key, ${p.userId}, showroom_id, ${p.now} from gone`,
}).run;

/**
 * Moves the lines of a locked guest cart to the account's, under its projects, deletes the guest cart and
 * records that. The coupon moves too if the account has none.
 */
export async function moveGuestLines(
  db: Queryable,
  of: {
    readonly guestCartId: CartId;
    readonly userId: UserId;
    /** For the lines that are for no room. */
    readonly projectId: ProjectId | null;
    readonly projectOfRoom: ReadonlyMap<string, ProjectId>;
    /** Id for the account's cart if it has none yet. */
    readonly newId: string;
    readonly now: Date;
  },
): Promise<void> {
  const { guestCartId, userId, projectId, projectOfRoom, newId, now } = of;
  const { id: cartId } = await openCart(db, { newId, userId, guestCartId, now });
  await moveLines(db, {
    cartId,
    guestCartId,
    projectId,
    rooms: [...projectOfRoom.keys()],
    roomProjects: [...projectOfRoom.values()],
  });
  await closeGuestCart(db, { guestCartId, userId, now });
}
