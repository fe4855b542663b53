import type { ProjectId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, bytea, int4, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface Revision {
  readonly projectId: ProjectId;
  readonly revision: number;
}

/** Its document is packed; see scenes in the migration. */
export const getSceneRow = statement((p: Params<Revision>) =>
  tables
    .selectFrom('scenes')
    .select(['revision', 'label', 'saved_at', 'document', 'content_hash', 'rooms', 'skus'])
    .where('project_id', '=', p.projectId)
    .where('revision', '=', p.revision),
).get;

export const getSceneHash = statement((p: Params<Revision>) =>
  tables
    .selectFrom('scenes')
    .select(['content_hash', 'saved_at'])
    .where('project_id', '=', p.projectId)
    .where('revision', '=', p.revision),
).get;

/** Newest first. */
export const listVersions = sqlStatement({
  takes: { projectId: ID.project },
  gives: {
    revision: int4,
    label: text.orNull,
    savedAt: timestamptz,
    rooms: int4,
    products: int4,
  },
  sql: (
    p,
  ) => sql`select revision, label, saved_at as "savedAt", rooms, cardinality(skus) as products
    from scenes where project_id = ${p.projectId} order by revision desc`,
}).list;

export interface NewScene extends Revision {
  readonly label: string | null;
  readonly savedAt: Date;
  readonly document: Uint8Array;
  readonly contentHash: Uint8Array;
  readonly rooms: number;
  readonly skus: readonly string[];
}

const insert = sqlStatement({
  takes: {
    projectId: ID.project,
    revision: int4,
    label: text.orNull,
    savedAt: timestamptz,
    document: bytea,
    contentHash: bytea,
    rooms: int4,
    skus: arrayOf(text),
  },
  sql: (p) => sql`with newest as (
      update projects set scene_revision = ${p.revision}, updated_at = ${p.savedAt}, from_cart = null
      where id = ${p.projectId}
    )
    insert into scenes (project_id, revision, label, saved_at, document, content_hash, rooms, skus)
    values (${p.projectId}, ${p.revision}, ${p.label}, ${p.savedAt}, ${p.document},
      ${p.contentHash}, ${p.rooms}, ${p.skus})`,
}).run;

/** Writes a revision and makes it the newest. The caller has checked and locked the project. */
export async function insertScene(db: Queryable, scene: NewScene): Promise<void> {
  await insert(db, {
    ...scene,
    document: Buffer.from(scene.document),
    contentHash: Buffer.from(scene.contentHash),
  });
}

const label = byName(['unnamed', 'any'], (which) =>
  statement((p: Params<Revision & { label: string }>) =>
    tables
      .updateTable('scenes')
      .set({ label: p.label })
      .where('project_id', '=', p.projectId)
      .where('revision', '=', p.revision)
      .$if(which === 'unnamed', (q) => q.where('label', 'is', null)),
  ),
);

/** Names a version that has no name yet. */
export const labelUnnamedScene = label.unnamed.run;
/** Names or renames a version. */
export const labelScene = label.any.run;

/**
 * Drops automatic versions with age: every save of the last hour stays, then the last of each hour
 * for a day, then the last of each day for 60 days. Named ones and the newest stay. Null: in all projects.
 */
export const thinVersions = sqlStatement({
  takes: { projectId: ID.project.orNull, now: timestamptz },
  sql: (p) => sql`with aged as (
      select s.project_id, s.revision, ${p.now}::timestamptz - s.saved_at as age,
        row_number() over (
          partition by s.project_id, s.saved_at > ${p.now}::timestamptz - interval '1 day',
            date_trunc(case when s.saved_at > ${p.now}::timestamptz - interval '1 day'
              then 'hour' else 'day' end, s.saved_at, 'UTC')
          order by s.revision desc) as place
      from scenes s join projects p on p.id = s.project_id
      where (${p.projectId}::bigint is null or s.project_id = ${p.projectId}) and s.label is null
        and s.revision <> p.scene_revision
        and s.saved_at <= ${p.now}::timestamptz - interval '1 hour'
    )
    delete from scenes s using aged a
    where s.project_id = a.project_id and s.revision = a.revision
      and (a.place > 1 or a.age > interval '60 days')`,
}).run;
