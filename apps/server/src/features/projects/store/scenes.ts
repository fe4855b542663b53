import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface SceneRow {
  readonly revision: number;
  readonly label: string | null;
  readonly saved_at: Date;
  /** Packed; see scenes in the migration. */
  readonly document: Buffer;
  readonly content_hash: Buffer;
  readonly rooms: number;
  readonly skus: readonly string[];
}

export type VersionRow = Omit<SceneRow, 'document' | 'content_hash' | 'skus'> & {
  readonly products: number;
};

interface Revision {
  readonly projectId: number;
  readonly revision: number;
}

export async function getSceneRow(db: Queryable, of: Revision): Promise<SceneRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select revision, label, saved_at, document, content_hash, rooms, skus
     from scenes where project_id = $1 and revision = $2`,
    [of.projectId, of.revision],
  );
  return rows[0] ?? null;
}

export async function getSceneHash(
  db: Queryable,
  of: Revision,
): Promise<{ readonly content_hash: Buffer; readonly saved_at: Date } | null> {
  const { rows } = await queryPrepared(
    db,
    'select content_hash, saved_at from scenes where project_id = $1 and revision = $2',
    [of.projectId, of.revision],
  );
  return rows[0] ?? null;
}

export async function listVersions(db: Queryable, projectId: number): Promise<VersionRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select revision, label, saved_at, rooms, cardinality(skus) as products
     from scenes where project_id = $1 order by revision desc`,
    [projectId],
  );
  return rows;
}

export interface NewScene extends Revision {
  readonly label: string | null;
  readonly savedAt: Date;
  readonly document: Uint8Array;
  readonly contentHash: Uint8Array;
  readonly rooms: number;
  readonly skus: readonly string[];
}

/** Writes a revision and makes it the newest. The caller has checked and locked the project. */
export async function insertScene(db: Queryable, scene: NewScene): Promise<void> {
  await queryPrepared(
    db,
    `with newest as (
       update projects set scene_revision = $2, updated_at = $4 where id = $1
     )
     insert into scenes
       (project_id, revision, label, saved_at, document, content_hash, rooms, skus)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      scene.projectId,
      scene.revision,
      scene.label,
      scene.savedAt,
      Buffer.from(scene.document),
      Buffer.from(scene.contentHash),
      scene.rooms,
      scene.skus,
    ],
  );
}

/** Names a version that has no name yet, or, with `over`, renames it. */
export async function labelScene(
  db: Queryable,
  of: Revision & { readonly label: string; readonly over: boolean },
): Promise<void> {
  await queryPrepared(
    db,
    `update scenes set label = $3
     where project_id = $1 and revision = $2 and ($4 or label is null)`,
    [of.projectId, of.revision, of.label, of.over],
  );
}

/**
 * Drops automatic versions with age: every save of the last hour stays, then the last of each hour
 * for a day, then the last of each day for 60 days. Named ones and the newest stay. Null: in all projects.
 */
export async function thinVersions(
  db: Queryable,
  of: { readonly projectId: number | null; readonly now: Date },
): Promise<void> {
  await queryPrepared(
    db,
    `with aged as (
       select s.project_id, s.revision, $2::timestamptz - s.saved_at as age,
         row_number() over (
           partition by s.project_id, s.saved_at > $2::timestamptz - interval '1 day',
             date_trunc(case when s.saved_at > $2::timestamptz - interval '1 day'
               then 'hour' else 'day' end, s.saved_at, 'UTC')
           order by s.revision desc) as place
       from scenes s join projects p on p.id = s.project_id
       where ($1::bigint is null or s.project_id = $1) and s.label is null
         and s.revision <> p.scene_revision and s.saved_at <= $2::timestamptz - interval '1 hour'
     )
     delete from scenes s using aged a
     where s.project_id = a.project_id and s.revision = a.revision
       and (a.place > 1 or a.age > interval '60 days')`,
    [of.projectId, of.now],
  );
}
