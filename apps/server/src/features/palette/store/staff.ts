// What staff find: by a whole number or ID, or by how a name begins. Each search reads an index of its own.
import { sql } from 'kysely';
import { int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import { begins } from './begins.ts';

export const findOrder = sqlStatement({
  takes: { number: text },
  gives: { number: text, homeowner: text, showroom: text },
  sql: (p) => sql`select o.number, trim(u.first_name || ' ' || u.last_name) as homeowner,
      s.company_name as showroom
    from orders o join users u on u.id = o.user_id join showrooms s on s.id = o.showroom_id
    where o.number = ${p.number}`,
}).get;

/** `q` in small letters, as emails are kept. */
const BY_NAME = { q: text, most: int8 };
const FULL_NAME = sql`lower(u.first_name || ' ' || u.last_name)`;

export const findUsers = sqlStatement({
  takes: BY_NAME,
  gives: { id: ID.user, name: text, email: text },
  sql: (p) => sql`
    with found as (
      (select u.id from users u where ${begins(sql`u.email`, p.q)} limit ${p.most})
      union (select u.id from users u where ${begins(FULL_NAME, p.q)} limit ${p.most})
      union (select u.id from users u where ${begins(sql`lower(u.last_name)`, p.q)} limit ${p.most})
    )
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email
    from found f join users u on u.id = f.id order by ${FULL_NAME}, u.id limit ${p.most}`,
}).list;

/** Also by an ID that the showroom had before. */
export const findShowrooms = sqlStatement({
  takes: { ...BY_NAME, vsdId: text },
  gives: { proId: ID.pro, name: text, vsdId: text },
  sql: (p) => sql`
    with found as (
      select i.showroom_id as id from showroom_ids i where i.vsd_id = ${p.vsdId}
      union (select s.id from showrooms s where ${begins(sql`lower(s.company_name)`, p.q)}
        limit ${p.most})
    )
    select s.user_id as "proId", s.company_name as name, s.vsd_id as "vsdId"
    from found f join showrooms s on s.id = f.id
    order by lower(s.company_name), s.id limit ${p.most}`,
}).list;

export const findBrands = sqlStatement({
  takes: BY_NAME,
  gives: { id: int4, name: text, vendor: text },
  sql: (p) => sql`select b.id, b.name, v.company_name as vendor
    from brands b join vendors v on v.id = b.vendor_id
    where ${begins(sql`lower(b.name)`, p.q)} order by lower(b.name), b.id limit ${p.most}`,
}).list;
