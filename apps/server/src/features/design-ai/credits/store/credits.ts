// Credits of AI accounts. Whoever changes them has locked the account first.
import type { CreditCause, ReturnReason } from '@wevisu/domain/design-ai/credits.ts';
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

const BALANCE = { credits: int4, heldCredits: int4 } as const;

/** Null if the account is deleted. */
export const lockCredits = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: BALANCE,
  sql: (p) => sql`
    select credits, held_credits as "heldCredits" from ai_accounts
    where id = ${p.accountId} and deleted_at is null for update`,
}).get;

export const getCredits = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: BALANCE,
  sql: (p) => sql`
    select credits, held_credits as "heldCredits" from ai_accounts where id = ${p.accountId}`,
}).require;

/** Changes the balance and writes the entry that says so. */
export const bookCredits = sqlStatement({
  takes: {
    ...{ accountId: ID.aiAccount, cause: text.as<CreditCause>(), credits: int4, held: int4 },
    ...{ holdId: int8.orNull, lotId: int8.orNull, now: timestamptz },
  },
  sql: (p) => sql`
    with changed as (
      update ai_accounts set credits = credits + ${p.credits}::int, held_credits = held_credits + ${p.held}::int
      where id = ${p.accountId} returning id, credits)
    insert into ai_credit_entries (ai_account_id, cause, credits, held, balance, hold_id, lot_id, at)
    select id, ${p.cause}, ${p.credits}::int, ${p.held}::int, credits, ${p.holdId}::bigint, ${p.lotId}::bigint, ${p.now}
    from changed`,
}).run;

/** Null if the account has had it. */
export const insertWelcomeLot = sqlStatement({
  takes: { accountId: ID.aiAccount, credits: int4, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into ai_credit_lots (ai_account_id, source, credits, left_credits, at)
    values (${p.accountId}, 'welcome', ${p.credits}, ${p.credits}, ${p.now})
    on conflict (ai_account_id) where source = 'welcome' do nothing returning id`,
}).value;

/** In the order in which they are used: what was given comes first, then the oldest. */
export const listLots = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: { id: int8, left: int4 },
  sql: (p) => sql`
    select id, left_credits as "left" from ai_credit_lots
    where ai_account_id = ${p.accountId} and left_credits > 0 order by source = 'welcome' desc, id`,
}).list;

export const takeFromLot = sqlStatement({
  takes: { lotId: int8, credits: int4 },
  sql: (p) => sql`
    update ai_credit_lots set left_credits = left_credits - ${p.credits}::int where id = ${p.lotId}`,
}).run;

const HOLD = {
  ...{ id: int8, accountId: ID.aiAccount, credits: int4 },
  ...{ state: text.as<'held' | 'charged' | 'returned'>() },
} as const;

export const findHold = sqlStatement({
  takes: { designRun: text },
  gives: HOLD,
  sql: (p) => sql`
    select id, ai_account_id as "accountId", credits, state from ai_credit_holds
    where design_run = ${p.designRun}::uuid`,
}).get;

export type HoldRow = RowOf<typeof findHold>;

export const insertHold = sqlStatement({
  takes: {
    ...{ accountId: ID.aiAccount, designRun: text, credits: int4 },
    ...{ deadline: timestamptz, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into ai_credit_holds (ai_account_id, design_run, credits, deadline, held_at)
    values (${p.accountId}, ${p.designRun}::uuid, ${p.credits}, ${p.deadline}, ${p.now}) returning id`,
}).require;

export const endHold = sqlStatement({
  takes: {
    ...{ id: int8, state: text.as<'charged' | 'returned'>() },
    ...{ reason: text.as<ReturnReason>().orNull, now: timestamptz },
  },
  sql: (p) => sql`
    update ai_credit_holds set state = ${p.state}, reason = ${p.reason}, ended_at = ${p.now}
    where id = ${p.id}`,
}).run;

/** Neither delivered nor failed by their deadline. */
export const listOverdueHolds = sqlStatement({
  takes: { now: timestamptz, most: int4 },
  gives: { designRun: text },
  rare: true,
  sql: (p) => sql`
    select design_run::text as "designRun" from ai_credit_holds
    where state = 'held' and deadline < ${p.now} order by deadline limit ${p.most}::int`,
}).list;

export const listEntries = sqlStatement({
  takes: { accountId: ID.aiAccount, before: int8.orNull, most: int4 },
  gives: {
    ...{ id: int8, cause: text.as<CreditCause>(), credits: int4, held: int4, balance: int4 },
    ...{ at: timestamptz, reason: text.as<ReturnReason>().orNull },
  },
  sql: (p) => sql`
    select e.id, e.cause, e.credits, e.held, e.balance, e.at, case when e.cause = 'returned' then h.reason end as reason
    from ai_credit_entries e left join ai_credit_holds h on h.id = e.hold_id
    where e.ai_account_id = ${p.accountId} and (${p.before}::bigint is null or e.id < ${p.before}::bigint)
    order by e.id desc limit ${p.most}::int`,
}).list;
