import type { ProjectId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bytea,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export type ProposalState = 'open' | 'accepted' | 'declined' | 'withdrawn';

const PROPOSAL = {
  id: int8,
  companyName: text,
  note: text,
  state: text.as<ProposalState>(),
  answer: text,
  sentAt: timestamptz,
  closedAt: timestamptz.orNull,
  baseRevision: int4,
  baseSavedAt: timestamptz.orNull,
  sceneRevision: int4,
};
export type ProposalRow = RowOfColumns<typeof PROPOSAL>;

const SELECT: RawBuilder<unknown> = sql`select o.id, s.company_name as "companyName", o.note, o.state,
    o.answer, o.sent_at as "sentAt", o.closed_at as "closedAt", o.base_revision as "baseRevision",
    o.base_saved_at as "baseSavedAt", p.scene_revision as "sceneRevision"
  from proposals o join showrooms s on s.id = o.showroom_id join projects p on p.id = o.project_id`;

/** Of a project that the caller may read; newest first. */
export const listProposalRows = sqlStatement({
  takes: { projectId: ID.project },
  gives: PROPOSAL,
  sql: (p) => sql`${SELECT} where o.project_id = ${p.projectId} order by o.id desc limit 100`,
}).list;

export const getProposalRow = sqlStatement({
  takes: { projectId: ID.project, id: int8 },
  gives: PROPOSAL,
  sql: (p) => sql`${SELECT} where o.project_id = ${p.projectId} and o.id = ${p.id}`,
}).get;

/** Packed, as in scenes. */
export const getProposalScene = statement((p: Params<{ projectId: ProjectId; id: number }>) =>
  tables
    .selectFrom('proposals')
    .select(['document', 'content_hash', 'rooms', 'skus'])
    .where('project_id', '=', p.projectId)
    .where('id', '=', p.id),
).get;

export const countOpenProposals = sqlStatement({
  takes: { projectId: ID.project },
  gives: { open: int4 },
  sql: (p) => sql`select count(*)::int as open from proposals
    where project_id = ${p.projectId} and state = 'open'`,
}).require;

export const insertProposal = sqlStatement({
  takes: {
    projectId: ID.project,
    showroomId: ID.showroom,
    baseRevision: int4,
    baseSavedAt: timestamptz.orNull,
    note: text,
    now: timestamptz,
    document: bytea,
    contentHash: bytea,
    rooms: int4,
    skus: arrayOf(text),
  },
  gives: { id: int8 },
  sql: (
    p,
  ) => sql`insert into proposals (project_id, showroom_id, base_revision, base_saved_at, note,
      sent_at, document, content_hash, rooms, skus)
    values (${p.projectId}, ${p.showroomId}, ${p.baseRevision}, ${p.baseSavedAt}, ${p.note}, ${p.now},
      ${p.document}, ${p.contentHash}, ${p.rooms}, ${p.skus})
    returning id`,
}).require;

/** False if it was closed meanwhile. */
export const closeProposal = sqlStatement({
  takes: {
    id: int8,
    projectId: ID.project,
    state: text,
    answer: text,
    now: timestamptz,
    revision: int4.orNull,
  },
  sql: (p) => sql`update proposals set state = ${p.state}, answer = ${p.answer},
      closed_at = ${p.now}, accepted_revision = ${p.revision}
    where id = ${p.id} and project_id = ${p.projectId} and state = 'open'`,
}).runAny;

export const getOwnerEmail = sqlStatement({
  takes: { userId: ID.user },
  gives: { email: text },
  sql: (p) => sql`select email from users where id = ${p.userId}`,
}).require;
