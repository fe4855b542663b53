import type { ProjectId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../../../platform/database/clock.ts';
import {
  bool,
  int4,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const PROJECT = {
  id: ID.project,
  publicId: text,
  userId: ID.user.notNull,
  name: text,
  notes: text,
  showroomId: ID.showroom,
  proId: ID.pro,
  vsdId: text,
  companyName: text,
  floorplan: text.orNull,
  floorTemplate: text.orNull,
  is3d: bool,
  /** The room of a guest's cart that it was made for; '' for a cart without one. */
  fromCart: text.orNull,
  sceneRevision: int4,
  extraInfo: json<Record<string, unknown>>(),
  linkToken: text.orNull,
  sharedToProAt: timestamptz.orNull,
  prosEdit: bool,
  ownerFirstName: text,
  ownerLastName: text,
  updatedAt: timestamptz,
  deletedAt: timestamptz.orNull,
};
export const PROJECT_SQL: RawBuilder<unknown> = sql`p.id, p.public_id as "publicId",
  p.user_id as "userId", p.name, p.notes, p.showroom_id as "showroomId", s.user_id as "proId",
  s.vsd_id as "vsdId", s.company_name as "companyName", p.floorplan,
  p.floor_template as "floorTemplate", p.is_3d as "is3d",
  p.from_cart as "fromCart", p.scene_revision as "sceneRevision",
  p.extra_info as "extraInfo", p.link_token as "linkToken",
  p.shared_to_pro_at as "sharedToProAt", p.pros_edit as "prosEdit", u.first_name as "ownerFirstName",
  u.last_name as "ownerLastName", p.updated_at as "updatedAt", p.deleted_at as "deletedAt"`;
/** A guest's project has no owner, and so is none of these. */
export const PROJECT_TABLES: RawBuilder<unknown> = sql`projects p
  join showrooms s on s.id = p.showroom_id join users u on u.id = p.user_id`;

export type ProjectRow = RowOfColumns<typeof PROJECT>;

const OWN = { id: ID.project, userId: ID.user };
export type Own = RowOfColumns<typeof OWN>;

export function isOwn({ id, userId }: Params<Own>): RawBuilder<unknown> {
  return sql`p.id = ${id} and p.user_id = ${userId} and p.deleted_at is null`;
}

/** Null if the user has no such project, or has deleted it. */
export const findOwnProject = sqlStatement({
  takes: OWN,
  gives: PROJECT,
  sql: (p) => sql`select ${PROJECT_SQL} from ${PROJECT_TABLES} where ${isOwn(p)}`,
}).get;

/** Like findOwnProject, but locked until the transaction ends. */
export const lockOwnProject = sqlStatement({
  takes: OWN,
  gives: PROJECT,
  sql: (p) => sql`select ${PROJECT_SQL} from ${PROJECT_TABLES} where ${isOwn(p)}
    for no key update of p`,
}).get;

/** A project that a pro may read, since when, and whether it stands in the pro's own showroom. */
export const findReadableByPro = sqlStatement({
  takes: { id: ID.project, proId: ID.pro },
  gives: { ...PROJECT, since: timestamptz.notNull, isOfOwnShowroom: bool },
  sql: (
    p,
  ) => sql`select ${PROJECT_SQL}, reader.since, s.user_id = reader.user_id as "isOfOwnShowroom"
    from ${PROJECT_TABLES} join project_pros reader on reader.project_id = p.id
    where p.id = ${p.id} and reader.user_id = ${p.proId}`,
}).get;

/** A project that was shared with the pro of its showroom. */
export const findProjectOfPro = sqlStatement({
  takes: { id: ID.project, proId: ID.pro },
  gives: PROJECT,
  sql: (p) => sql`select ${PROJECT_SQL} from ${PROJECT_TABLES}
    where p.id = ${p.id} and s.user_id = ${p.proId} and p.shared_to_pro_at is not null
      and p.deleted_at is null`,
}).get;

export const findProjectByLink = sqlStatement({
  takes: { token: text },
  gives: {
    ...PROJECT,
    /** Of the template that it started from. */
    templatePicture: text.orNull,
  },
  sql: (p) => sql`select ${PROJECT_SQL}, t.picture_key as "templatePicture"
    from ${PROJECT_TABLES} left join templates t on t.id = p.floor_template
    where p.link_token = ${p.token} and p.deleted_at is null`,
}).get;

/** Null leaves a field as it is. */
export const updateProject = sqlStatement({
  takes: { ...OWN, name: text.orNull, notes: text.orNull, now: timestamptz },
  sql: (p) => sql`update projects p
    set name = coalesce(${p.name}, name), notes = coalesce(${p.notes}, notes), updated_at = ${p.now}
    where ${isOwn(p)}`,
}).runAny;

/** Deletes it (for now) or restores it; false if there is no such project. */
export const setPutAside = sqlStatement({
  takes: { ...OWN, aside: bool, now: timestamptz },
  sql: (p) => sql`update projects
    set deleted_at = case when ${p.aside} then ${p.now}::timestamptz end, from_cart = null
    where id = ${p.id} and user_id = ${p.userId} and (deleted_at is null) = ${p.aside}`,
}).runAny;

const updateOwn = () => tables.updateTable('projects').where('deleted_at', 'is', null);

export const setLinkToken = statement((p: Params<Own & { token: string | null }>) =>
  updateOwn().set({ link_token: p.token }).where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;

export const setProsEdit = statement((p: Params<Own & { on: boolean }>) =>
  updateOwn().set({ pros_edit: p.on }).where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;

export const setSharedToPro = statement((p: Params<{ id: ProjectId; now: Date }>) =>
  tables.updateTable('projects').set({ shared_to_pro_at: p.now }).where('id', '=', p.id),
).run;

/** With the pro of its showroom; false if it was shared already, or stands in another showroom. */
export const shareWithHired = sqlStatement({
  takes: { id: ID.project, proId: ID.pro, now: timestamptz },
  sql: (p) => sql`update projects p set shared_to_pro_at = ${p.now} from showrooms s
    where s.id = p.showroom_id and p.id = ${p.id} and s.user_id = ${p.proId}
      and p.deleted_at is null and p.shared_to_pro_at is null`,
}).runAny;

export const endShare = statement((p: Params<{ id: ProjectId }>) =>
  tables.updateTable('projects').set({ shared_to_pro_at: null }).where('id', '=', p.id),
).run;

export const setProjectInfo = statement((p: Params<Own & { extraInfo: object }>) =>
  updateOwn()
    .set({ extra_info: asJson(p.extraInfo), updated_at: now })
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId),
).runAny;
