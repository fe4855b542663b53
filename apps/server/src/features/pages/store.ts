import { queryPrepared } from '../../platform/database/prepared.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

export interface PageTextRow {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** YYYY-MM-DD */
  readonly updated_on: string | null;
}

/** What staff wrote in place of a standard text. */
export async function getPageText(db: Queryable, slug: string): Promise<PageTextRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select title, lead, body, to_char(updated_on, 'YYYY-MM-DD') as updated_on
     from page_texts where slug = $1`,
    [slug],
  );
  return rows[0] ?? null;
}

export async function readSettingValues(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await queryPrepared(
    db,
    'select key, value from settings where key = any($1::text[])',
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row.value]));
}

export interface RoomRow {
  readonly id: string;
  readonly name: string;
  readonly room: string;
  readonly style: string;
  readonly picture: string;
}

/** Templates of these rooms, best first: those that were picked, in their order, then by name. */
export async function listRooms(
  db: Queryable,
  of: { readonly picked: readonly string[]; readonly rooms: readonly string[] },
): Promise<RoomRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select t.id, t.name, t.room, t.style, t.picture_key as picture from templates t
     where t.id = any($1::text[]) or t.room = any($2::text[])
     order by array_position($1::text[], t.id) nulls last, t.name, t.id`,
    [of.picked, of.rooms],
  );
  return rows;
}

export async function countDesigns(
  db: Queryable,
): Promise<{ readonly floor_plans: number; readonly templates: number }> {
  const { rows } = await queryPrepared(
    db,
    `select (select count(*)::int from floor_plans) as floor_plans,
            (select count(*)::int from templates) as templates`,
    [],
  );
  return rows[0];
}
