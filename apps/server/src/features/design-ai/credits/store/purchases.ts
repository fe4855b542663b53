// What is paid for credits: written before the gateway is asked, and ended once, whoever comes back with its answer.
import { sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

type PurchaseState = 'started' | 'confirming' | 'authorized' | 'canceling' | 'done' | 'failed';

const PURCHASE = {
  ...{ id: int8, accountId: ID.aiAccount, credits: int4, amountCents: int8 },
  ...{ key: text, token: text, state: text.as<PurchaseState>(), ref: text.orNull },
  ...{ confirmUrl: text.orNull, confirmUntil: timestamptz.orNull, outcome: text.orNull },
} as const;
const COLUMNS = sql`
  id, ai_account_id as "accountId", credits, amount_cents as "amountCents", idempotency_key as key,
  payment_token as token, state, authorization_ref as ref, confirm_url as "confirmUrl",
  confirm_until as "confirmUntil", outcome`;
const IS_OPEN = sql`state in ('started', 'confirming', 'authorized')`;

export const insertPurchase = sqlStatement({
  takes: {
    ...{ accountId: ID.aiAccount, credits: int4, amountCents: int8, token: text, key: text },
    ...{ brand: text, last4: text, now: timestamptz },
  },
  gives: PURCHASE,
  sql: (p) => sql`
    insert into ai_credit_purchases (ai_account_id, credits, amount_cents, payment_token, idempotency_key, card_brand,
      card_last4, state, started_at)
    values (${p.accountId}, ${p.credits}, ${p.amountCents}, ${p.token}, ${p.key}, ${p.brand}, ${p.last4}, 'started',
      ${p.now}) returning ${COLUMNS}`,
}).require;

export type Purchase = RowOf<typeof insertPurchase>;

export const findByToken = sqlStatement({
  takes: { token: text },
  gives: PURCHASE,
  sql: (p) => sql`select ${COLUMNS} from ai_credit_purchases where payment_token = ${p.token}`,
}).get;

export const findByKey = sqlStatement({
  takes: { key: text },
  gives: PURCHASE,
  sql: (p) => sql`select ${COLUMNS} from ai_credit_purchases where idempotency_key = ${p.key}`,
}).get;

export const findOwnPurchase = sqlStatement({
  takes: { id: int8, accountId: ID.aiAccount },
  gives: PURCHASE,
  sql: (p) => sql`select ${COLUMNS} from ai_credit_purchases
    where id = ${p.id} and ai_account_id = ${p.accountId}`,
}).get;

/** The one that has no end yet. */
export const findOpen = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: PURCHASE,
  sql: (p) => sql`select ${COLUMNS} from ai_credit_purchases
    where ai_account_id = ${p.accountId} and ${IS_OPEN}`,
}).get;

/** Nobody else moves it until the transaction ends. */
export const lockPurchase = sqlStatement({
  takes: { id: int8 },
  gives: PURCHASE,
  sql: (p) => sql`select ${COLUMNS} from ai_credit_purchases where id = ${p.id} for update`,
}).require;

/** Those that nobody has gone on with for a while, whose time at the bank is over, or that are to be let go of. */
export const listLeft = sqlStatement({
  takes: { before: timestamptz, now: timestamptz, most: int4 },
  gives: PURCHASE,
  rare: true,
  sql: (p) => sql`
    select ${COLUMNS} from ai_credit_purchases
    where (state in ('started', 'authorized', 'canceling') and started_at < ${p.before})
      or (state = 'confirming' and confirm_until <= ${p.now})
    order by started_at limit ${p.most}::int`,
}).list;

/** Its first question counts: asked again, the time is not longer. */
export const markConfirming = sqlStatement({
  takes: { id: int8, ref: text, url: text, until: timestamptz },
  sql: (p) => sql`
    update ai_credit_purchases set state = 'confirming', authorization_ref = ${p.ref}, confirm_url = ${p.url},
      confirm_until = coalesce(confirm_until, ${p.until}::timestamptz)
    where id = ${p.id} and state in ('started', 'confirming')`,
}).runAny;

/** False if it was given up meanwhile. */
export const markAuthorized = sqlStatement({
  takes: { id: int8, ref: text },
  sql: (p) => sql`
    update ai_credit_purchases set state = 'authorized', authorization_ref = ${p.ref}
    where id = ${p.id} and ${IS_OPEN}`,
}).runAny;

/** Given up: nothing may be charged from here on. Not one that is about to be charged. */
export const markCanceling = sqlStatement({
  takes: { id: int8, outcome: text },
  sql: (p) => sql`
    update ai_credit_purchases set state = 'canceling', outcome = ${p.outcome}
    where id = ${p.id} and state = 'confirming'`,
}).runAny;

export const markFailed = sqlStatement({
  takes: { id: int8, outcome: text, now: timestamptz },
  sql: (p) => sql`
    update ai_credit_purchases set state = 'failed', outcome = coalesce(outcome, ${p.outcome}), ended_at = ${p.now}
    where id = ${p.id} and state not in ('done', 'failed')`,
}).runAny;

export const insertBoughtLot = sqlStatement({
  takes: { accountId: ID.aiAccount, credits: int4, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into ai_credit_lots (ai_account_id, source, credits, left_credits, at)
    values (${p.accountId}, 'purchase', ${p.credits}, ${p.credits}, ${p.now}) returning id`,
}).require;

/** The counter is locked until the transaction ends: a number is never lost, and never given twice. */
export const takeReceiptSerial = sqlStatement({
  takes: { year: int4 },
  gives: { serial: int4 },
  sql: (p) => sql`
    insert into document_counters as c (kind, year, last) values ('credit_receipt', ${p.year}, 1)
    on conflict (kind, year) do update set last = c.last + 1 returning last as serial`,
}).require;

export const markDone = sqlStatement({
  takes: {
    ...{ id: int8, ref: text, feeCents: int8, lotId: int8, year: int4, serial: int4 },
    now: timestamptz,
  },
  sql: (p) => sql`
    update ai_credit_purchases set state = 'done', gateway_ref = ${p.ref}, fee_cents = ${p.feeCents},
      lot_id = ${p.lotId}, receipt_year = ${p.year}, receipt_serial = ${p.serial}, ended_at = ${p.now}
    where id = ${p.id}`,
}).run;

/** Whom a mail about it goes to, and which card paid; null if the account is deleted. */
export const findBuyer = sqlStatement({
  takes: { id: int8 },
  gives: { email: text, fullName: text, brand: text.notNull, last4: text.notNull },
  sql: (p) => sql`
    select a.email, a.full_name as "fullName", p.card_brand as brand, p.card_last4 as last4
    from ai_credit_purchases p join ai_accounts a on a.id = p.ai_account_id
    where p.id = ${p.id} and a.deleted_at is null`,
}).get;

/**
 * Counts credits of a bought lot as used, and what that has earned: the part of the price that all used ones make, rounded
 * down, so that the last one brings the whole. Null for a lot that was given.
 */
export const useBought = sqlStatement({
  takes: { lotId: int8, credits: int4 },
  gives: { id: int8, usedCredits: int4, earnedCents: int8 },
  sql: (p) => sql`
    with before as (
      select id, earned_cents, used_credits + ${p.credits}::int as used,
        amount_cents * (used_credits + ${p.credits}::int) / credits as due
      from ai_credit_purchases where lot_id = ${p.lotId} for update
    )
    update ai_credit_purchases p set used_credits = b.used, earned_cents = greatest(b.earned_cents, b.due)
    from before b where p.id = b.id
    returning p.id, p.used_credits as "usedCredits", (p.earned_cents - b.earned_cents)::bigint as "earnedCents"`,
}).get;

/** Whether a bank has yet to decide about what was paid for the account's credits. */
export const hasOpenDispute = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: { isOpen: bool },
  sql: (p) => sql`
    select exists (
      select from disputes d join ai_credit_purchases c on c.id = d.pack_purchase_id
      where c.ai_account_id = ${p.accountId} and d.closed_at is null) as "isOpen"`,
}).require;

/** Its card is nobody's business anymore; the amounts stay. */
export const blankPurchases = sqlStatement({
  takes: { accountId: ID.aiAccount },
  sql: (p) => sql`
    update ai_credit_purchases set card_brand = null, card_last4 = null, payment_token = 'gone:' || id
    where ai_account_id = ${p.accountId}`,
}).runAny;
