// Shipments that were counted and signed for at the door: one arrived broken and opened a claim, others were all there.
import type pg from 'pg';
import { toText } from './numbered-rows.ts';
import { HOUR_MS } from './seasons.ts';

const SIGNED = 12;

/** The homeowner's own before those of others, the newest first. */
export async function loadArrivals(
  client: pg.PoolClient,
  { now, homeownerId }: { readonly now: number; readonly homeownerId: number },
): Promise<void> {
  const from = toText(now - 13 * 24 * HOUR_MS);
  const { rows } = await client.query<{ id: number }>(
    `select x.id::int from parcels x join orders o on o.id = x.order_id
     where x.delivered_at > $1 and x.delivered_at < $2 and not exists (
       select from parcel_lines l join order_items i on i.id = l.order_item_id
       where l.parcel_id = x.id and (i.status <> 'Delivered' or i.qty <> l.qty
         or exists (select from order_requests r where r.order_item_id = i.id)))
     order by o.user_id = $3 desc, x.id desc limit $4`,
    [from, toText(now - 6 * HOUR_MS), homeownerId, SIGNED],
  );
  for (const [place, { id }] of rows.entries()) await sign(client, { id, isBroken: place === 0 });
  // The pro may count what is on its way to the newest clients, those of the homeowner's pro first.
  await client.query(
    `insert into arrival_access (order_id, allowed_at)
     select x.order_id, min(x.packed_at) from parcels x join orders o on o.id = x.order_id
     where x.shipped_at is not null and x.delivered_at is null
     group by x.order_id, o.showroom_id
     order by o.showroom_id in (select showroom_id from orders where user_id = $1) desc, x.order_id desc
     limit 6`,
    [homeownerId],
  );
}

async function sign(
  client: pg.PoolClient,
  { id, isBroken }: { readonly id: number; readonly isBroken: boolean },
): Promise<void> {
  await client.query(
    `with line as (
       select l.order_item_id, l.qty, $2 and l.order_item_id = min(l.order_item_id) over () as broken, i.lots
       from parcel_lines l join order_items i on i.id = l.order_item_id where l.parcel_id = $1
     ),
     claim as (
       insert into order_requests (order_item_id, kind, qty, reason, note, asked_at)
       select order_item_id, 'incomplete', 1, 'damaged',
         'Counted on arrival: 1 damaged of ' || qty || '. A corner of the carton was crushed.',
         x.delivered_at + interval '2 hours'
       from line join parcels x on x.id = $1 where broken
       returning id, order_item_id
     ),
     signed as (
       insert into arrivals (parcel_id, order_id, vendor_id, serial, request_id, signed_by, role, received_by, signed_at, sent_at)
       select x.id, x.order_id, x.vendor_id, 1, gen_random_uuid(), o.user_id, 'homeowner', x.received_by,
         x.delivered_at + interval '2 hours', x.delivered_at + interval '2 hours'
       from parcels x join orders o on o.id = x.order_id where x.id = $1
       returning id
     )
     insert into arrival_lines (arrival_id, order_item_id, expected, received, damaged, lots, note, claim_id)
     select signed.id, line.order_item_id, qty, qty, case when broken then 1 else 0 end,
       array(select lot ->> 'lotCode' from jsonb_array_elements(line.lots) lot),
       case when broken then 'A corner of the carton was crushed.' else '' end, claim.id
     from signed cross join line left join claim on claim.order_item_id = line.order_item_id`,
    [id, isBroken],
  );
}
