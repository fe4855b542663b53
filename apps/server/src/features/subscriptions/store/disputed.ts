// Charges of plans that a bank takes back.
import { sql } from 'kysely';
import { bool, date, int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** The charge that the gateway names, once it is noted. */
export const findDisputedPlan = sqlStatement({
  takes: { ref: text },
  gives: { chargeId: int8, subscriptionId: int8, showroomId: ID.showroom },
  sql: (p) => sql`
    select c.id as "chargeId", c.subscription_id as "subscriptionId", b.showroom_id as "showroomId"
    from subscription_charges c join subscriptions b on b.id = c.subscription_id
    where c.gateway_ref = ${p.ref} and c.state = 'done'`,
}).get;

export type DisputedPlan = RowOf<typeof findDisputedPlan>;

/** Nothing of it is earned by anybody else until the transaction ends. */
export const lockPaid = sqlStatement({
  takes: { id: int8 },
  gives: { period: int4, amountCents: int8, usedCents: int8, to: date },
  sql: (
    p,
  ) => sql`select period, amount_cents as "amountCents", used_cents as "usedCents", period_to as "to"
    from subscription_charges where id = ${p.id} and state = 'done' for update`,
}).require;

/** Nothing of it waits for its days anymore. */
export const endUse = sqlStatement({
  takes: { id: int8 },
  sql: (p) =>
    sql`update subscription_charges set used_cents = amount_cents, use_on = null where id = ${p.id}`,
}).run;

/** Whether a bank has yet to decide about what was paid for the showroom's plans. */
export const hasOpenDispute = sqlStatement({
  takes: { showroomId: ID.showroom },
  gives: { isOpen: bool },
  sql: (p) => sql`
    select exists (
      select from disputes d join subscription_charges c on c.id = d.plan_charge_id
        join subscriptions b on b.id = c.subscription_id
      where b.showroom_id = ${p.showroomId} and d.closed_at is null) as "isOpen"`,
}).require;
