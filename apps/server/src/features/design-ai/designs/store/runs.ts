// Runs as their account sees them.
import type {
  AiDesignSummary,
  BriefCorrection,
  DeclinedDesign,
} from '@wevisu/contract/ai-designs.ts';
import type { ReturnReason } from '@wevisu/domain/design-ai/credits.ts';
import type { DesignStatus, DesignStep, StartKind } from '@wevisu/domain/design-ai/design-runs.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  bytea,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

const OWN = { accountId: ID.aiAccount, run: text } as const;
const UNDONE = sql`r.status in ('waiting', 'designing')`;

interface DesignPart {
  readonly at: number;
  readonly summary: AiDesignSummary;
  readonly kept: boolean;
  readonly shareCode: string | null;
  readonly project: ProjectId | null;
  readonly picture: number | null;
  readonly pictureDone: boolean;
}

/**
 * One look at a run, which its page takes every second: its place in the queue is counted only while it waits, in the order
 * of claimRun.
 */
export const findRun = sqlStatement({
  takes: OWN,
  gives: {
    ...{
      id: text,
      status: text.as<DesignStatus>(),
      text,
      start: text.as<StartKind>(),
      vsdId: text,
    },
    ...{ createdAt: timestamptz, credits: int4, step: text.as<DesignStep>().orNull, doneE3: int4 },
    ...{
      corrections: json<readonly BriefCorrection[]>(),
      withinDays: int4.orNull,
      variation: int4,
    },
    ...{ declined: json<DeclinedDesign>().orNull, reason: text.as<ReturnReason>().orNull },
    ...{ ahead: int4, designs: json<readonly DesignPart[]>() },
  },
  sql: (p) => sql`
    select r.id::text, r.status, r.text, r.start_kind as start, s.vsd_id as "vsdId", r.created_at as "createdAt", r.credits,
      r.step, r.done_e3 as "doneE3", r.corrections, r.within_days as "withinDays", r.variation, r.declined, r.reason,
      case when r.status = 'waiting' then (
        select count(*) from (
          select o.id, o.status, row_number() over (partition by o.ai_account_id order by o.serial) as place,
            (select max(t.begun_at) from ai_design_runs t where t.ai_account_id = o.ai_account_id) as turn, o.serial
          from ai_design_runs o where o.status in ('waiting', 'designing')) line,
          (select count(*) as place, (
             select max(t.begun_at) from ai_design_runs t where t.ai_account_id = r.ai_account_id) as turn
           from ai_design_runs own
           where own.ai_account_id = r.ai_account_id and own.status in ('waiting', 'designing')
             and own.serial <= r.serial) mine
        where line.id <> r.id and (line.status = 'designing'
          or (line.place, coalesce(line.turn, '-infinity'), line.serial)
            < (mine.place, coalesce(mine.turn, '-infinity'), r.serial))) else 0 end::int as ahead,
      (select coalesce(json_agg(json_build_object('at', d.at, 'summary', d.summary, 'kept', d.kept,
          'shareCode', d.share_code, 'picture', t.picture, 'pictureDone', t.done_at is not null or t.failed_at is not null,
          'project', (select m.project_id from ai_design_projects m where m.design_id = d.id
            order by m.made_at desc limit 1)) order by d.at), '[]')
        from ai_designs d left join stills t on t.ai_design_id = d.id where d.run_id = r.id) as designs
    from ai_design_runs r join showrooms s on s.id = r.showroom_id
    where r.id = ${p.run}::uuid and r.ai_account_id = ${p.accountId} and r.removed_at is null`,
}).get;

export type RunRow = RowOf<typeof findRun>;

interface CardPart {
  readonly at: number;
  readonly title: string;
  readonly totalCents: number;
  readonly kept: boolean;
  readonly shared: boolean;
  readonly picture: number | null;
}

/** Newest first. */
export const listRunCards = sqlStatement({
  takes: { accountId: ID.aiAccount, before: text.orNull, onlyKept: bool, most: int8 },
  gives: {
    ...{
      id: text,
      status: text.as<DesignStatus>(),
      text,
      start: text.as<StartKind>(),
      vsdId: text,
    },
    ...{ createdAt: timestamptz, credits: int4, designs: json<readonly CardPart[]>() },
  },
  sql: (p) => sql`
    select r.id::text, r.status, r.text, r.start_kind as start, s.vsd_id as "vsdId", r.created_at as "createdAt", r.credits,
      (select coalesce(json_agg(json_build_object('at', d.at, 'title', d.summary ->> 'title',
          'totalCents', (d.summary ->> 'total_cents')::bigint, 'kept', d.kept, 'shared', d.share_code is not null,
          'picture', t.picture) order by d.at), '[]')
        from ai_designs d left join stills t on t.ai_design_id = d.id where d.run_id = r.id) as designs
    from ai_design_runs r join showrooms s on s.id = r.showroom_id
    where r.ai_account_id = ${p.accountId} and r.removed_at is null
      and (${p.before}::uuid is null or r.serial < (
        select o.serial from ai_design_runs o where o.id = ${p.before}::uuid and o.ai_account_id = ${p.accountId}))
      and (not ${p.onlyKept}::bool or exists (select from ai_designs d where d.run_id = r.id and d.kept))
    order by r.serial desc limit ${p.most}`,
}).list;

/** Whose run it is, and whether it is still in the history. */
export const findOwner = sqlStatement({
  takes: { run: text },
  gives: { accountId: ID.aiAccount, isRemoved: bool },
  sql: (p) => sql`
    select ai_account_id as "accountId", removed_at is not null as "isRemoved" from ai_design_runs
    where id = ${p.run}::uuid`,
}).get;

/** What a run began from that has ended without designs. */
export const findKeptStart = sqlStatement({
  takes: OWN,
  gives: {
    ...{ startKind: text.as<StartKind>(), startDocument: bytea.orNull, startSkus: arrayOf(text) },
    ...{ roomId: text.orNull, keep: arrayOf(text), proId: ID.pro },
  },
  sql: (p) => sql`
    select r.start_kind as "startKind", r.start_document as "startDocument", r.start_skus as "startSkus",
      r.room_id as "roomId", r.keep, s.user_id as "proId"
    from ai_design_runs r join showrooms s on s.id = r.showroom_id
    where r.id = ${p.run}::uuid and r.ai_account_id = ${p.accountId} and r.removed_at is null
      and r.status in ('declined', 'failed') and (r.start_kind = 'words' or r.start_document is not null)`,
}).get;

export const countRuns = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: { undone: int4, kept: int4 },
  sql: (p) => sql`
    select count(*) filter (where ${UNDONE})::int as undone, count(*)::int as kept from ai_design_runs r
    where r.ai_account_id = ${p.accountId} and r.removed_at is null`,
}).require;

export const insertRun = sqlStatement({
  takes: {
    ...{ run: text, accountId: ID.aiAccount, showroomId: ID.showroom, text, credits: int4 },
    ...{ corrections: json<readonly BriefCorrection[]>(), startKind: text.as<StartKind>() },
    ...{ startDocument: bytea.orNull, startSkus: arrayOf(text), roomId: text.orNull },
    ...{ keep: arrayOf(text), withinDays: int4.orNull, variation: int4, now: timestamptz },
  },
  sql: (p) => sql`
    insert into ai_design_runs (id, ai_account_id, showroom_id, text, corrections, start_kind, start_document,
      start_skus, room_id, keep, within_days, variation, credits, created_at)
    values (${p.run}::uuid, ${p.accountId}, ${p.showroomId}, ${p.text}, ${p.corrections}, ${p.startKind},
      ${p.startDocument}, ${p.startSkus}, ${p.roomId}, ${p.keep}, ${p.withinDays}, ${p.variation}, ${p.credits},
      ${p.now})`,
}).run;

/** Its content goes; its row stays, so that the same run never begins again. False if it is not there, or is undone. */
export const removeRun = sqlStatement({
  takes: { ...OWN, now: timestamptz },
  sql: (p) => sql`
    update ai_design_runs r set removed_at = ${p.now}, text = '', corrections = '[]', declined = null,
      start_document = null, start_skus = '{}', keep = '{}'
    where r.id = ${p.run}::uuid and r.ai_account_id = ${p.accountId} and r.removed_at is null and not ${UNDONE}`,
}).runAny;

export const deleteDesigns = sqlStatement({
  takes: OWN,
  sql: (p) => sql`
    delete from ai_designs d using ai_design_runs r
    where d.run_id = r.id and r.id = ${p.run}::uuid and r.ai_account_id = ${p.accountId}`,
}).run;

/** With all designs, of an account that its owner deletes. */
export const deleteRuns = sqlStatement({
  takes: { accountId: ID.aiAccount },
  sql: (p) => sql`delete from ai_design_runs where ai_account_id = ${p.accountId}`,
}).run;
