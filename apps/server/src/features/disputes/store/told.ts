import { sql } from 'kysely';
import { date, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const findTold = sqlStatement({
  takes: { id: int8 },
  gives: { about: text, amountCents: int8, respondBy: date },
  sql: (p) => sql`
    select coalesce('Order ' || o.number, 'Premium of ' || s.company_name, 'Milestone “' || y.title || '”',
        'Credits of an AI account') as about, d.amount_cents as "amountCents",
      d.respond_by as "respondBy"
    from disputes d left join orders o on o.id = d.order_id
      left join subscription_charges c on c.id = d.plan_charge_id
      left join subscriptions b on b.id = c.subscription_id left join showrooms s on s.id = b.showroom_id
      left join hire_payments y on y.id = d.hire_payment_id
    where d.id = ${p.id}`,
}).require;

/** Vendors and the pro with what each has in a dispute. */
export const listPayees = sqlStatement({
  takes: { id: int8 },
  gives: {
    ...{ userId: ID.user, firstName: text, email: text.orNull },
    ...{ kind: text.as<'vendor' | 'pro'>(), own: int8 },
  },
  sql: (p) => sql`
    select u.id as "userId", u.first_name as "firstName", case when u.deleted_at is null then u.email end as email,
      payee.kind, payee.own
    from (
      select v.user_id, 'vendor' as kind, sum(d.vendor_cents)::bigint as own
      from dispute_items d join order_items i on i.id = d.order_item_id join vendors v on v.id = i.vendor_id
      where d.dispute_id = ${p.id} group by 1
      union all
      select s.user_id, 'pro', sum(d.pro_cents)::bigint
      from dispute_items d join order_items i on i.id = d.order_item_id join showrooms s on s.id = i.showroom_id
      where d.dispute_id = ${p.id} group by 1
      union all
      select s.user_id, 'pro', d.hire_held_cents + d.hire_pro_cents
      from disputes d join hire_payments y on y.id = d.hire_payment_id join showrooms s on s.id = y.showroom_id
      where d.id = ${p.id}
    ) payee join users u on u.id = payee.user_id
    order by payee.kind, u.id`,
}).list;
