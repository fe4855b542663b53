// What was charged and paid back for one order, as its homeowner may see it.
import { sql } from 'kysely';
import { bool, date, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** Charges of the card, oldest first; those of an ended hold that could not be charged are none. */
export const listCharges = sqlStatement({
  takes: { number: text, userId: ID.user },
  gives: {
    kind: text.as<'hold' | 'charge'>(),
    state: text.as<'started' | 'done' | 'failed'>(),
    amountCents: int8,
    startedAt: timestamptz,
    endedAt: timestamptz.orNull,
    /** The card that is charged next. */
    isOfCard: bool,
  },
  sql: (p) => sql`
    select c.kind, c.state, c.amount_cents as "amountCents", c.started_at as "startedAt", c.ended_at as "endedAt",
      c.payment_token is not distinct from other.payment_token as "isOfCard"
    from captures c join orders o on o.id = c.order_id left join order_cards other on other.order_id = o.id
    where o.number = ${p.number} and o.user_id = ${p.userId} order by c.id`,
}).list;

export type ChargeRow = RowOf<typeof listCharges>;

/** Of each line: whether it is charged, and its refund. */
export const listPaidItems = sqlStatement({
  takes: { number: text, userId: ID.user },
  gives: {
    itemId: ID.orderItem,
    isCharged: bool,
    /** Its bank has taken the charge back for good. */
    isByBank: bool,
    refundCents: int8.orNull,
    restockingCents: int8.orNull,
    cause: text.as<'declined' | 'canceled' | 'returned' | 'missing'>().orNull,
    state: text.as<'started' | 'done' | 'failed'>().orNull,
    arrivesFrom: date.orNull,
    arrivesTo: date.orNull,
    startedAt: timestamptz.orNull,
  },
  sql: (p) => sql`
    select i.id as "itemId", coalesce(c.state = 'done', false) as "isCharged",
      exists (select from disputes d where d.capture_id = i.capture_id and d.state in ('lost', 'accepted')) as "isByBank",
      r.amount_cents as "refundCents",
      r.restocking_cents as "restockingCents", r.cause, r.state, r.arrives_from as "arrivesFrom",
      r.arrives_to as "arrivesTo", r.started_at as "startedAt"
    from order_items i join orders o on o.id = i.order_id
      left join captures c on c.id = i.capture_id left join refunds r on r.order_item_id = i.id
    where o.number = ${p.number} and o.user_id = ${p.userId} order by i.id`,
}).list;

/** What banks have taken back of one order: for good, and until they decide. */
export const sumDisputes = sqlStatement({
  takes: { number: text, userId: ID.user },
  gives: { lost: int8, open: int8 },
  sql: (p) => sql`
    select coalesce(sum(d.amount_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as lost,
      coalesce(sum(d.amount_cents) filter (where d.state in ('needs_response', 'under_review')), 0)::bigint as open
    from disputes d join orders o on o.id = d.order_id where o.number = ${p.number} and o.user_id = ${p.userId}`,
}).require;

export type PaidItemRow = RowOf<typeof listPaidItems>;
