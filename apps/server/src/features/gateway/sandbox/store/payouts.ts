import { sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { sqlStatement } from '../../../../platform/database/statement.ts';
import type { PayoutFailure } from '../../seam/payment-gateway.ts';
import { tell } from './events.ts';

/** The ref of the key's account, made if there is none. */
export const putAccount = sqlStatement({
  takes: { ref: text, key: text, now: timestamptz },
  gives: { ref: text },
  sql: (p) => sql`
    insert into sandbox_gateway.payout_accounts (ref, idempotency_key, created_at) values (${p.ref}, ${p.key}, ${p.now})
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key returning ref`,
}).require;

export const openPage = sqlStatement({
  takes: { ref: text, pageKey: text, returnUrl: text },
  sql: (
    p,
  ) => sql`update sandbox_gateway.payout_accounts set page_key = ${p.pageKey}, return_url = ${p.returnUrl}
    where ref = ${p.ref}`,
}).runAny;

export const findPage = sqlStatement({
  takes: { pageKey: text },
  gives: { returnUrl: text.notNull, last4: text.orNull },
  sql: (
    p,
  ) => sql`select return_url as "returnUrl", bank_last4 as last4 from sandbox_gateway.payout_accounts
    where page_key = ${p.pageKey}`,
}).get;

export const saveBank = sqlStatement({
  takes: {
    ...{ pageKey: text, legalName: text, last4: text, outcome: text, sendsBack: bool },
    now: timestamptz,
  },
  sql: (p) => sql`
    with saved as (
      update sandbox_gateway.payout_accounts
      set legal_name = ${p.legalName}, bank_last4 = ${p.last4}, bank_outcome = ${p.outcome},
        sends_back = ${p.sendsBack}, is_bank_refused = false
      where page_key = ${p.pageKey} returning ref
    )
    ${tell('account', { ref: sql`ref`, from: sql`saved`, now: p.now })}`,
}).runAny;

export const findAccount = sqlStatement({
  takes: { ref: text },
  gives: {
    last4: text.orNull,
    outcome: text.as<'paid' | PayoutFailure>().orNull,
    isRefused: bool,
  },
  sql: (
    p,
  ) => sql`select bank_last4 as last4, bank_outcome as outcome, is_bank_refused as "isRefused"
    from sandbox_gateway.payout_accounts where ref = ${p.ref}`,
}).get;

/** Of a key's transfer; made if there is none. */
export const putTransfer = sqlStatement({
  takes: { ref: text, key: text, account: text, amountCents: int8, now: timestamptz },
  gives: { ref: text, account: text, amountCents: int8 },
  sql: (p) => sql`
    insert into sandbox_gateway.transfers (ref, idempotency_key, account_ref, amount_cents, created_at)
    values (${p.ref}, ${p.key}, ${p.account}, ${p.amountCents}, ${p.now})
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning ref, account_ref as account, amount_cents as "amountCents"`,
}).require;

/** Locks the account, so that its payouts go one by one. */
export const lockAccount = sqlStatement({
  takes: { ref: text },
  gives: { outcome: text.as<'paid' | PayoutFailure>().orNull, sendsBack: bool },
  sql: (p) => sql`select bank_outcome as outcome, sends_back as "sendsBack"
    from sandbox_gateway.payout_accounts where ref = ${p.ref} for update`,
}).get;

/** What is in the account. */
export const sumAccount = sqlStatement({
  takes: { ref: text },
  gives: { cents: int8 },
  sql: (
    p,
  ) => sql`select (coalesce((select sum(amount_cents) from sandbox_gateway.transfers where account_ref = ${p.ref}), 0)
    - coalesce((select sum(amount_cents) from sandbox_gateway.payouts
        where account_ref = ${p.ref} and outcome = 'paid'), 0))::bigint as cents`,
}).require;

export const findPayout = sqlStatement({
  takes: { key: text },
  gives: { ref: text, amountCents: int8, outcome: text.as<'paid' | PayoutFailure>() },
  sql: (p) => sql`select ref, amount_cents as "amountCents", outcome from sandbox_gateway.payouts
    where idempotency_key = ${p.key}`,
}).get;

export const findPayoutByRef = sqlStatement({
  takes: { ref: text, account: text },
  gives: { ref: text, outcome: text.as<'paid' | PayoutFailure>() },
  sql: (p) => sql`select ref, outcome from sandbox_gateway.payouts
    where ref = ${p.ref} and account_ref = ${p.account}`,
}).get;

export const listPayouts = sqlStatement({
  takes: { account: text, after: text, most: int4 },
  gives: { ref: text, amountCents: int8, outcome: text.as<'paid' | PayoutFailure>() },
  rare: true,
  sql: (p) => sql`select ref, amount_cents as "amountCents", outcome from sandbox_gateway.payouts
    where account_ref = ${p.account} and ref > ${p.after} order by ref limit ${p.most}::int`,
}).list;

/** The account was closed meanwhile: the bank has to be replaced, unless it was already. */
export const failDuePayouts = sqlStatement({
  takes: { now: timestamptz },
  sql: (p) => sql`
    with failed as (
      update sandbox_gateway.payouts set outcome = 'account_closed' where outcome = 'paid' and fails_at <= ${p.now}
      returning idempotency_key, account_ref
    ),
    refused as (
      update sandbox_gateway.payout_accounts set is_bank_refused = true
      where sends_back and ref in (select account_ref from failed) returning ref
    ),
    told as (${tell('account', { ref: sql`ref`, from: sql`refused`, now: p.now })})
    ${tell('payout', { ref: sql`idempotency_key`, from: sql`failed`, now: p.now })}`,
}).run;

/** A bank that refuses it has to be replaced. */
export const insertPayout = sqlStatement({
  takes: {
    ref: text,
    key: text,
    account: text,
    amountCents: int8,
    outcome: text,
    failsAt: timestamptz.orNull,
    now: timestamptz,
  },
  sql: (p) => sql`
    with refused as (
      update sandbox_gateway.payout_accounts set is_bank_refused = true
      where ref = ${p.account} and ${p.outcome} <> 'paid' returning ref
    ),
    paid_out as (
      insert into sandbox_gateway.payouts (ref, idempotency_key, account_ref, amount_cents, outcome, created_at, fails_at)
      values (${p.ref}, ${p.key}, ${p.account}, ${p.amountCents}, ${p.outcome}, ${p.now}, ${p.failsAt}) returning idempotency_key
    ),
    told as (${tell('account', { ref: sql`ref`, from: sql`refused`, now: p.now })})
    ${tell('payout', { ref: sql`idempotency_key`, from: sql`paid_out`, now: p.now })}`,
}).run;
