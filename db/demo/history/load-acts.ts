// The log of who changed what: moves of order lines, markups and settings of the last months.
import type pg from 'pg';
import { toText } from './numbered-rows.ts';
import { DAY_MS } from './seasons.ts';
import type { SellingShowroom } from './terms.ts';

const LOGGED_DAYS = 120;

/** Standard rates that a showroom had before the present one, in parts per million. */
const EARLIER = [
  { daysAgo: 410, by: 40_000 },
  { daysAgo: 190, by: 20_000 },
] as const;

const BATCH_DAYS_AGO = 64;
const BATCH_PRODUCTS = 14;

const SETTINGS = [
  { key: 'claim_delivery_condition', daysAgo: 96, reason: 'Asked by two vendors' },
  { key: 'popup_offer', daysAgo: 41, reason: 'Offer of the fall' },
] as const;
const COMING = { key: 'tax_rate.TX', inDays: 39, reason: 'New rate of the state' };

export async function loadActs(
  client: pg.PoolClient,
  of: {
    readonly now: number;
    readonly staffId: number;
    readonly showrooms: readonly SellingShowroom[];
  },
): Promise<void> {
  await client.query(
    `insert into audit_events (at, actor_id, showroom_id, vendor_id, action, target_kind, target_id, before, after)
     select e.at, e.actor_user_id, i.showroom_id, i.vendor_id, 'order_item.moved', 'order_item', i.id::text,
       jsonb_build_object('status', e.from_status), jsonb_build_object('status', e.to_status, 'qty', i.qty)
     from order_item_events e join order_items i on i.id = e.order_item_id join users u on u.id = e.actor_user_id
     where e.at > $1::timestamptz - make_interval(days => $2) and u.type in ('Admin', 'Vendor')
       and e.from_status is not null
     order by e.at, e.id`,
    [toText(of.now), LOGGED_DAYS],
  );
  await noteMarkups(client, of);
  await noteSettings(client, of);
}

async function noteMarkups(
  client: pg.PoolClient,
  { now, showrooms }: { readonly now: number; readonly showrooms: readonly SellingShowroom[] },
): Promise<void> {
  for (const { id } of showrooms) {
    for (const [place, { daysAgo, by }] of EARLIER.entries()) {
      const next = EARLIER[place + 1]?.by ?? 0;
      const values = [id, by, next, toText(now - daysAgo * DAY_MS)];
      await client.query(
        `insert into markup_changes (showroom_id, from_ppm, to_ppm, actor_user_id, at)
         select id, markup_ppm + $2::int, markup_ppm + $3::int, user_id, $4::timestamptz from showrooms where id = $1`,
        values,
      );
      await client.query(
        `insert into audit_events (at, actor_id, showroom_id, action, target_kind, target_id, before, after)
         select $4::timestamptz, user_id, id, 'markup.changed', 'markup', 'standard',
           jsonb_build_object('rate_ppm', markup_ppm + $2::int), jsonb_build_object('rate_ppm', markup_ppm + $3::int)
         from showrooms where id = $1`,
        values,
      );
    }
    await noteBatch(client, { id, at: toText(now - BATCH_DAYS_AGO * DAY_MS) });
  }
}

/** A bulk change that was taken back the next day. */
async function noteBatch(
  client: pg.PoolClient,
  of: { readonly id: number; readonly at: string },
): Promise<void> {
  await client.query(
    `with batch as (
       insert into markup_batches (showroom_id, actor_user_id, summary, products, at, undone_at)
       select id, user_id, 'Raised by 2 %', $3::int, $2::timestamptz, $2::timestamptz + interval '1 day'
       from showrooms where id = $1 returning *),
     chosen as (select id from products p where status = 'active' and not exists (
       select from showroom_markups m where m.showroom_id = $1 and m.product_id = p.id) order by id limit $3)
     insert into markup_changes (showroom_id, product_id, batch_id, from_ppm, to_ppm, actor_user_id, at)
     select b.showroom_id, c.id, case way.is_back when false then b.id end,
       case when way.is_back then s.markup_ppm + 20000 end, case when not way.is_back then s.markup_ppm + 20000 end,
       b.actor_user_id, case when way.is_back then b.undone_at else b.at end
     from batch b join showrooms s on s.id = b.showroom_id cross join chosen c
       cross join (values (false), (true)) way (is_back)
     order by way.is_back, c.id`,
    [of.id, of.at, BATCH_PRODUCTS],
  );
}

/** One that counts already, noted with what it was; and one for a day that comes, which then counts. */
async function noteSettings(
  client: pg.PoolClient,
  { now, staffId }: { readonly now: number; readonly staffId: number },
): Promise<void> {
  for (const { key, daysAgo, reason } of SETTINGS) {
    const at = toText(now - daysAgo * DAY_MS);
    await client.query(
      `insert into setting_changes (key, from_value, value, starts_at, state, reason, created_by, created_at, ended_at)
       select key, null, value, $2, 'applied', $3, $4, $2, $2 from settings where key = $1`,
      [key, at, reason, staffId],
    );
  }
  const { key, inDays, reason } = COMING;
  await client.query(
    `insert into setting_changes (key, from_value, value, starts_at, state, reason, created_by, created_at)
     select $1, to_jsonb(rate_ppm), to_jsonb(rate_ppm + 2500), $2, 'waiting', $3, $4, $5
     from tax_rates where state = 'TX'`,
    [key, toText(now + inDays * DAY_MS), reason, staffId, toText(now - 3 * DAY_MS)],
  );
}
