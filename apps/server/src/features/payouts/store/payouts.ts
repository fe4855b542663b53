import type { PayoutState } from '@wevisu/domain/payouts/payouts.ts';
import { sql } from 'kysely';
import { bool, date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { KINDS, PARTS } from './payees.ts';

/** Begins the run of a day or goes on with it; null where it has ended. */
export const beginRun = sqlStatement({
  takes: { runOn: date, now: timestamptz },
  gives: { runOn: date },
  sql: (p) => sql`
    insert into payout_runs as r (run_on, begun_at) values (${p.runOn}, ${p.now})
    on conflict (run_on) do update set begun_at = r.begun_at where r.ended_at is null
    returning r.run_on as "runOn"`,
}).get;

export const endRun = sqlStatement({
  takes: { runOn: date, now: timestamptz },
  sql: (p) =>
    sql`update payout_runs set ended_at = ${p.now} where run_on = ${p.runOn} and ended_at is null`,
}).run;

export const findLastRun = sqlStatement({
  gives: { runOn: date.orNull },
  sql: () => sql`select max(run_on) as "runOn" from payout_runs`,
}).require;

/** Under the lock of the balance. Null where the run has paid the payee already, or another payout is open. */
export const insertPayout = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { runOn: date, id: int8, ref: text, amountCents: int8, now: timestamptz },
    gives: { id: int8 },
    sql: (p) => sql`
      insert into payouts (run_on, ${PARTS[kind].column}, account_ref, amount_cents, state, claimed_at)
      select ${p.runOn}::date, ${p.id}::bigint, ${p.ref}, ${p.amountCents}::bigint, 'claimed', ${p.now}::timestamptz
      where not exists (select from payouts o
        where o.${PARTS[kind].column} = ${p.id} and o.state not in ('paid', 'returned'))
      on conflict do nothing returning id`,
  }),
);

export const findPayout = sqlStatement({
  takes: { id: int8 },
  gives: {
    id: int8,
    vendorId: int8.orNull,
    showroomId: int8.orNull,
    accountRef: text,
    amountCents: int8,
    state: text.as<PayoutState>(),
    attempt: int4,
    transferRef: text.orNull,
    payoutRef: text.orNull,
  },
  sql: (
    p,
  ) => sql`select id, vendor_id as "vendorId", showroom_id as "showroomId", account_ref as "accountRef",
    amount_cents as "amountCents", state, attempt, transfer_ref as "transferRef", payout_ref as "payoutRef"
    from payouts where id = ${p.id}`,
}).get;
export type PayoutRow = RowOf<typeof findPayout>;

export const listUnderWay = sqlStatement({
  gives: { id: int8 },
  sql: () =>
    sql`select id from payouts where state in ('claimed', 'transferred', 'returning') order by id limit 1000`,
}).list;

/** Failed ones whose payee has given a bank account that takes payouts since. */
export const listMended = sqlStatement({
  takes: { now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`
    select p.id from payouts p join payout_accounts a on a.gateway_ref = p.account_ref
    where p.state = 'failed' and a.state = 'enabled' and (a.held_until is null or a.held_until < ${p.now})
    order by p.id limit 1000`,
}).list;

export const markTransferred = sqlStatement({
  takes: { id: int8, ref: text },
  sql: (p) => sql`update payouts set state = 'transferred', transfer_ref = ${p.ref}
    where id = ${p.id} and state = 'claimed'`,
}).runAny;

export const markPaid = sqlStatement({
  takes: { id: int8, ref: text, attempt: int4, now: timestamptz, lookAt: timestamptz },
  sql: (
    p,
  ) => sql`update payouts set state = 'paid', payout_ref = ${p.ref}, outcome = null, ended_at = ${p.now},
      look_at = ${p.lookAt}
    where id = ${p.id} and state = 'transferred' and attempt = ${p.attempt}`,
}).runAny;

export const markFailed = sqlStatement({
  takes: { id: int8, attempt: int4, outcome: text },
  sql: (p) => sql`update payouts set state = 'failed', outcome = ${p.outcome}
    where id = ${p.id} and state = 'transferred' and attempt = ${p.attempt}`,
}).runAny;

/** To be paid by another attempt; the money is in the account already. */
export const restartPayout = sqlStatement({
  takes: { id: int8 },
  sql: (p) =>
    sql`update payouts set state = 'transferred', attempt = attempt + 1 where id = ${p.id} and state = 'failed'`,
}).runAny;

export const beginReturn = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`update payouts set state = 'returning' where id = ${p.id} and state = 'failed'`,
}).runAny;

export const markReturned = sqlStatement({
  takes: { id: int8, now: timestamptz },
  sql: (p) =>
    sql`update payouts set state = 'returned', ended_at = ${p.now} where id = ${p.id} and state = 'returning'`,
}).runAny;

const SHOWN = {
  id: int8,
  runOn: date,
  amountCents: int8,
  state: text.as<PayoutState>(),
  outcome: text.orNull,
  claimedAt: timestamptz,
  endedAt: timestamptz.orNull,
};
const SHOWN_SQL = sql`p.id, p.run_on as "runOn", p.amount_cents as "amountCents", p.state, p.outcome,
  p.claimed_at as "claimedAt", p.ended_at as "endedAt"`;

export const listOwnPayouts = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { id: int8, most: int4 },
    gives: SHOWN,
    sql: (p) => sql`select ${SHOWN_SQL} from payouts p where p.${PARTS[kind].column} = ${p.id}
      order by p.id desc limit ${p.most}::int`,
  }),
);

/** Those that wait for somebody first, then the newest. */
export const listAllPayouts = sqlStatement({
  takes: { onlyFailed: bool, most: int4 },
  gives: { ...SHOWN, payee: text, kind: text.as<'vendor' | 'pro'>(), bankLast4: text.orNull },
  rare: true,
  sql: (p) => sql`
    select ${SHOWN_SQL}, coalesce(v.company_name, s.company_name) as payee,
      case when p.vendor_id is null then 'pro' else 'vendor' end as kind, a.bank_last4 as "bankLast4"
    from payouts p join payout_accounts a on a.gateway_ref = p.account_ref
      left join vendors v on v.id = p.vendor_id left join showrooms s on s.id = p.showroom_id
    where not ${p.onlyFailed} or p.state = 'failed'
    order by (p.state = 'failed') desc, p.id desc limit ${p.most}::int`,
}).list;
