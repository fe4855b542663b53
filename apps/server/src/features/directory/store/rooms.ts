// Rooms of portfolios. Those of a profile are found by it: a room that its pro took out opens for nobody.
import { sql } from 'kysely';
import {
  arrayOf,
  bytea,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const ROOM = {
  id: int8,
  name: text,
  room: text,
  style: text,
  planHash: text,
  /** Null until its picture is drawn. */
  stillId: int8.orNull,
};
export type RoomRow = RowOfColumns<typeof ROOM>;

const ROOM_SQL = sql`t.id, t.name, t.room, t.style, t.plan_hash as "planHash",
  (select s.id from stills s where s.template_id = t.id and s.done_at is not null
   order by s.id desc limit 1) as "stillId"`;

/** All of a pro's own templates, the newest first. */
export const listOwnRooms = sqlStatement({
  takes: { proId: ID.pro },
  gives: ROOM,
  sql: (p) => sql`select ${ROOM_SQL} from own_templates t
    where t.user_id = ${p.proId} order by t.id desc`,
}).list;

export const listPortfolio = sqlStatement({
  takes: { proId: ID.pro },
  gives: ROOM,
  sql: (p) => sql`select ${ROOM_SQL} from pro_listing_rooms r
      join own_templates t on t.id = r.template_id
    where r.user_id = ${p.proId} order by r.position`,
}).list;

/** The first room of each of these pros' portfolios. */
export const listCovers = sqlStatement({
  takes: { proIds: arrayOf(ID.pro) },
  gives: { ...ROOM, proId: ID.pro },
  sql: (p) => sql`select distinct on (r.user_id) ${ROOM_SQL}, r.user_id as "proId"
    from pro_listing_rooms r join own_templates t on t.id = r.template_id
    where r.user_id = any(${p.proIds}::bigint[]) order by r.user_id, r.position`,
}).list;

const LISTED = { slug: text, id: int8, now: timestamptz };

export const getListedRoom = sqlStatement({
  takes: LISTED,
  gives: { ...ROOM, companyName: text.notNull, document: bytea, skus: arrayOf(text) },
  sql: (p) => sql`select ${ROOM_SQL}, l.company_name as "companyName", t.document, t.skus
    from listed_pros l join pro_listing_rooms r on r.user_id = l.user_id
      join own_templates t on t.id = r.template_id
    where l.slug = ${p.slug} and t.id = ${p.id} and not is_expired(l.sells_until, ${p.now})`,
}).get;

export const getListedPicture = sqlStatement({
  takes: LISTED,
  gives: { planSvg: text, planHash: text, stillId: int8.orNull, stillKey: text.orNull },
  sql: (p) => sql`select t.plan_svg as "planSvg", t.plan_hash as "planHash", s.id as "stillId",
      s.key as "stillKey"
    from listed_pros l join pro_listing_rooms r on r.user_id = l.user_id
      join own_templates t on t.id = r.template_id
      left join stills s on s.template_id = t.id and s.done_at is not null
    where l.slug = ${p.slug} and t.id = ${p.id} and not is_expired(l.sells_until, ${p.now})
    order by s.id desc limit 1`,
}).get;
