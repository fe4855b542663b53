// What a showroom sells, at its clients' prices, and what stands in a cart or a shared project. No amount of a vendor or of
// the pro leaves these statements.
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { RoomLine } from '@wevisu/domain/offers/offer-change.ts';
import { sql } from 'kysely';
import { arrayOf, bool, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { LotWithFree } from '../../cart/pick-lots.ts';
import { MARKUP_PPM_SQL, PLATFORM_PPM_SQL, priceSql } from '../../showrooms/price-parts.ts';

const PRICE = priceSql({
  wholesale: 'v.wholesale_cents',
  platformPpm: 'shop.platform_ppm',
  markupPpm: MARKUP_PPM_SQL,
});

export const listGoods = sqlStatement({
  takes: { showroomId: ID.showroom, variantIds: arrayOf(int8) },
  gives: {
    variantId: ID.variant,
    productHash: text,
    name: text,
    brand: text,
    vendor: text,
    sku: text,
    sizeLabel: text,
    finish: text,
    unit: text,
    minimumUnit: int4,
    isSold: bool,
    priceCents: int8,
    productPictureKey: text.orNull,
    variantPictureKey: text.orNull,
    leadTimeMinDays: int4,
    leadTimeMaxDays: int4,
    text,
    lots: json<readonly LotWithFree[]>(),
  },
  sql: (p) => sql`
    with shop as (select s.id, s.markup_ppm, ${sql.raw(PLATFORM_PPM_SQL)} as platform_ppm
      from showrooms s where s.id = ${p.showroomId} limit 1)
    select v.id as "variantId", p.hash as "productHash", p.name, b.name as brand, ven.company_name as vendor,
      v.sku, v.size_label as "sizeLabel", v.finish, p.unit, p.minimum_unit as "minimumUnit",
      p.status = 'active' and v.status = 'active' and vu.status in ('Active', 'Approve')
        and is_offered(shop.id, p.id, p.brand_id, p.category_id) as "isSold",
      ${sql.raw(PRICE)} as "priceCents", p.picture_key as "productPictureKey", v.picture_key as "variantPictureKey",
      p.lead_time_min_days as "leadTimeMinDays", p.lead_time_max_days as "leadTimeMaxDays", p.description as text,
      coalesce((select json_agg(json_build_object('id', l.id, 'code', l.lot_code, 'free', l.on_hand - l.held))
        from stock_lots l where l.variant_id = v.id), '[]') as lots
    from shop, variants v
    join products p on p.id = v.product_id
    join categories cat on cat.id = p.category_id
    join brands b on b.id = p.brand_id
    join vendors ven on ven.id = p.vendor_id
    join users vu on vu.id = ven.user_id
    where v.id = any(${p.variantIds}::bigint[])`,
}).list;
export type GoodsRow = RowOf<typeof listGoods>;

export const findAssortment = statement((p: Params<{ proId: ProUserId }>) =>
  tables
    .selectFrom('showrooms')
    .select(['id', 'assortment_version'])
    .where('user_id', '=', p.proId),
).get;

/** In the order of the products; of each the first 40 that are sold. */
export const listVariantIds = sqlStatement({
  takes: { productIds: arrayOf(ID.product) },
  gives: { variantId: ID.variant },
  sql: (
    p,
  ) => sql`select v.id as "variantId" from unnest(${p.productIds}::bigint[]) with ordinality as asked(id, place)
    cross join lateral (select id from variants where product_id = asked.id and status = 'active' order by id limit 40) v
    order by asked.place, v.id`,
}).list;

const PICKED = { title: text, variantId: int8, qty: int4 };

const ROOM_SQL = sql`coalesce((select json_agg(json_build_object('variant_id', r.variant_id, 'qty', r.qty) order by r.variant_id)
    from project_lines r where r.project_id = o.id), '[]')`;

const CLIENT = { clientName: text, clientEmail: text.orNull };
const CLIENT_SQL = sql`trim(u.first_name || ' ' || u.last_name) as "clientName", u.email as "clientEmail"`;

/** A homeowner's cart without samples; each line with the project that it is for. */
export const listCart = sqlStatement({
  takes: { showroomId: ID.showroom, userId: ID.user },
  gives: {
    ...{ ...PICKED, ...CLIENT, projectId: ID.project.orNull },
    room: json<readonly RoomLine[]>(),
  },
  sql: (
    p,
  ) => sql`select coalesce(o.name, '') as title, l.variant_id as "variantId", l.qty, ${CLIENT_SQL},
      o.id as "projectId", ${ROOM_SQL} as room
    from carts c join users u on u.id = c.user_id join cart_lines l on l.cart_id = c.id
      left join projects o on o.id = l.project_id
    where c.showroom_id = ${p.showroomId} and c.user_id = ${p.userId} and l.sample_product_id is null
    order by title, l.id`,
}).list;

/** What a project that is shared with the pro has in its room; nothing if it is not shared any more. */
export const findRoom = sqlStatement({
  takes: { showroomId: ID.showroom, project: ID.project },
  gives: { room: json<readonly RoomLine[]>() },
  sql: (p) => sql`select ${ROOM_SQL} as room from projects o
    where o.id = ${p.project} and o.showroom_id = ${p.showroomId} and o.shared_to_pro_at is not null
      and o.deleted_at is null`,
}).get;

/** A project that its homeowner shared with the pro. */
export const listSharedProject = sqlStatement({
  takes: { showroomId: ID.showroom, project: ID.project },
  gives: { ...PICKED, ...CLIENT, variantId: int8.orNull, qty: int4.orNull },
  sql: (p) => sql`select o.name as title, l.variant_id as "variantId", l.qty, ${CLIENT_SQL}
    from projects o join users u on u.id = o.user_id left join project_lines l on l.project_id = o.id
    where o.id = ${p.project} and o.showroom_id = ${p.showroomId} and o.shared_to_pro_at is not null
      and o.deleted_at is null order by l.id`,
}).list;
