import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface ProjectRow {
  readonly id: number;
  readonly public_id: string;
  readonly name: string;
  /** The pro's user id. */
  readonly showroom: number;
  readonly floorplan: string | null;
  readonly floor_template: string | null;
  readonly is_3d: boolean;
  readonly has_scene: boolean;
  readonly extra_info: Record<string, unknown>;
}

const COLUMNS = `p.id, p.public_id, p.name, s.user_id as showroom, p.floorplan, p.floor_template,
  p.is_3d, p.scene_revision > 0 as has_scene, p.extra_info`;

export async function findProject(
  db: Queryable,
  of: { readonly id: number; readonly userId: number },
): Promise<ProjectRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS} from projects p join showrooms s on s.id = p.showroom_id
     where p.id = $1 and p.user_id = $2 and p.deleted_at is null`,
    [of.id, of.userId],
  );
  return rows[0] ?? null;
}

/** How many of the projects are the user's, in the showroom of this pro. */
export async function countOwnProjects(
  db: Queryable,
  of: {
    readonly userId: number;
    readonly showroom: number;
    readonly projectIds: readonly number[];
  },
): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    `select count(*)::int as own from projects p join showrooms s on s.id = p.showroom_id
     where p.id = any($3::bigint[]) and p.user_id = $1 and s.user_id = $2
       and p.deleted_at is null`,
    [of.userId, of.showroom, of.projectIds],
  );
  return rows[0].own;
}

export interface NewProject {
  readonly publicId: string;
  readonly userId: number;
  /** The pro's user id. */
  readonly showroom: number;
  readonly name: string;
  readonly floorplan: string | null;
  readonly floorTemplate: string | null;
  readonly is3d: boolean;
}

/** Null where there is no such showroom. */
export async function insertProject(db: Queryable, project: NewProject): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `insert into projects (public_id, user_id, showroom_id, name, floorplan, floor_template, is_3d)
     select $1, $2, s.id, $4, $5, $6, $7 from showrooms s where s.user_id = $3
     returning id`,
    [
      project.publicId,
      project.userId,
      project.showroom,
      project.name,
      project.floorplan,
      project.floorTemplate,
      project.is3d,
    ],
  );
  return rows[0]?.id ?? null;
}

/**
 * The project that a browser remembers, by its public id or by its number: an own one, or a guest's,
 * whose public id only its holder knows and who takes it over by it.
 */
export async function claimProject(
  db: Queryable,
  of: { readonly remembered: string; readonly userId: number; readonly showroom: number },
): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `update projects p set user_id = $2, updated_at = now()
     from showrooms s
     where s.id = p.showroom_id and s.user_id = $3 and p.deleted_at is null
       and ((p.public_id = $1 and (p.user_id is null or p.user_id = $2))
         or (p.id::text = $1 and p.user_id = $2))
     returning p.id`,
    [of.remembered, of.userId, of.showroom],
  );
  return rows[0]?.id ?? null;
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

export interface ProjectLine {
  readonly variant_id: number;
  readonly project_id: number;
  readonly qty: number;
}

/** Lines of those of the projects that are the user's, in this showroom. */
export async function readProjectLines(
  db: Queryable,
  of: { readonly userId: number; readonly projectIds: readonly number[] },
): Promise<ProjectLine[]> {
  const { rows } = await queryPrepared(
    db,
    `select l.variant_id, l.project_id, l.qty
     from project_lines l join projects p on p.id = l.project_id
     where p.id = any($2::bigint[]) and p.user_id = $1 and p.deleted_at is null
     order by l.id`,
    [of.userId, of.projectIds],
  );
  return rows;
}

const SET_SQL = {
  set: 'excluded.qty',
  add: 'least($5::int, project_lines.qty + excluded.qty)',
} as const;

/**
 * Sets or adds quantities; 0 takes a line out. What a room put there is picked by hand from then on, so that it is
 * seen among what was. One statement; the project is the caller's to check.
 */
export async function setProjectLines(
  db: Queryable,
  of: {
    readonly projectId: number;
    readonly items: readonly { readonly variantId: number; readonly qty: number }[];
    readonly mode: 'set' | 'add';
    readonly maximumQty: number;
  },
): Promise<void> {
  const kept = of.items.filter((item) => item.qty > 0);
  await queryPrepared(
    db,
    `with gone as (
       delete from project_lines where project_id = $1 and variant_id = any($2::bigint[])
     ),
     touched as (update projects set updated_at = now() where id = $1)
     insert into project_lines (project_id, variant_id, qty)
     select $1, i.variant_id, least($5::int, i.qty)
     from unnest($3::bigint[], $4::int[]) as i(variant_id, qty)
     on conflict (project_id, variant_id) do update
       set qty = ${SET_SQL[of.mode]}, from_scene = false`,
    [
      of.projectId,
      of.items.filter((item) => item.qty === 0).map((item) => item.variantId),
      kept.map((item) => item.variantId),
      kept.map((item) => item.qty),
      of.maximumQty,
    ],
  );
}

/** Those of the variants that can be put into a project. */
export async function listListedVariants(
  db: Queryable,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await queryPrepared(
    db,
    `select v.id from variants v join products p on p.id = v.product_id
     where v.id = any($1::bigint[]) and v.status = 'active' and p.status = 'active'`,
    [variantIds],
  );
  return new Set(rows.map((row) => row.id));
}
