// Jobs over a showroom's prices: how far each is, and what came of it.
import { sql } from 'kysely';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

export interface RunOutcome {
  /** In words, for the pro. */
  readonly refusal?: string;
  readonly restored?: number;
  readonly skipped_total?: number;
}

const RUN = {
  id: int8,
  showroomId: ID.showroom,
  proId: ID.pro,
  kind: text.as<'change' | 'undo' | 'print'>(),
  asked: json<unknown>(),
  total: int4,
  done: int4,
  outcome: json<RunOutcome>().orNull,
  fileKey: text.orNull,
  finishedAt: timestamptz.orNull,
};
const RUN_SQL = sql`r.id, r.showroom_id as "showroomId", r.started_by as "proId", r.kind, r.asked, r.total, r.done,
  r.outcome, r.file_key as "fileKey", r.finished_at as "finishedAt"`;

export const getRun = sqlStatement({
  takes: { id: int8 },
  gives: RUN,
  sql: (p) => sql`select ${RUN_SQL} from price_runs r where r.id = ${p.id}`,
}).get;
export type PriceRunRow = RowOf<typeof getRun>;

/** The last of each kind. */
export const listLastRuns = sqlStatement({
  takes: { proId: ID.pro },
  gives: RUN,
  sql: (p) => sql`select distinct on (r.kind) ${RUN_SQL}
    from price_runs r join showrooms s on s.id = r.showroom_id
    where s.user_id = ${p.proId} order by r.kind, r.id desc`,
}).list;

/** Null while another one of the kind is at work. */
export const insertRun = sqlStatement({
  takes: {
    showroomId: ID.showroom,
    proId: ID.pro,
    kind: text,
    asked: json<unknown>(),
    total: int4,
    now: timestamptz,
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into price_runs (showroom_id, started_by, kind, asked, total, created_at)
    values (${p.showroomId}, ${p.proId}, ${p.kind}, ${p.asked}, ${p.total}, ${p.now})
    on conflict (showroom_id, kind) where finished_at is null do nothing returning id`,
}).get;

/** Those whose job failed for good and was given up. */
export const endLostRuns = sqlStatement({
  takes: {
    showroomId: ID.showroom,
    kind: text,
    before: timestamptz,
    outcome: json<RunOutcome>(),
    now: timestamptz,
  },
  sql: (p) => sql`update price_runs set finished_at = ${p.now}, outcome = ${p.outcome}
    where showroom_id = ${p.showroomId} and kind = ${p.kind} and finished_at is null and created_at < ${p.before}`,
}).run;

export const noteRun = sqlStatement({
  takes: { id: int8, done: int4 },
  sql: (p) =>
    sql`update price_runs set done = ${p.done} where id = ${p.id} and finished_at is null`,
}).run;

export const finishRun = sqlStatement({
  takes: { id: int8, outcome: json<RunOutcome>(), fileKey: text.orNull, now: timestamptz },
  sql: (
    p,
  ) => sql`update price_runs set finished_at = ${p.now}, outcome = ${p.outcome}, file_key = ${p.fileKey},
      done = case when ${p.outcome}::jsonb ? 'refusal' then done else total end
    where id = ${p.id} and finished_at is null`,
}).run;

export const getPrintFile = sqlStatement({
  takes: { proId: ID.pro, id: int8 },
  gives: { fileKey: text.notNull },
  sql: (
    p,
  ) => sql`select r.file_key as "fileKey" from price_runs r join showrooms s on s.id = r.showroom_id
    where r.id = ${p.id} and s.user_id = ${p.proId} and r.file_key is not null`,
}).value;

/** Files that nobody fetches any more: of an older print, or older than a week. */
export const listOldFiles = sqlStatement({
  takes: { before: timestamptz },
  gives: { id: int8, fileKey: text.notNull },
  sql: (p) => sql`select r.id, r.file_key as "fileKey" from price_runs r
    where r.file_key is not null and (r.finished_at < ${p.before} or exists (
      select from price_runs n where n.showroom_id = r.showroom_id and n.kind = r.kind and n.id > r.id
        and n.file_key is not null)) limit 1000`,
}).list;

export const forgetFile = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`update price_runs set file_key = null where id = ${p.id}`,
}).run;
