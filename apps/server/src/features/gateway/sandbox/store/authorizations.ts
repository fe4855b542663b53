// The sandbox's own tables. Nothing else reads or writes them, as if they belonged to another company.
import { sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';
import { tell } from './events.ts';

const METHOD = {
  brand: text,
  last4: text,
  expMonth: int4,
  expYear: int4,
  nameOnCard: text,
} as const;

const METHOD_COLUMNS = sql`m.brand, m.last4, m.exp_month as "expMonth", m.exp_year as "expYear",
  m.name_on_card as "nameOnCard"`;

export const insertMethod = sqlStatement({
  takes: {
    ...METHOD,
    token: text,
    outcome: text,
    confirmedOutcome: text,
    isDisputed: bool,
    sendsBack: bool,
  },
  sql: (p) => sql`insert into sandbox_gateway.payment_methods
      (token, outcome, confirmed_outcome, is_disputed, sends_back, brand, last4, exp_month, exp_year, name_on_card)
    values (${p.token}, ${p.outcome}, ${p.confirmedOutcome}, ${p.isDisputed}, ${p.sendsBack}, ${p.brand}, ${p.last4}, ${p.expMonth},
      ${p.expYear}, ${p.nameOnCard})`,
}).run;

export const findMethod = sqlStatement({
  takes: { token: text },
  gives: METHOD,
  sql: (p) =>
    sql`select ${METHOD_COLUMNS} from sandbox_gateway.payment_methods m where m.token = ${p.token}`,
}).get;

export type MethodRow = RowOf<typeof findMethod>;

const AUTHORIZATION = {
  ...METHOD,
  ref: text,
  token: text,
  amountCents: int8,
  outcome: text,
  state: text.as<'needs_confirmation' | 'authorized' | 'refused' | 'voided' | 'captured'>(),
  confirmKey: text.orNull,
  returnUrl: text.orNull,
  capturedCents: int8.orNull,
  feeCents: int8.orNull,
  createdAt: timestamptz,
} as const;

const COLUMNS = sql`a.ref, a.token, a.amount_cents as "amountCents", a.outcome, a.state,
  a.confirm_key as "confirmKey", a.return_url as "returnUrl", a.captured_cents as "capturedCents",
  a.fee_cents as "feeCents", a.created_at as "createdAt", ${METHOD_COLUMNS}`;

/** Stores an answer if the key has none. One statement, so a key can't get two. */
export const insertAuthorization = sqlStatement({
  takes: {
    ref: text,
    key: text,
    token: text,
    amountCents: int8,
    confirmKey: text,
    returnUrl: text,
    now: timestamptz,
  },
  gives: AUTHORIZATION,
  sql: (p) => sql`with a as (
      insert into sandbox_gateway.authorizations
        (ref, idempotency_key, token, amount_cents, outcome, state, confirm_key, return_url, created_at)
      select ${p.ref}::text, ${p.key}::text, token, ${p.amountCents}::bigint, outcome,
        case outcome when 'approved' then 'authorized'
          when 'authentication_required' then 'needs_confirmation' else 'refused' end,
        case outcome when 'authentication_required' then ${p.confirmKey}::text end, ${p.returnUrl}::text,
        ${p.now}::timestamptz
      from sandbox_gateway.payment_methods where token = ${p.token}
      on conflict (idempotency_key) do nothing
      returning *
    ),
    told as (${tell('payment', { ref: sql`idempotency_key`, from: sql`a`, now: p.now })})
    select ${COLUMNS} from a join sandbox_gateway.payment_methods m on m.token = a.token`,
}).get;

export type AuthorizationRow = RowOf<typeof insertAuthorization>;

export const findAuthorization = sqlStatement({
  takes: { key: text },
  gives: AUTHORIZATION,
  sql: (p) => sql`select ${COLUMNS} from sandbox_gateway.authorizations a
    join sandbox_gateway.payment_methods m on m.token = a.token
    where a.idempotency_key = ${p.key}`,
}).get;

export const voidAuthorization = sqlStatement({
  takes: { ref: text, now: timestamptz },
  sql: (p) => sql`
    with voided as (
      update sandbox_gateway.authorizations set state = 'voided'
      where ref = ${p.ref} and state in ('needs_confirmation', 'authorized') returning idempotency_key
    )
    ${tell('payment', { ref: sql`idempotency_key`, from: sql`voided`, now: p.now })}`,
}).run;

/** Charged once; asked again it answers the same. Null if the hold is over or was given up. */
export const captureAuthorization = sqlStatement({
  takes: {
    ...{ ref: text, amountCents: int8, feeCents: int8, since: timestamptz, now: timestamptz },
    disputedFrom: timestamptz,
  },
  gives: { capturedCents: int8.orNull, feeCents: int8.orNull },
  sql: (p) => sql`
    with captured as (
      update sandbox_gateway.authorizations set state = 'captured',
        captured_cents = coalesce(captured_cents, ${p.amountCents}), fee_cents = coalesce(fee_cents, ${p.feeCents}),
        disputed_from = case when state = 'captured' then disputed_from
          when (select is_disputed from sandbox_gateway.payment_methods m where m.token = authorizations.token)
          then ${p.disputedFrom}::timestamptz end
      where ref = ${p.ref} and (state = 'captured' or (state = 'authorized' and created_at > ${p.since}))
      returning captured_cents, fee_cents, idempotency_key
    ),
    told as (${tell('payment', {
      ref: sql`before.idempotency_key`,
      // As it was before this statement: one that is asked again has nothing to tell.
      from: sql`captured join sandbox_gateway.authorizations before
        on before.idempotency_key = captured.idempotency_key and before.state = 'authorized'`,
      now: p.now,
    })})
    select captured_cents as "capturedCents", fee_cents as "feeCents" from captured`,
}).get;

export const findConfirmation = sqlStatement({
  takes: { key: text },
  gives: AUTHORIZATION,
  sql: (p) => sql`select ${COLUMNS} from sandbox_gateway.authorizations a
    join sandbox_gateway.payment_methods m on m.token = a.token
    where a.confirm_key = ${p.key}`,
}).get;

/** The customer's decision. Later ones change nothing, nor does one about a voided payment. */
export const decideConfirmation = sqlStatement({
  takes: { key: text, isConfirmed: bool, now: timestamptz },
  sql: (p) => sql`
    with decided as (
      update sandbox_gateway.authorizations a set
        state = case when ${p.isConfirmed}::boolean and m.confirmed_outcome = 'approved'
          then 'authorized' else 'refused' end,
        outcome = case when ${p.isConfirmed}::boolean then m.confirmed_outcome
          else 'authentication_failed' end
      from sandbox_gateway.payment_methods m
      where m.token = a.token and a.confirm_key = ${p.key} and a.state = 'needs_confirmation'
      returning a.idempotency_key
    )
    ${tell('payment', { ref: sql`idempotency_key`, from: sql`decided`, now: p.now })}`,
}).run;
