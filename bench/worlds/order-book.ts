// A book of many orders over three years, made in SQL: what the staff's board is measured on. Every value follows from
// the order's number, so each run makes the same book, dated back from today.
import type pg from 'pg';
import { ignoreTriggers, withoutIndexes } from './bulk.ts';

/** Orders of one showroom, and of one homeowner, on average. */
const PER_SHOWROOM = 100;
const PER_HOMEOWNER = 5;
const DAYS = 1_095;
const TABLES = ['checkouts', 'orders', 'order_items'];

/** Fills a database that has a catalog and no orders; does nothing where orders are. */
export async function loadOrderBook(pool: pg.Pool, orders: number): Promise<void> {
  const { rows } = await pool.query('select exists (select from orders) as has_orders');
  if (rows[0].has_orders) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await ignoreTriggers(client);
    await addPeople(client, orders);
    await withoutIndexes(client, TABLES, async () => {
      await client.query(NEW_LINES(orders));
      for (const statement of [CHECKOUTS, ORDERS, LINES]) await client.query(statement);
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

async function addPeople(client: pg.PoolClient, orders: number): Promise<void> {
  const showrooms = Math.ceil(orders / PER_SHOWROOM);
  const homeowners = Math.ceil(orders / PER_HOMEOWNER);
  await client.query(`
    with pros as (
      insert into users (type, status, email, password_hash, first_name, last_name, email_verified_at)
      select 'Contractor', 'Approve', 'pro-' || n || '@book.example', '', 'Pro', 'Number ' || n, now()
      from generate_series(1, ${showrooms}) n returning id
    ), rooms as (
      insert into showrooms (user_id, vsd_id, company_name)
      select id, 'B' || lpad(id::text, 7, '0'), 'Rooms of ' || id from pros returning id, vsd_id
    )
    insert into showroom_ids (vsd_id, showroom_id) select vsd_id, id from rooms`);
  await client.query(`
    insert into users (type, status, email, password_hash, first_name, last_name, email_verified_at)
    select 'User', 'Active', 'home-' || n || '@book.example', '', 'Home', 'Owner ' || n, now()
    from generate_series(1, ${homeowners}) n`);
  await client.query(`
    create temp table book_showrooms on commit drop as
      select id, row_number() over (order by id) - 1 as at from showrooms where vsd_id like 'B%';
    create temp table book_people on commit drop as
      select id, row_number() over (order by id) - 1 as at from users where email like 'home-%@book.example';
    create temp table book_goods on commit drop as
      select v.id, v.vendor_id, v.sku, v.size_label, v.finish, v.wholesale_cents, p.hash, p.name, p.unit,
        b.name as brand, p.lead_time_min_days, p.lead_time_max_days,
        row_number() over (order by v.id) - 1 as at
      from (select * from variants where status = 'active' order by id limit 50000) v
      join products p on p.id = v.product_id join brands b on b.id = p.brand_id;
    analyze book_showrooms, book_people, book_goods`);
}

/** A number that only `of` and `seed` decide, from 0 to `below` - 1. */
const draw = (of: string, seed: number, below: string | number) =>
  `(hashint8extended(${of}, ${seed}) & 9007199254740991) % ${below}`;
const countOf = (table: string) => `(select count(*) from ${table})`;

/** Old orders are settled, but for a few; young ones are somewhere on their way. */
const STATUS = `case
  when age > 45 then case
    when luck < 880 then 'Delivered' when luck < 930 then 'Returned' when luck < 965 then 'Cancle'
    when luck < 990 then 'Decline' when luck < 995 then 'Return Request'
    when luck < 998 then 'Delivered' else 'Shipped' end
  when luck < 60 then 'Cancle' when luck < 100 then 'Decline'
  when age < 3 then 'Waiting for approval'
  when age < 7 then 'Vendor Approved'
  when age < 12 then 'In Progress'
  when age < 15 then 'Ready to Pick Up'
  when age < 17 then 'Accept to Pick Up'
  when age < 19 then 'Picked Up'
  when age < 22 then 'Shipping'
  when age < 26 then 'Shipped'
  when age < 28 then 'Out For Delivery'
  else 'Delivered' end`;

const PROMISED = `(placed_at at time zone 'America/Los_Angeles')::date + lead_time_max_days + 14`;

/** One to three lines of each order; the newest have the highest numbers, as in a real book. */
const NEW_LINES = (orders: number) => `
  create temp table book_lines on commit drop as
  with new_orders as (
    select n, now() - interval '${DAYS} days' * (1 - n::float8 / ${orders}) as placed_at,
      ${DAYS} * (1 - n::float8 / ${orders}) as age,
      ${draw('n', 1, countOf('book_people'))} as person,
      -- The product of two draws: some showrooms have many orders, most few.
      (${draw('n', 2, countOf('book_showrooms'))}) * (${draw('n', 3, countOf('book_showrooms'))})
        / ${countOf('book_showrooms')} as showroom
    from generate_series(1, ${orders}::bigint) n
  ), new_lines as (
    select o.*, o.n * 4 + line as line_key, 1 + ${draw('o.n * 4 + line', 4, 9)} as qty,
      ${draw('o.n * 4 + line', 5, 1000)} as luck
    from new_orders o cross join lateral generate_series(0, ${draw('o.n', 6, 3)}) line
  )
  select l.n, l.placed_at, u.id as user_id, s.id as showroom_id, l.line_key, l.qty::int as qty,
    ${STATUS} as status, g.id as variant_id, g.vendor_id, g.sku, g.size_label, g.finish, g.hash, g.name,
    g.unit, g.brand, g.lead_time_min_days, g.lead_time_max_days, g.wholesale_cents as final_price,
    g.wholesale_cents / 20 as fee_cents, g.wholesale_cents / 5 as markup_cents,
    (g.wholesale_cents + g.wholesale_cents / 20 + g.wholesale_cents / 5) as price_cents
  from new_lines l
  join book_people u on u.at = l.person join book_showrooms s on s.at = l.showroom
  join book_goods g on g.at = ${draw('l.line_key', 7, countOf('book_goods'))}`;

const SHIPPING = 900;
const tax = 'price_cents * qty * 7 / 100';

const CHECKOUTS = `
  insert into checkouts (id, user_id, showroom_id, state, address, quote, total_cents, hold_expires_at)
  select 'book-' || lpad(n::text, 24, '0'), min(user_id), min(showroom_id), 'placed', '{}', '{}',
    sum(price_cents * qty + ${SHIPPING} + ${tax}), min(placed_at)
  from book_lines group by n`;

const ORDERS = `
  insert into orders (number, user_id, showroom_id, checkout_id, address, platform_rate_ppm, items_cents,
    shipping_cents, tax_cents, total_cents, placed_at)
  select 'WV-' || 100000 + n, min(user_id), min(showroom_id), 'book-' || lpad(n::text, 24, '0'), '{}', 50000,
    sum(price_cents * qty), sum(${SHIPPING}), sum(${tax}), sum(price_cents * qty + ${SHIPPING} + ${tax}),
    min(placed_at)
  from book_lines group by n order by n;
  select setval('order_number_seq', (select 100001 + max(n) from book_lines));
  create temp table book_orders on commit drop as
    select id, substr(number, 4)::bigint - 100000 as n from orders;
  analyze book_lines, book_orders`;

const LINES = `
  insert into order_items (order_id, vendor_id, showroom_id, variant_id, product_hash, product_name, brand_name,
    sku, size_label, finish, picture, unit, lots, qty, price_cents, final_price, fee_cents,
    contractor_markup_amt, coupon_cents, markup_ppm, line_cents, shipping_cents, tax_cents,
    admin_profit_inclusive_tax, lead_time_min_days, lead_time_max_days, status, status_date, arrives_from,
    arrives_to, carrier, tracking_number, placed_at, promised_on)
  select o.id, vendor_id, showroom_id, variant_id, hash, name, brand, sku, size_label, finish, '{}', unit, '[]',
    qty, price_cents, final_price, fee_cents, markup_cents, 0, 200000, price_cents * qty, ${SHIPPING}, ${tax},
    fee_cents * qty + ${tax}, lead_time_min_days, lead_time_max_days, status,
    least(now(), placed_at + interval '1 day' * (${draw('line_key', 8, 20)})), ${PROMISED} - 3, ${PROMISED},
    case when is_sent then 'ups' end, case when is_sent then '1Z' || upper(substr(md5(line_key::text), 1, 16)) end,
    placed_at, ${PROMISED}
  from (select *, status in ('Shipping', 'Shipped', 'Out For Delivery', 'Delivered', 'Return Request', 'Returned')
    as is_sent from book_lines) l
  join book_orders o on o.n = l.n order by l.line_key`;
