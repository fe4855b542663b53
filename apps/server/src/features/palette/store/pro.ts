// What a pro finds. Every query but that of names of products is bound to the session's pro.
import { sql } from 'kysely';
import { arrayOf, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const own = (proId: unknown) => sql`(select id from showrooms where user_id = ${proId})`;

export const findShowroomOfPro = sqlStatement({
  takes: { proId: ID.pro },
  gives: { vsdId: text },
  sql: (p) => sql`select vsd_id as "vsdId" from showrooms where user_id = ${p.proId}`,
}).get;

export const findOrderOfPro = sqlStatement({
  takes: { proId: ID.pro, number: text },
  gives: { number: text, client: text, placedAt: timestamptz },
  sql: (p) => sql`select o.number, trim(u.first_name || ' ' || u.last_name) as client,
      o.placed_at as "placedAt"
    from orders o join users u on u.id = o.user_id
    where o.number = ${p.number} and o.showroom_id = ${own(p.proId)}`,
}).get;

/** Whoever bought, shared a project or has a cart in the showroom: read by the showroom, then narrowed to the name. */
export const findClientsOfPro = sqlStatement({
  takes: { proId: ID.pro, q: text, most: int8 },
  gives: { id: ID.user, name: text },
  sql: (p) => sql`select u.id, trim(u.first_name || ' ' || u.last_name) as name
    from users u where u.id in (
        select user_id from orders where showroom_id = ${own(p.proId)}
        union select user_id from projects where showroom_id = ${own(p.proId)}
          and shared_to_pro_at is not null and deleted_at is null
        union select c.user_id from carts c where c.showroom_id = ${own(p.proId)}
          and c.user_id is not null and exists (select from cart_lines l where l.cart_id = c.id))
      and position(${p.q} in lower(u.first_name || ' ' || u.last_name)) > 0
    order by lower(u.first_name || ' ' || u.last_name), u.id limit ${p.most}`,
}).list;

/** In the order of the ids. */
export const listProducts = sqlStatement({
  takes: { ids: arrayOf(ID.product) },
  gives: { hash: text, name: text, brand: text },
  sql: (p) => sql`select r.hash, r.name, b.name as brand
    from unnest(${p.ids}::bigint[]) with ordinality f (id, at)
    join products r on r.id = f.id join brands b on b.id = r.brand_id
    where r.status = 'active' order by f.at`,
}).list;
