// Charges, refunds and the ledger of a book of many orders, made in SQL as the shop books them: what the reconciliation is
// measured on.
import type pg from 'pg';
import { ignoreTriggers, withoutIndexes } from './bulk.ts';

const TABLES = [
  'captures',
  'refunds',
  'ledger_transactions',
  'ledger_entries',
  'sandbox_gateway.refunds',
];
/** Of a line: as soon as this many days have gone by, its earnings are available. */
const MATURE_DAYS = 80;

/** Fills the books of the orders that there are; does nothing where charges are. */
export async function loadOrderMoney(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('select exists (select from captures) as has_money');
  if (rows[0].has_money) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await ignoreTriggers(client);
    await withoutIndexes(client, TABLES, async () => {
      for (const statement of STATEMENTS) await client.query(statement);
    });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
}

const TRANSACTIONS = `ledger_transactions (cause, cause_id, step, order_id, booked_at)`;
const ENTRIES = `ledger_entries (transaction_id, cause, account, vendor_id, showroom_id, order_item_id, amount_cents)`;
/** What a line shares out, by account; `sign` is -1 where it is earned. */
const shares = (sign: string) => `cross join lateral (values
  (case when is_vendor_available then 'vendor_available' else 'vendor_pending' end, vendor_id, null::bigint, ${sign} * vendor),
  (case when is_pro_available then 'pro_available' else 'pro_pending' end, null::bigint, showroom_id, ${sign} * pro),
  ('revenue', null, null, ${sign} * fee), ('tax', null, null, ${sign} * tax), ('shipping', null, null, ${sign} * shipping)
) e (account, to_vendor, to_showroom, cents)`;

const STATEMENTS = [
  `create temp table book_money on commit drop as
   select i.id, i.order_id, i.vendor_id, i.showroom_id, i.status, i.placed_at,
     (i.final_price * i.qty) as vendor, (i.contractor_markup_amt * i.qty) as pro, (i.fee_cents * i.qty) as fee,
     i.tax_cents as tax, i.shipping_cents as shipping, (i.line_cents + i.tax_cents + i.shipping_cents) as amount,
     i.status in ('Cancle', 'Returned') as is_back,
     i.placed_at < now() - interval '${MATURE_DAYS} days' and i.status not in ('Cancle', 'Returned') as is_mature
   from order_items i where i.status not in ('Waiting for approval', 'Decline')`,
  'analyze book_money',
  `insert into sandbox_gateway.payment_methods (token, brand, last4, exp_month, exp_year, name_on_card, outcome)
   values ('book', 'visa', '4242', 12, 2040, 'Book', 'approved') on conflict do nothing`,
  `insert into captures (order_id, kind, amount_cents, idempotency_key, state, gateway_ref, fee_cents, started_at, ended_at)
   select order_id, 'hold', sum(amount), 'capture:' || order_id || ':1', 'done', 'sbx_book_' || lpad(order_id::text, 12, '0'),
     (sum(amount) * 29 + 500) / 1000 + 30, min(placed_at), min(placed_at)
   from book_money group by order_id order by order_id`,
  `insert into sandbox_gateway.authorizations (ref, idempotency_key, token, amount_cents, outcome, state, created_at,
     captured_cents, fee_cents)
   select gateway_ref, idempotency_key, 'book', amount_cents, 'approved', 'captured', started_at, amount_cents, fee_cents
   from captures`,
  `update order_items i set capture_id = c.id, is_vendor_available = m.is_mature, is_pro_available = m.is_mature
   from book_money m join captures c on c.order_id = m.order_id where i.id = m.id`,
  `insert into refunds (order_id, order_item_id, capture_id, cause, amount_cents, restocking_cents, state, gateway_ref,
     arrives_from, arrives_to, started_at, ended_at)
   select m.order_id, m.id, c.id, case m.status when 'Returned' then 'returned' else 'canceled' end, m.amount, 0, 'done',
     'sbx_book_refund_' || m.id, m.placed_at::date + 20, m.placed_at::date + 30, m.placed_at, m.placed_at
   from book_money m join captures c on c.order_id = m.order_id where m.is_back`,
  `insert into sandbox_gateway.refunds (ref, idempotency_key, authorization_ref, amount_cents, state, created_at)
   select r.gateway_ref, 'refund:' || r.id || ':1', c.gateway_ref, r.amount_cents, 'done', r.started_at
   from refunds r join captures c on c.id = r.capture_id`,
  `insert into ${TRANSACTIONS} select 'capture', id, 'captured', order_id, ended_at from captures order by id`,
  `insert into ${TRANSACTIONS} select 'capture', id, 'fee', order_id, ended_at from captures order by id`,
  `insert into ${TRANSACTIONS} select 'refund', id, 'refunded:1', order_id, ended_at from refunds order by id`,
  `insert into ${TRANSACTIONS}
   select 'maturity', m.id, kind, m.order_id, m.placed_at + interval '${MATURE_DAYS} days'
   from book_money m cross join (values ('vendor'), ('pro')) k (kind) where m.is_mature order by m.id`,
  'analyze ledger_transactions',
  // Earned is pending first, whatever has become of it since.
  `insert into ${ENTRIES}
   select t.id, t.cause, e.account, e.to_vendor, e.to_showroom, m.id, e.cents
   from (select *, false as is_vendor_available, false as is_pro_available from book_money) m
     join captures c on c.order_id = m.order_id
     join ledger_transactions t on t.cause = 'capture' and t.cause_id = c.id and t.step = 'captured'
     ${shares('-1')} where e.cents <> 0`,
  `insert into ${ENTRIES}
   select t.id, t.cause, 'gateway', null, null, null, c.amount_cents from captures c
   join ledger_transactions t on t.cause = 'capture' and t.cause_id = c.id and t.step = 'captured'`,
  `insert into ${ENTRIES}
   select t.id, t.cause, e.account, null, null, null, e.cents from captures c
   join ledger_transactions t on t.cause = 'capture' and t.cause_id = c.id and t.step = 'fee'
   cross join lateral (values ('fees', c.fee_cents), ('gateway', -c.fee_cents)) e (account, cents)`,
  `insert into ${ENTRIES}
   select t.id, t.cause, e.account, e.to_vendor, e.to_showroom, m.id, e.cents
   from (select *, is_mature as is_vendor_available, is_mature as is_pro_available from book_money where is_back) m
     join refunds r on r.order_item_id = m.id
     join ledger_transactions t on t.cause = 'refund' and t.cause_id = r.id
     ${shares('1')} where e.cents <> 0`,
  `insert into ${ENTRIES}
   select t.id, t.cause, 'gateway', null, null, r.order_item_id, -r.amount_cents from refunds r
   join ledger_transactions t on t.cause = 'refund' and t.cause_id = r.id where r.amount_cents <> 0`,
  `insert into ${ENTRIES}
   select t.id, t.cause, e.account, e.to_vendor, e.to_showroom, m.id, e.cents
   from book_money m join ledger_transactions t on t.cause = 'maturity' and t.cause_id = m.id
   cross join lateral (values
     ('vendor', 'vendor_pending', m.vendor_id, null::bigint, m.vendor), ('vendor', 'vendor_available', m.vendor_id, null, -m.vendor),
     ('pro', 'pro_pending', null, m.showroom_id, m.pro), ('pro', 'pro_available', null, m.showroom_id, -m.pro)
   ) e (kind, account, to_vendor, to_showroom, cents)
   where m.is_mature and t.step = e.kind and e.cents <> 0`,
  `insert into ledger_balances (account, vendor_id, showroom_id, balance_cents)
   select account, vendor_id, showroom_id, -sum(amount_cents) from ledger_entries
   where num_nonnulls(vendor_id, showroom_id) = 1 group by 1, 2, 3`,
  `insert into ledger_days
   select e.account, e.vendor_id, e.showroom_id, (t.booked_at at time zone 'America/Los_Angeles')::date, e.cause,
     -sum(e.amount_cents), count(distinct e.transaction_id), min(e.id), max(e.id)
   from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
   where num_nonnulls(e.vendor_id, e.showroom_id) = 1 group by 1, 2, 3, 4, 5`,
];
