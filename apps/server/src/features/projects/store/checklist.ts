import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const ITEM = {
  id: int8,
  projectId: ID.project,
  title: text,
  done: bool,
  productHash: text.orNull,
  sceneKey: text.orNull,
  position: int4,
};
const ITEM_SQL = sql`c.id, c.project_id as "projectId", c.title, c.done,
  c.product_hash as "productHash", c.scene_key as "sceneKey", c.position`;

export type ItemRow = RowOfColumns<typeof ITEM>;

export const listItems = sqlStatement({
  takes: { projectId: ID.project },
  gives: ITEM,
  sql: (p) => sql`select ${ITEM_SQL} from checklist_items c where c.project_id = ${p.projectId}
    order by c.position, c.id`,
}).list;

/** The checklists of all the user's own projects, last changed first. */
export const listChecklists = sqlStatement({
  takes: { userId: ID.user },
  gives: { project: ID.project, name: text, items: json<readonly ItemRow[]>() },
  sql: (p) => sql`select p.id as project, p.name, coalesce((
      select json_agg(row_to_json(item) order by item.position, item.id) from (
        select ${ITEM_SQL} from checklist_items c where c.project_id = p.id) item
    ), '[]') as items
    from projects p where p.user_id = ${p.userId} and p.deleted_at is null
    order by p.updated_at desc, p.id desc`,
}).list;

export interface NewItem {
  readonly title: string;
  readonly productHash: string | null;
  readonly sceneKey: string | null;
}

const append = sqlStatement({
  takes: {
    projectId: ID.project,
    titles: arrayOf(text),
    hashes: arrayOf(text.orNull),
    keys: arrayOf(text.orNull),
  },
  gives: ITEM,
  sql: (p) => sql`insert into checklist_items as c
      (project_id, title, product_hash, scene_key, position)
    select ${p.projectId}, i.title, i.hash, i.scene_key, i.place + coalesce(
      (select max(position) from checklist_items where project_id = ${p.projectId}), 0)
    from unnest(${p.titles}::text[], ${p.hashes}::text[], ${p.keys}::text[]) with ordinality
      as i(title, hash, scene_key, place)
    order by i.place
    on conflict (project_id, scene_key) where scene_key is not null do nothing
    returning ${ITEM_SQL}`,
}).list;

/** Appended in their order; the same need of the room appears once. */
export function appendItems(
  db: Queryable,
  { projectId, items }: { readonly projectId: ProjectId; readonly items: readonly NewItem[] },
): Promise<ItemRow[]> {
  return append(db, {
    projectId,
    titles: items.map(({ title }) => title),
    hashes: items.map(({ productHash }) => productHash),
    keys: items.map(({ sceneKey }) => sceneKey),
  });
}

/** Marks what the room no longer needs as done. */
export const finishOtherNeeds = sqlStatement({
  takes: { projectId: ID.project, keys: arrayOf(text) },
  sql: (p) => sql`update checklist_items set done = true
    where project_id = ${p.projectId} and scene_key is not null and not done
      and scene_key <> all(${p.keys}::text[])`,
}).run;

/** Null leaves a field unchanged. Returns the id of the item's project; null if the user has no such item. */
export const changeItem = sqlStatement({
  takes: { id: int8, userId: ID.user, title: text.orNull, done: bool.orNull },
  gives: { id: ID.project },
  sql: (p) => sql`update checklist_items c
    set title = coalesce(${p.title}, title), done = coalesce(${p.done}, done)
    from projects p
    where c.id = ${p.id} and p.id = c.project_id and p.user_id = ${p.userId}
      and p.deleted_at is null
    returning p.id`,
}).value;

/** As changeItem. */
export const removeItem = statement((p: Params<{ id: number; userId: UserId }>) =>
  tables
    .deleteFrom('checklist_items as c')
    .using('projects as p')
    .whereRef('p.id', '=', 'c.project_id')
    .where('c.id', '=', p.id)
    .where('p.user_id', '=', p.userId)
    .where('p.deleted_at', 'is', null)
    .returning('p.id'),
).value;
