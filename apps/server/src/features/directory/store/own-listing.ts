// A pro's profile as its pro and staff see it.
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  float8,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

const OWN = {
  companyName: text,
  showroomId: ID.showroom,
  mayBeListed: bool,
  version: int4,
  slug: text.orNull,
  isOn: bool,
  about: text,
  kinds: arrayOf(text),
  styles: arrayOf(text),
  hourlyFrom: int4.orNull,
  hourlyTo: int4.orNull,
  projectFrom: int4.orNull,
  projectTo: int4.orNull,
  zip: text,
  radiusMiles: int4,
  takenDownAt: timestamptz.orNull,
  takenDownReason: text.orNull,
  rooms: arrayOf(int8),
};
export type OwnRow = RowOfColumns<typeof OWN>;

/** Version 0 and no slug before a profile is saved. Null without a showroom. `lock` until the transaction ends. */
export const getOwnRow = byName(['read', 'lock'], (how) =>
  sqlStatement({
    takes: { proId: ID.pro, now: timestamptz },
    gives: OWN,
    sql: (p) => sql`select s.company_name as "companyName", s.id as "showroomId",
        s.status = 'open' and not is_expired(s.license_expires_on, ${p.now}) as "mayBeListed",
        coalesce(l.version, 0) as version, l.slug, coalesce(l.is_on, false) as "isOn",
        coalesce(l.about, '') as about, coalesce(l.kinds, '{}') as kinds,
        coalesce(l.styles, '{}') as styles, l.hourly_from as "hourlyFrom",
        l.hourly_to as "hourlyTo", l.project_from as "projectFrom", l.project_to as "projectTo",
        coalesce(l.zip, '') as zip, coalesce(l.radius_miles, 0) as "radiusMiles",
        l.taken_down_at as "takenDownAt", l.taken_down_reason as "takenDownReason",
        array(select r.template_id from pro_listing_rooms r where r.user_id = s.user_id
          order by r.position) as rooms
      from showrooms s left join pro_listings l on l.user_id = s.user_id
      where s.user_id = ${p.proId} ${how === 'lock' ? sql`for no key update of s` : sql``}`,
  }),
);

const isSlugTaken = sqlStatement({
  takes: { slug: text, proId: ID.pro },
  gives: { taken: bool },
  sql: (p) => sql`select exists (select from pro_listings
    where slug = ${p.slug} and user_id <> ${p.proId}) as taken`,
}).require;

/** The slug, or if somebody has it already, with the pro's own number behind it. */
export async function freeSlug(
  db: Queryable,
  of: RowOfColumns<{ slug: typeof text; proId: typeof ID.pro }>,
): Promise<string> {
  return (await isSlugTaken(db, of)).taken ? `${of.slug}-${of.proId}` : of.slug;
}

/** A slug that is there stays. */
export const putListing = sqlStatement({
  takes: {
    ...{ proId: ID.pro, slug: text, isOn: bool, about: text, now: timestamptz },
    ...{ kinds: arrayOf(text), styles: arrayOf(text), zip: text, city: text, state: text },
    ...{ hourlyFrom: int4.orNull, hourlyTo: int4.orNull },
    ...{ projectFrom: int4.orNull, projectTo: int4.orNull },
    ...{ latitude: float8, longitude: float8, radiusMiles: int4 },
  },
  sql: (p) => sql`insert into pro_listings as l (user_id, slug, is_on, about, kinds, styles,
      hourly_from, hourly_to, project_from, project_to, zip, city, state, latitude, longitude,
      radius_miles, listed_at, changed_at)
    values (${p.proId}, ${p.slug}, ${p.isOn}, ${p.about}, ${p.kinds}, ${p.styles},
      ${p.hourlyFrom}, ${p.hourlyTo}, ${p.projectFrom}, ${p.projectTo}, ${p.zip}, ${p.city},
      ${p.state}, ${p.latitude}, ${p.longitude}, ${p.radiusMiles}, ${p.now}, ${p.now})
    on conflict (user_id) do update set version = l.version + 1, is_on = excluded.is_on,
      about = excluded.about, kinds = excluded.kinds, styles = excluded.styles,
      hourly_from = excluded.hourly_from, hourly_to = excluded.hourly_to,
      project_from = excluded.project_from, project_to = excluded.project_to,
      zip = excluded.zip, city = excluded.city, state = excluded.state,
      latitude = excluded.latitude, longitude = excluded.longitude,
      radius_miles = excluded.radius_miles, changed_at = excluded.changed_at,
      listed_at = case when l.is_on then l.listed_at else excluded.listed_at end`,
}).run;

const deleteRooms = sqlStatement({
  takes: { proId: ID.pro },
  sql: (p) => sql`delete from pro_listing_rooms where user_id = ${p.proId}`,
}).run;

const insertRooms = sqlStatement({
  takes: { proId: ID.pro, rooms: arrayOf(int8) },
  gives: { templateId: int8 },
  sql: (p) => sql`insert into pro_listing_rooms (user_id, template_id, position)
    select t.user_id, t.id, chosen.position
    from unnest(${p.rooms}::bigint[]) with ordinality as chosen (id, position)
      join own_templates t on t.id = chosen.id and t.user_id = ${p.proId}
    returning template_id as "templateId"`,
}).list;

/** False if a room is none of this pro's. */
export async function putRooms(
  db: Queryable,
  of: RowOfColumns<{ proId: typeof ID.pro; rooms: ReturnType<typeof arrayOf<number>> }>,
): Promise<boolean> {
  await deleteRooms(db, of);
  return (await insertRooms(db, of)).length === of.rooms.length;
}

/** Null lets it back. False if it has another version by now. */
export const setTakenDown = sqlStatement({
  takes: { proId: ID.pro, version: int4, reason: text.orNull, now: timestamptz },
  sql: (p) => sql`update pro_listings set version = version + 1,
      taken_down_at = case when ${p.reason}::text is null then null else ${p.now}::timestamptz end,
      taken_down_reason = ${p.reason}
    where user_id = ${p.proId} and version = ${p.version}`,
}).runAny;
