// The queue of design runs, and which server makes which. Accounts take turns. Leases use the database's clock, since
// the servers' clocks may differ.

import type { DeclinedDesign } from '@wevisu/contract/ai-designs.ts';
import type { ReturnReason } from '@wevisu/domain/design-ai/credits.ts';
import type { DesignStep, StartKind } from '@wevisu/domain/design-ai/design-runs.ts';
import { type Expression, sql } from 'kysely';
import {
  arrayOf,
  bytea,
  int4,
  json,
  text,
  timestamptz,
} from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

const UNDONE = sql`r.status in ('waiting', 'designing')`;
const LEASE = { id: text, worker: text, leaseMs: int4 } as const;

function leasedUntil(ms: Expression<number>) {
  return sql`clock_timestamp() + ${ms}::int * interval '1 millisecond'`;
}

/** Of servers that are gone: they wait again. */
export const freeLostRuns = sqlStatement({
  sql: () => sql`
    update ai_design_runs r set status = 'waiting', worker = null, leased_until = null, step = null, done_e3 = 0
    where r.status = 'designing' and r.leased_until < clock_timestamp()`,
}).runAny;

/**
 * The next run: of the accounts with none in progress, the one that waited longest, and its oldest. Null if there is
 * none. Throws a unique violation if another server claims one of the same account at the same moment.
 */
export const claimRun = sqlStatement({
  takes: { worker: text, leaseMs: int4, maxTries: int4 },
  gives: {
    ...{ id: text, accountId: ID.aiAccount, showroomId: ID.showroom },
    ...{ text, corrections: json<readonly unknown[]>(), startKind: text.as<StartKind>() },
    ...{ startDocument: bytea.orNull, startSkus: arrayOf(text), roomId: text.orNull },
    ...{ keep: arrayOf(text), withinDays: int4.orNull, variation: int4 },
  },
  sql: (p) => sql`
    with next as (
      select r.id from ai_design_runs r
      where r.status = 'waiting' and r.tries < ${p.maxTries}::int
        and not exists (
          select from ai_design_runs o where o.ai_account_id = r.ai_account_id and o.worker is not null)
      order by (select max(o.begun_at) from ai_design_runs o where o.ai_account_id = r.ai_account_id) nulls first, r.serial
      limit 1 for update skip locked)
    update ai_design_runs r set status = 'designing', worker = ${p.worker}::uuid, leased_until = ${leasedUntil(p.leaseMs)},
      begun_at = clock_timestamp(), tries = tries + 1, step = 'arranging', done_e3 = 0
    from next where r.id = next.id
    returning r.id::text, r.ai_account_id as "accountId", r.showroom_id as "showroomId", r.text, r.corrections,
      r.start_kind as "startKind", r.start_document as "startDocument", r.start_skus as "startSkus", r.room_id as "roomId",
      r.keep, r.within_days as "withinDays", r.variation`,
}).get;

export type ClaimedRun = RowOf<typeof claimRun>;

/** How far it is. False if this server has lost it. */
export const renewRun = sqlStatement({
  takes: { ...LEASE, step: text.as<DesignStep>(), doneE3: int4 },
  sql: (p) => sql`
    update ai_design_runs set leased_until = ${leasedUntil(p.leaseMs)}, step = ${p.step}, done_e3 = ${p.doneE3}
    where id = ${p.id}::uuid and worker = ${p.worker}::uuid`,
}).runAny;

/** Returns it to the queue; this attempt does not count. */
export const giveBackRun = sqlStatement({
  takes: { id: text, worker: text },
  sql: (p) => sql`
    update ai_design_runs set status = 'waiting', worker = null, leased_until = null, step = null, done_e3 = 0,
      tries = tries - 1
    where id = ${p.id}::uuid and worker = ${p.worker}::uuid`,
}).run;

const ENDED = sql`worker = null, leased_until = null, step = null`;

/** Designs are started from next, not what they began from. False if this server has lost it. */
export const finishRun = sqlStatement({
  takes: { id: text, worker: text, roomId: text, now: timestamptz },
  sql: (p) => sql`
    update ai_design_runs set ${ENDED}, start_document = null, status = 'done', done_e3 = 1000, ended_at = ${p.now}, room_id = ${p.roomId}
    where id = ${p.id}::uuid and worker = ${p.worker}::uuid`,
}).runAny;

/** False if this server has lost it. */
export const declineRun = sqlStatement({
  takes: { id: text, worker: text, declined: json<DeclinedDesign>(), now: timestamptz },
  sql: (p) => sql`
    update ai_design_runs set ${ENDED}, status = 'declined', reason = 'declined', declined = ${p.declined},
      ended_at = ${p.now}
    where id = ${p.id}::uuid and worker = ${p.worker}::uuid`,
}).runAny;

/** By whichever server: a run that is still undone. */
export const failRun = sqlStatement({
  takes: { id: text, reason: text.as<ReturnReason>(), now: timestamptz },
  sql: (p) => sql`
    update ai_design_runs r set ${ENDED}, status = 'failed', reason = ${p.reason}, ended_at = ${p.now}
    where r.id = ${p.id}::uuid and ${UNDONE}`,
}).runAny;

/** Undone runs that nothing can come of: out of tries, or their credits went back. */
export const listHopeless = sqlStatement({
  takes: { maxTries: int4 },
  gives: { id: text },
  sql: (p) => sql`
    select r.id::text from ai_design_runs r join ai_credit_holds h on h.design_run = r.id
    where ${UNDONE} and (h.state <> 'held' or r.status = 'waiting' and r.tries >= ${p.maxTries}::int)
    order by r.serial limit 100`,
}).list;

export const insertDesign = sqlStatement({
  takes: {
    ...{ runId: text, at: int4, summary: json<unknown>(), document: bytea, skus: arrayOf(text) },
    ...{ contentHash: bytea, rooms: int4 },
  },
  gives: { id: ID.aiDesign },
  sql: (p) => sql`
    insert into ai_designs (run_id, at, summary, document, skus, content_hash, rooms)
    values (${p.runId}::uuid, ${p.at}, ${p.summary}, ${p.document}, ${p.skus}, ${p.contentHash}, ${p.rooms})
    returning id`,
}).require;
