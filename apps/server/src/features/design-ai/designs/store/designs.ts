// Single designs: their scenes, what is kept, shared and made a project.
import type { AiDesignSummary } from '@wevisu/contract/ai-designs.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  bytea,
  int4,
  json,
  text,
  timestamptz,
} from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

const OWN = { accountId: ID.aiAccount, run: text, at: int4 } as const;

const DESIGN = {
  ...{ id: ID.aiDesign, summary: json<AiDesignSummary>(), document: bytea, skus: arrayOf(text) },
  ...{
    contentHash: bytea,
    rooms: int4,
    roomId: text.notNull,
    showroomId: ID.showroom,
    vsdId: text,
  },
  proId: ID.pro,
} as const;
const DESIGN_SQL = sql`d.id, d.summary, d.document, d.skus, d.content_hash as "contentHash", d.rooms,
  r.room_id as "roomId", r.showroom_id as "showroomId", s.vsd_id as "vsdId", s.user_id as "proId"
  from ai_designs d join ai_design_runs r on r.id = d.run_id join showrooms s on s.id = r.showroom_id`;

export const findDesign = sqlStatement({
  takes: OWN,
  gives: DESIGN,
  sql: (p) => sql`
    select ${DESIGN_SQL}
    where d.run_id = ${p.run}::uuid and d.at = ${p.at} and r.ai_account_id = ${p.accountId}
      and r.removed_at is null`,
}).get;

export type DesignRow = RowOf<typeof findDesign>;

export const findSharedDesign = sqlStatement({
  takes: { code: text },
  gives: DESIGN,
  sql: (p) => sql`select ${DESIGN_SQL} where d.share_code = ${p.code}`,
}).get;

const isOwn = (p: { readonly [K in keyof typeof OWN]: unknown }) =>
  sql`d.run_id = r.id and r.id = ${p.run}::uuid and d.at = ${p.at} and r.ai_account_id = ${p.accountId}
    and r.removed_at is null`;

export const setKept = sqlStatement({
  takes: { ...OWN, kept: bool },
  sql: (p) => sql`update ai_designs d set kept = ${p.kept} from ai_design_runs r where ${isOwn(p)}`,
}).runAny;

/** A design that is shared keeps its code. */
export const shareByCode = sqlStatement({
  takes: { ...OWN, code: text },
  gives: { code: text.notNull },
  sql: (p) => sql`
    update ai_designs d set share_code = coalesce(d.share_code, ${p.code}) from ai_design_runs r where ${isOwn(p)}
    returning d.share_code as code`,
}).value;

export const unshare = sqlStatement({
  takes: OWN,
  sql: (p) =>
    sql`update ai_designs d set share_code = null, example = null from ai_design_runs r where ${isOwn(p)}`,
}).runAny;

/** The project that a request has made. */
export const findMade = sqlStatement({
  takes: { request: text },
  gives: { designId: ID.aiDesign, userId: ID.user, projectId: ID.project },
  sql: (p) => sql`
    select design_id as "designId", user_id as "userId", project_id as "projectId" from ai_design_projects
    where request = ${p.request}::uuid`,
}).get;

export const insertMade = sqlStatement({
  takes: {
    ...{
      request: text,
      designId: ID.aiDesign,
      projectId: ID.project,
      userId: ID.user,
      now: timestamptz,
    },
  },
  sql: (p) => sql`
    insert into ai_design_projects (request, design_id, project_id, user_id, made_at)
    values (${p.request}::uuid, ${p.designId}, ${p.projectId}, ${p.userId}, ${p.now})`,
}).run;
