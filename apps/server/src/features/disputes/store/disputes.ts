import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  date,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** The charge that the gateway names, once it is noted. */
export const findCharge = sqlStatement({
  takes: { ref: text },
  gives: { captureId: int8, orderId: ID.order },
  sql: (p) => sql`select id as "captureId", order_id as "orderId" from captures
    where gateway_ref = ${p.ref} and state = 'done'`,
}).get;

export const isNoted = sqlStatement({
  takes: { ref: text },
  gives: { id: int8 },
  sql: (p) => sql`select id from disputes where gateway_ref = ${p.ref}`,
}).value;

/**
 * The newest dispute, and the oldest charge that is not noted yet, or was noted lately and a day or more after it was
 * begun: a dispute may have waited for it. Null where there is none.
 */
export const findNewest = sqlStatement({
  takes: { lately: timestamptz },
  gives: { openedAt: timestamptz.orNull, waitsSince: timestamptz.orNull },
  rare: true,
  sql: (p) => sql`select max(opened_at) as "openedAt",
    least((select min(started_at) from captures where state = 'started'),
      (select min(started_at) from captures where state = 'done' and ended_at - started_at > interval '1 day'
        and ended_at > ${p.lately})) as "waitsSince" from disputes`,
}).require;

/** Of those that the gateway names what is noted of them. */
export const listKnown = sqlStatement({
  takes: { refs: arrayOf(text) },
  gives: { ref: text, state: text.as<DisputeState>(), respondBy: date, fee: int8 },
  sql: (
    p,
  ) => sql`select gateway_ref as ref, state, respond_by as "respondBy", fee_cents as fee from disputes
    where gateway_ref = any(${p.refs}::text[])`,
}).list;

/** The gateway's names of those that are open. */
export const listOpenRefs = sqlStatement({
  gives: { ref: text },
  rare: true,
  sql: () => sql`select gateway_ref as ref from disputes
    where state in ('needs_response', 'under_review') order by respond_by, id`,
}).list;

/** The lines first, then the order, as whoever settles or moves them. */
export const lockLines = sqlStatement({
  takes: { orderId: ID.order },
  gives: { id: ID.orderItem },
  sql: (p) => sql`select id from order_items where order_id = ${p.orderId} order by id for update`,
}).list;

export const lockOrder = sqlStatement({
  takes: { orderId: ID.order },
  gives: { number: text },
  sql: (p) => sql`select number from orders where id = ${p.orderId} for update`,
}).require;

export const insertDispute = sqlStatement({
  takes: {
    ...{ ref: text, orderId: ID.order, captureId: int8, amountCents: int8, feeCents: int8 },
    ...{ reason: text, respondBy: date, openedAt: timestamptz, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into disputes (gateway_ref, order_id, capture_id, amount_cents, fee_cents, reason, state, respond_by,
      opened_at, noted_at)
    values (${p.ref}, ${p.orderId}, ${p.captureId}, ${p.amountCents}, ${p.feeCents}, ${p.reason}, 'needs_response',
      ${p.respondBy}, ${p.openedAt}, ${p.now})
    on conflict (gateway_ref) do nothing returning id`,
}).get;

export const findDispute = sqlStatement({
  takes: { ref: text },
  gives: { id: int8, amountCents: int8, feeCents: int8, state: text.as<DisputeState>() },
  sql: (
    p,
  ) => sql`select id, amount_cents as "amountCents", fee_cents as "feeCents", state from disputes
    where gateway_ref = ${p.ref}`,
}).require;

/** The day may change while the bank waits; what is decided stays. False if it stands like that already. */
export const moveDispute = sqlStatement({
  takes: { id: int8, state: text, respondBy: date, closedAt: timestamptz.orNull },
  sql: (
    p,
  ) => sql`update disputes set state = ${p.state}, respond_by = ${p.respondBy}, closed_at = ${p.closedAt}
    where id = ${p.id} and state in ('needs_response', 'under_review')
      and (state, respond_by) is distinct from (${p.state}::text, ${p.respondBy}::date)`,
}).runAny;

export const setFee = sqlStatement({
  takes: { id: int8, feeCents: int8 },
  sql: (p) => sql`update disputes set fee_cents = ${p.feeCents} where id = ${p.id}`,
}).run;

const ANSWER = {
  ...{ id: int8, ref: text, answer: text.as<'evidence' | 'accept'>().notNull },
  text: text.notNull,
};

/** Written down for the bank, once, while it waits. */
export const noteAnswer = sqlStatement({
  takes: { id: int8, answer: text, text, userId: ID.user, now: timestamptz },
  gives: {
    ...{ orderId: ID.order.orNull, planChargeId: int8.orNull, packPurchaseId: int8.orNull },
    hirePaymentId: int8.orNull,
  },
  sql: (
    p,
  ) => sql`update disputes set answer = ${p.answer}, answer_text = ${p.text}, answered_by = ${p.userId},
      answered_at = ${p.now}
    where id = ${p.id} and state = 'needs_response' and answer is null returning order_id as "orderId",
      plan_charge_id as "planChargeId", pack_purchase_id as "packPurchaseId", hire_payment_id as "hirePaymentId"`,
}).get;

export const isDispute = sqlStatement({
  takes: { id: int8 },
  gives: { isKnown: bool },
  sql: (p) => sql`select exists (select from disputes where id = ${p.id}) as "isKnown"`,
}).require;

export const listAnswersToSend = sqlStatement({
  takes: { most: int4 },
  gives: ANSWER,
  rare: true,
  sql: (p) => sql`select id, gateway_ref as ref, answer, answer_text as text from disputes
    where answer is not null and answer_sent_at is null order by id limit ${p.most}::int`,
}).list;

export const findAnswerToSend = sqlStatement({
  takes: { id: int8 },
  gives: ANSWER,
  sql: (p) => sql`select id, gateway_ref as ref, answer, answer_text as text from disputes
    where id = ${p.id} and answer is not null and answer_sent_at is null`,
}).get;

export const noteAnswerSent = sqlStatement({
  takes: { id: int8, refusal: text.orNull, now: timestamptz },
  sql: (p) => sql`update disputes set answer_sent_at = ${p.now}, answer_refusal = ${p.refusal}
    where id = ${p.id} and answer_sent_at is null`,
}).runAny;
