import { sql } from 'kysely';
import { arrayOf, bool, int4, text } from '../../platform/database/columns.ts';
import { anyOf, type Params } from '../../platform/database/parameters.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';

/** The text that staff wrote to replace a standard one. */
export const getPageText = statement((p: Params<{ slug: string }>) =>
  tables
    .selectFrom('page_texts')
    .select(['title', 'lead', 'body', 'updated_on'])
    .where('slug', '=', p.slug),
).get;

const settingsOf = statement((p: Params<{ keys: readonly string[] }>) =>
  tables.selectFrom('settings').select(['key', 'value']).where('key', '=', anyOf(p.keys)),
);

export async function readSettingValues(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await settingsOf.list(db, { keys });
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Templates of these rooms, best first: the picked ones in their order, then by name. */
export const listRooms = statement(
  (p: Params<{ picked: readonly string[]; rooms: readonly string[] }>) =>
    tables
      .selectFrom('templates')
      .select(['id', 'name', 'room', 'style', 'picture_key as picture'])
      .where((eb) => eb.or([eb('id', '=', anyOf(p.picked)), eb('room', '=', anyOf(p.rooms))]))
      .orderBy(sql`array_position(${p.picked}, id)`, (by) => by.asc().nullsLast())
      .orderBy('name')
      .orderBy('id'),
).list;

export const countDesigns = sqlStatement({
  gives: { floorPlans: int4, templates: int4 },
  sql: () => sql`
    select (select count(*)::int from floor_plans) as "floorPlans",
           (select count(*)::int from templates) as templates`,
}).require;

/** HOME-10: what staff chose for each tab. */
export const listHomeTabs = sqlStatement({
  takes: {},
  gives: { tab: text, rooms: arrayOf(text), hidden: arrayOf(text) },
  sql: () => sql`select tab, rooms, hidden from home_tabs`,
}).list;

export const listShownTestimonials = sqlStatement({
  takes: {},
  gives: { quote: text, name: text, about: text, isReal: bool },
  sql: () => sql`select quote, name, about, is_real as "isReal" from testimonials
    where not is_hidden order by position, id`,
}).list;
