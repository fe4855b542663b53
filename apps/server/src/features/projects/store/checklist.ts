import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface ItemRow {
  readonly id: number;
  readonly project_id: number;
  readonly title: string;
  readonly done: boolean;
  readonly product_hash: string | null;
  readonly scene_key: string | null;
  readonly position: number;
}

const COLUMNS = 'c.id, c.project_id, c.title, c.done, c.product_hash, c.scene_key, c.position';

export async function listItems(db: Queryable, projectId: number): Promise<ItemRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS} from checklist_items c where c.project_id = $1 order by c.position, c.id`,
    [projectId],
  );
  return rows;
}

export interface ChecklistRow {
  readonly project: number;
  readonly name: string;
  readonly items: readonly ItemRow[];
}

/** The checklists of all the user's own projects, last changed first. */
export async function listChecklists(db: Queryable, userId: number): Promise<ChecklistRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select p.id as project, p.name, coalesce((
       select json_agg(row_to_json(item) order by item.position, item.id) from (
         select ${COLUMNS} from checklist_items c where c.project_id = p.id) item
     ), '[]') as items
     from projects p where p.user_id = $1 and p.deleted_at is null
     order by p.updated_at desc, p.id desc`,
    [userId],
  );
  return rows;
}

export interface NewItem {
  readonly title: string;
  readonly productHash: string | null;
  readonly sceneKey: string | null;
}

/** Appended in their order; the same need of the room appears once. */
export async function appendItems(
  db: Queryable,
  of: { readonly projectId: number; readonly items: readonly NewItem[] },
): Promise<ItemRow[]> {
  const { rows } = await queryPrepared(
    db,
    `insert into checklist_items as c (project_id, title, product_hash, scene_key, position)
     select $1, i.title, i.hash, i.scene_key,
       i.place + coalesce((select max(position) from checklist_items where project_id = $1), 0)
     from unnest($2::text[], $3::text[], $4::text[]) with ordinality
       as i(title, hash, scene_key, place)
     order by i.place
     on conflict (project_id, scene_key) where scene_key is not null do nothing
     returning ${COLUMNS}`,
    [
      of.projectId,
      of.items.map(({ title }) => title),
      of.items.map(({ productHash }) => productHash),
      of.items.map(({ sceneKey }) => sceneKey),
    ],
  );
  return rows;
}

/** Marks what the room no longer needs as done. */
export async function finishOtherNeeds(
  db: Queryable,
  of: { readonly projectId: number; readonly keys: readonly string[] },
): Promise<void> {
  await queryPrepared(
    db,
    `update checklist_items set done = true
     where project_id = $1 and scene_key is not null and not done
       and scene_key <> all($2::text[])`,
    [of.projectId, of.keys],
  );
}

/** Null leaves a field unchanged. Returns the id of the item's project; null if the user has no such item. */
export async function changeItem(
  db: Queryable,
  of: {
    readonly id: number;
    readonly userId: number;
    readonly title: string | null;
    readonly done: boolean | null;
  },
): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `update checklist_items c set title = coalesce($3, title), done = coalesce($4, done)
     from projects p
     where c.id = $1 and p.id = c.project_id and p.user_id = $2 and p.deleted_at is null
     returning p.id`,
    [of.id, of.userId, of.title, of.done],
  );
  return rows[0]?.id ?? null;
}

export async function removeItem(
  db: Queryable,
  of: { readonly id: number; readonly userId: number },
): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `delete from checklist_items c using projects p
     where c.id = $1 and p.id = c.project_id and p.user_id = $2 and p.deleted_at is null
     returning p.id`,
    [of.id, of.userId],
  );
  return rows[0]?.id ?? null;
}
