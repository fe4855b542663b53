// Testimonials and the rooms of the home page's tabs, as staff keep them.
import { sql } from 'kysely';
import { arrayOf, bool, int4, text } from '../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../platform/database/statement.ts';

const TESTIMONIAL = {
  ...{ id: int4, quote: text, name: text, about: text },
  ...{ isHidden: bool, isReal: bool, version: int4 },
};
const columns = sql`id, quote, name, about, is_hidden as "isHidden", is_real as "isReal", version`;

export const listTestimonials = sqlStatement({
  gives: TESTIMONIAL,
  sql: () => sql`select ${columns} from testimonials order by position, id`,
}).list;
export type TestimonialRow = RowOf<typeof listTestimonials>;

/** Their order and number stay as they are until the end of the transaction. */
export const lockTestimonials = sqlStatement({
  sql: () => sql`lock table testimonials in share row exclusive mode`,
}).run;

export const lockTestimonial = sqlStatement({
  takes: { id: int4 },
  gives: TESTIMONIAL,
  sql: (p) => sql`select ${columns} from testimonials where id = ${p.id} for update`,
}).get;

export const insertTestimonial = sqlStatement({
  takes: { quote: text, name: text, about: text },
  gives: TESTIMONIAL,
  sql: (p) => sql`insert into testimonials (quote, name, about, position)
    values (${p.quote}, ${p.name}, ${p.about}, (select coalesce(max(position), 0) + 1 from testimonials))
    returning ${columns}`,
}).require;

export const writeTestimonial = sqlStatement({
  takes: { id: int4, quote: text, name: text, about: text, isHidden: bool, isReal: bool },
  gives: TESTIMONIAL,
  sql: (p) => sql`update testimonials set quote = ${p.quote}, name = ${p.name}, about = ${p.about},
      is_hidden = ${p.isHidden}, is_real = ${p.isReal}, version = version + 1
    where id = ${p.id} returning ${columns}`,
}).require;

export const placeTestimonials = sqlStatement({
  takes: { ids: arrayOf(int4) },
  sql: (p) => sql`update testimonials set position = array_position(${p.ids}::int[], id)
    where id = any(${p.ids}::int[])`,
}).run;

const TAB = { rooms: arrayOf(text), hidden: arrayOf(text), version: int4 };

export const getTab = sqlStatement({
  takes: { tab: text },
  gives: TAB,
  sql: (p) => sql`select rooms, hidden, version from home_tabs where tab = ${p.tab}`,
}).get;

/** Also of a tab that nobody has chosen for yet. */
export const lockTab = sqlStatement({
  takes: { tab: text },
  gives: { locked: text.orNull },
  sql: (p) => sql`select pg_advisory_xact_lock(hashtext('home tab ' || ${p.tab}))::text as locked`,
}).get;

export const writeTab = sqlStatement({
  takes: { tab: text, rooms: arrayOf(text), hidden: arrayOf(text) },
  sql: (
    p,
  ) => sql`insert into home_tabs (tab, rooms, hidden) values (${p.tab}, ${p.rooms}, ${p.hidden})
    on conflict (tab) do update set rooms = excluded.rooms, hidden = excluded.hidden,
      version = home_tabs.version + 1`,
}).run;

const ROOM = { id: text, name: text, style: text, picture: text };

/** In the order of the ids. */
export const listNamedRooms = sqlStatement({
  takes: { ids: arrayOf(text) },
  gives: ROOM,
  sql: (
    p,
  ) => sql`select id, name, style, picture_key as picture from templates where id = any(${p.ids}::text[])
    order by array_position(${p.ids}::text[], id)`,
}).list;

export const listOtherRooms = sqlStatement({
  takes: { kinds: arrayOf(text), without: arrayOf(text) },
  gives: ROOM,
  sql: (p) => sql`select id, name, style, picture_key as picture from templates
    where room = any(${p.kinds}::text[]) and not id = any(${p.without}::text[])
    order by name, id limit 200`,
}).list;
