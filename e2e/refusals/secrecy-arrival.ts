// A shipment of a homeowner that arrived short, signed for with a photo, for the test of who may know what.
import type { UserId } from '@wevisu/domain/ids.ts';
import { createFileStore } from '../../apps/server/src/platform/storage/file-store.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import { keepArrivalPhoto } from './arrival-tries.ts';

/** By the name of the call. */
export async function keepSignedArrival(app: TestApp, homeowner: UserId) {
  const { rows } = await app.pool.query(
    `with item as (
       select i.* from order_items i join orders o on o.id = i.order_id where o.user_id = $1 order by i.id limit 1
     ),
     parcel as (
       insert into parcels (order_id, vendor_id, packed_at, shipped_at, delivered_at)
       select order_id, vendor_id, now(), now(), now() from item returning id
     ),
     line as (
       insert into parcel_lines (parcel_id, order_item_id, qty) select parcel.id, item.id, item.qty from parcel, item
     ),
     signed as (
       insert into arrivals (parcel_id, order_id, vendor_id, serial, request_id, signed_by, role, received_by, signed_at, sent_at)
       select parcel.id, order_id, vendor_id, 1, gen_random_uuid(), $1, 'homeowner', '', now(), now() from parcel, item
       returning id
     ),
     counted as (
       insert into arrival_lines (arrival_id, order_item_id, expected, received, damaged, lots, note)
       select signed.id, item.id, qty, qty - 1, 0, array['A12'], '' from signed, item
     )
     select parcel.id::int, signed.id::int as arrival, item.id::int as item, o.number
     from parcel, signed, item join orders o on o.id = item.order_id`,
    [homeowner],
  );
  const [{ id, arrival, item, number }] = rows;
  const photo = await keepArrivalPhoto(app, id);
  await app.pool.query('insert into arrival_line_photos values ($1, $2, $3)', [
    arrival,
    item,
    photo,
  ]);
  const files = await createFileStore({ dataDir: app.dataDir, s3: null });
  for (const ending of ['.jpg', '-small.webp'])
    await files.put(`arrivals/kept${ending}`, Buffer.from('A box'));
  return {
    'arrivals.getArrival': { id },
    'arrivals.getPhoto': { id: photo },
    'arrivals.getAccess': { number },
  };
}
