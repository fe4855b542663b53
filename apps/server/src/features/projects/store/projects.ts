import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface ProjectRow {
  readonly id: number;
  readonly public_id: string;
  readonly user_id: number;
  readonly name: string;
  readonly notes: string;
  readonly showroom_id: number;
  /** The pro's user id. */
  readonly showroom: number;
  readonly vsd_id: string;
  readonly company_name: string;
  readonly floorplan: string | null;
  readonly floor_template: string | null;
  readonly is_3d: boolean;
  readonly scene_revision: number;
  readonly extra_info: Record<string, unknown>;
  readonly link_token: string | null;
  readonly shared_to_pro_at: Date | null;
  readonly owner_first_name: string;
  readonly owner_last_name: string;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

export const COLUMNS = `p.id, p.public_id, p.user_id, p.name, p.notes, p.showroom_id, s.user_id as showroom, s.vsd_id,
  s.company_name, p.floorplan, p.floor_template, p.is_3d, p.scene_revision, p.extra_info, p.link_token,
  p.shared_to_pro_at, u.first_name as owner_first_name, u.last_name as owner_last_name,
  p.updated_at, p.deleted_at`;
export const TABLES = `projects p join showrooms s on s.id = p.showroom_id join users u on u.id = p.user_id`;

export interface Own {
  readonly id: number;
  readonly userId: number;
}

/** Null if the user has no such project, or has deleted it. */
export async function findOwnProject(db: Queryable, of: Own): Promise<ProjectRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS} from ${TABLES}
     where p.id = $1 and p.user_id = $2 and p.deleted_at is null`,
    [of.id, of.userId],
  );
  return rows[0] ?? null;
}

/** Like findOwnProject, but locked until the transaction ends. */
export async function lockOwnProject(db: Queryable, of: Own): Promise<ProjectRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS} from ${TABLES}
     where p.id = $1 and p.user_id = $2 and p.deleted_at is null for no key update of p`,
    [of.id, of.userId],
  );
  return rows[0] ?? null;
}

/** A project that was shared with the pro of its showroom. */
export async function findProjectOfPro(
  db: Queryable,
  of: { readonly id: number; readonly proId: number },
): Promise<ProjectRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS} from ${TABLES}
     where p.id = $1 and s.user_id = $2 and p.shared_to_pro_at is not null
       and p.deleted_at is null`,
    [of.id, of.proId],
  );
  return rows[0] ?? null;
}

export interface LinkedProjectRow extends ProjectRow {
  /** Of the template that it started from. */
  readonly template_picture: string | null;
}

export async function findProjectByLink(
  db: Queryable,
  token: string,
): Promise<LinkedProjectRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS}, t.picture_key as template_picture
     from ${TABLES} left join templates t on t.id = p.floor_template
     where p.link_token = $1 and p.deleted_at is null`,
    [token],
  );
  return rows[0] ?? null;
}

/** Null leaves a field as it is. */
export async function updateProject(
  db: Queryable,
  of: Own & { readonly name: string | null; readonly notes: string | null; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await queryPrepared(
    db,
    `update projects set name = coalesce($3, name), notes = coalesce($4, notes), updated_at = $5
     where id = $1 and user_id = $2 and deleted_at is null`,
    [of.id, of.userId, of.name, of.notes, of.now],
  );
  return rowCount === 1;
}

/** Deletes it (for now) or restores it; false if there is no such project. */
export async function setPutAside(
  db: Queryable,
  of: Own & { readonly aside: boolean; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await queryPrepared(
    db,
    `update projects set deleted_at = case when $3 then $4::timestamptz end
     where id = $1 and user_id = $2 and (deleted_at is null) = $3`,
    [of.id, of.userId, of.aside, of.now],
  );
  return rowCount === 1;
}

export async function setLinkToken(
  db: Queryable,
  of: Own & { readonly token: string | null },
): Promise<boolean> {
  const { rowCount } = await queryPrepared(
    db,
    `update projects set link_token = $3
     where id = $1 and user_id = $2 and deleted_at is null`,
    [of.id, of.userId, of.token],
  );
  return rowCount === 1;
}

export async function setSharedToPro(
  db: Queryable,
  of: { readonly id: number; readonly now: Date },
): Promise<void> {
  await queryPrepared(db, 'update projects set shared_to_pro_at = $2 where id = $1', [
    of.id,
    of.now,
  ]);
}

export async function setProjectInfo(
  db: Queryable,
  of: { readonly id: number; readonly userId: number; readonly extraInfo: object },
): Promise<boolean> {
  const { rowCount } = await queryPrepared(
    db,
    `update projects set extra_info = $3, updated_at = now()
     where id = $1 and user_id = $2 and deleted_at is null`,
    [of.id, of.userId, JSON.stringify(of.extraInfo)],
  );
  return rowCount === 1;
}
