// Visits and carts of each showroom by day, as its orders let one expect: reports divide by them.
import type pg from 'pg';
import { hashText } from '../random.ts';
import { Rows, toText } from './numbered-rows.ts';

/** Visits of a day without orders, and how many more each order brings. */
const QUIET_DAY = 14;
const PER_ORDER = 16;
const CARTS_PER_ORDER = 2;
/** Fewer people look on working days. */
const WEEKEND = 1.4;

interface Day {
  readonly showroom: number;
  readonly day: string;
  readonly weekday: number;
  readonly orders: number;
}

export async function loadVisits(
  client: pg.PoolClient,
  { now }: { readonly now: number },
): Promise<void> {
  // Of the day of the first start only what has come by now is counted, by the site itself.
  const { rows: days } = await client.query<Day>(
    `select s.id::int as showroom, d.day::date::text as day, extract(dow from d.day)::int as weekday,
       (select count(*)::int from orders o where o.showroom_id = s.id
         and o.placed_at >= d.day at time zone 'America/Los_Angeles'
         and o.placed_at < (d.day + interval '1 day') at time zone 'America/Los_Angeles') as orders
     from showrooms s cross join generate_series(
       (select min(placed_at) from orders) at time zone 'America/Los_Angeles',
       ($1::timestamptz at time zone 'America/Los_Angeles') - interval '1 day', '1 day') as d (day)
     where s.status = 'open'`,
    [toText(now)],
  );
  const rows = new Rows('showroom_visit_days (showroom_id, day, visits, carts)');
  for (const { showroom, day, weekday, orders } of days) {
    const chance = hashText(`${showroom} ${day}`);
    const quiet = (QUIET_DAY + (chance % 19)) * (weekday % 6 === 0 ? WEEKEND : 1);
    const visits = Math.round(quiet + orders * PER_ORDER + ((chance >>> 8) % 11));
    rows.add(showroom, day, visits, orders * CARTS_PER_ORDER + ((chance >>> 16) % 5));
  }
  await rows.send(client);
}
