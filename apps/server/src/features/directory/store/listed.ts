// The directory as everybody reads it: only pros in `listed_pros` whose license has not expired.
import { REVIEW_DAYS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  date,
  float8,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

const CARD = {
  proId: ID.pro.notNull,
  slug: text.notNull,
  companyName: text.notNull,
  vsdId: text.notNull,
  name: text,
  about: text.notNull,
  kinds: arrayOf(text).notNull,
  styles: arrayOf(text).notNull,
  hourlyFrom: int4.orNull,
  hourlyTo: int4.orNull,
  projectFrom: int4.orNull,
  projectTo: int4.orNull,
  zip: text.notNull,
  city: text.notNull,
  state: text.notNull,
  radiusMiles: int4.notNull,
  licenseState: text.orNull,
  licenseUntil: date.orNull,
  average: float8.orNull,
  reviews: int4,
  rooms: int4,
};
export type CardRow = RowOfColumns<typeof CARD>;

const CARD_SQL = sql`l.user_id as "proId", l.slug, l.company_name as "companyName",
  l.vsd_id as "vsdId", trim(l.first_name || ' ' || l.last_name) as name, l.about, l.kinds, l.styles,
  l.hourly_from as "hourlyFrom", l.hourly_to as "hourlyTo", l.project_from as "projectFrom",
  l.project_to as "projectTo", l.zip, l.city, l.state, l.radius_miles as "radiusMiles",
  l.license_state as "licenseState", l.license_until as "licenseUntil", r.average, r.reviews,
  (select count(*)::int from pro_listing_rooms x where x.user_id = l.user_id) as rooms`;

const REVIEW_TIME = sql.lit(`${REVIEW_DAYS} days`);

/** Of homeowners: once the pro has written, too, or the days for it are over. */
function publishedOf(pro: RawBuilder<unknown>, now: unknown): RawBuilder<unknown> {
  return sql`from hires h join hire_reviews w on w.hire_id = h.id and w.role = 'homeowner'
    where h.pro_id = ${pro} and (h.completed_at + ${REVIEW_TIME}::interval <= ${now} or exists (
      select from hire_reviews o where o.hire_id = h.id and o.role = 'pro'))`;
}

function ratingAt(now: unknown): RawBuilder<unknown> {
  return sql`cross join lateral (select avg(w.stars)::float8 as average, count(*)::int as reviews
    ${publishedOf(sql`l.user_id`, now)}) r`;
}

/** A degree of latitude. */
const MILES_PER_DEGREE = 69;

/**
 * `near` are those who work at a place, the nearest first: the index of latitudes leaves a strip, and of it the
 * distance decides. `all` walks the index of listing times until the page is full. Of 100,000 pros, `near` reads a few
 * thousand; a filter that few pros pass makes `all` read most of them.
 */
export const findListed = byName(['near', 'all'], (how) =>
  sqlStatement({
    takes: {
      ...{ latitude: float8, longitude: float8, radius: float8, now: timestamptz },
      ...{ kind: text.orNull, style: text.orNull, state: text.orNull, stars: float8.orNull },
      ...{ offset: int8, limit: int8 },
    },
    gives: { ...CARD, miles: float8.orNull },
    sql: (p) => {
      const miles = sql`miles_between(l.latitude, l.longitude, ${p.latitude}, ${p.longitude})`;
      const reach = sql`${p.radius}::float8 / ${sql.lit(MILES_PER_DEGREE)}`;
      const near = sql`and l.latitude between ${p.latitude} - ${reach} and ${p.latitude} + ${reach}
        and ${miles} <= least(${p.radius}, l.radius_miles)`;
      const anywhere = sql`and ${p.latitude}::float8 is not null
        and ${p.longitude}::float8 is not null and ${p.radius}::float8 is not null`;
      return sql`select ${CARD_SQL}, ${how === 'near' ? miles : sql`null::float8`} as miles
        from listed_pros l ${ratingAt(p.now)}
        where not is_expired(l.sells_until, ${p.now}) ${how === 'near' ? near : anywhere}
          and (${p.kind}::text is null or ${p.kind} = any(l.kinds))
          and (${p.style}::text is null or ${p.style} = any(l.styles))
          and (${p.state}::text is null
            or l.license_state = ${p.state} and not is_expired(l.license_until, ${p.now}))
          and (${p.stars}::float8 is null or r.average >= ${p.stars})
        order by ${how === 'near' ? sql`miles,` : sql``} l.listed_at desc, l.user_id
        offset ${p.offset} limit ${p.limit}`;
    },
  }),
);

export const getListed = sqlStatement({
  takes: { slug: text, now: timestamptz },
  gives: CARD,
  sql: (p) => sql`select ${CARD_SQL} from listed_pros l ${ratingAt(p.now)}
    where l.slug = ${p.slug} and not is_expired(l.sells_until, ${p.now})`,
}).get;

export const listReviews = sqlStatement({
  takes: { proId: ID.pro, now: timestamptz, limit: int8 },
  gives: { stars: int4, text, by: text, writtenAt: timestamptz },
  sql: (p) => sql`select w.stars, w.text, (select u.first_name from users u where u.id = h.user_id)
      as by, w.created_at as "writtenAt"
    ${publishedOf(sql`${p.proId}`, p.now)}
    order by w.created_at desc, h.id desc limit ${p.limit}`,
}).list;

/** Hours from a request to the pro's first act; null while fewer than `min` are answered. */
export const getAnswerHours = sqlStatement({
  takes: { proId: ID.pro, min: int8 },
  gives: { hours: float8.orNull },
  sql: (p) => sql`select case when count(*) >= ${p.min} then percentile_cont(0.5) within group (
      order by extract(epoch from first.at - h.created_at)) / 3600 end as hours
    from hires h join lateral (select min(e.created_at) as at from hire_events e
      where e.hire_id = h.id and e.role = 'pro') first on first.at is not null
    where h.pro_id = ${p.proId}`,
}).require;

/** Addresses of profiles for search engines, in a lasting order. */
export const listSlugs = sqlStatement({
  takes: { offset: int8, limit: int8, now: timestamptz },
  gives: { slug: text.notNull },
  sql: (p) => sql`select slug from listed_pros where not is_expired(sells_until, ${p.now})
    order by user_id offset ${p.offset} limit ${p.limit}`,
  rare: true,
}).list;

export const countListed = sqlStatement({
  takes: { now: timestamptz },
  gives: { pros: int8 },
  sql: (p) => sql`select count(*) as pros from listed_pros
    where not is_expired(sells_until, ${p.now})`,
  rare: true,
}).require;
