// Photos of shipments. One that is not kept yet, or is erased, is shown to nobody.
import { ROLES } from '@wevisu/contract/call.ts';
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { SCOPES, type Viewer } from './scopes.ts';

/** Of a sender's own request, whether its files are there yet or not. */
export const findSentPhoto = sqlStatement({
  takes: { userId: ID.user, requestId: text },
  gives: {
    id: int8,
    key: text,
    parcelId: int8.orNull,
    itemId: ID.orderItem,
    keptAt: timestamptz.orNull,
  },
  sql: (
    p,
  ) => sql`select id, key, parcel_id as "parcelId", order_item_id as "itemId", kept_at as "keptAt"
    from arrival_photos where user_id = ${p.userId} and request_id = ${p.requestId}::text::uuid and erased_at is null`,
}).get;

/** Null where the line has as many as it may, or the request was sent before. */
export const insertPhoto = sqlStatement({
  takes: {
    parcelId: int8,
    itemId: ID.orderItem,
    userId: ID.user,
    requestId: text,
    key: text,
    width: int4,
    height: int4,
    bytes: int4,
    now: timestamptz,
    max: int8,
  },
  gives: { id: int8, key: text },
  sql: (p) => sql`
    insert into arrival_photos (parcel_id, order_item_id, user_id, request_id, key, width, height, bytes, created_at)
    select ${p.parcelId}::bigint, ${p.itemId}::bigint, ${p.userId}::bigint, ${p.requestId}::text::uuid, ${p.key}::text,
      ${p.width}::int, ${p.height}::int, ${p.bytes}::int, ${p.now}::timestamptz
    where (select count(*) from arrival_photos
      where parcel_id = ${p.parcelId} and order_item_id = ${p.itemId} and user_id = ${p.userId}) < ${p.max}
    on conflict (user_id, request_id) do nothing
    returning id, key`,
}).get;

export const markPhotoKept = sqlStatement({
  takes: { id: int8, now: timestamptz },
  sql: (p) =>
    sql`update arrival_photos set kept_at = ${p.now} where id = ${p.id} and kept_at is null`,
}).runAny;

/** Those of the ids that are kept photos of the line in the shipment. */
export const listPhotosOf = sqlStatement({
  takes: { parcelId: int8 },
  gives: { id: int8, itemId: ID.orderItem },
  sql: (p) => sql`select id, order_item_id as "itemId" from arrival_photos
    where parcel_id = ${p.parcelId} and kept_at is not null and erased_at is null`,
}).list;

const photos = byName(ROLES, (role) =>
  sqlStatement({
    takes: { userId: ID.user, id: int8 },
    gives: { key: text },
    // Before it is signed, a photo is for those who count.
    sql: (p) => sql`
      select f.key from arrival_photos f join order_items x on x.id = f.order_item_id join orders o on o.id = x.order_id
      where f.id = ${p.id} and f.kept_at is not null and f.erased_at is null and ${SCOPES[role](p.userId)}
        and (f.user_id = ${p.userId}
          or exists (select from arrival_line_photos u where u.photo_id = f.id)
          or ${role === 'User' ? sql`true` : role === 'Contractor' ? sql`exists (select from arrival_access a where a.order_id = o.id)` : sql`false`})`,
  }),
);

export function findPhoto(db: Queryable, { userId, type }: Viewer, id: number) {
  return photos[type].get(db, { userId, id });
}

/** Of photos that nobody will sign for any more: never kept, erased, or not part of a count for long. */
export const listPhotosToDrop = sqlStatement({
  takes: { begunBefore: timestamptz, looseBefore: timestamptz, limit: int8 },
  gives: { key: text },
  rare: true,
  sql: (p) => sql`
    select f.key from arrival_photos f
    where f.erased_at is not null or (f.kept_at is null and f.created_at < ${p.begunBefore})
      or (f.created_at < ${p.looseBefore}
        and not exists (select from arrival_line_photos u where u.photo_id = f.id)
        and not exists (select from arrival_counts c, jsonb_array_elements(c.lines) l, jsonb_array_elements(l -> 'photos') i
          where c.parcel_id = f.parcel_id and i = to_jsonb(f.id)))
    order by f.id limit ${p.limit}`,
}).list;

export const deletePhoto = sqlStatement({
  takes: { key: text },
  sql: (p) => sql`delete from arrival_photos where key = ${p.key}`,
}).runAny;
