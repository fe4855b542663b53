// What messages of a project's room can point at. All who sit in it may see all of it.
import { sql } from 'kysely';
import { int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

interface OfProduct {
  readonly label: string;
  readonly hash: string;
  readonly vsd_id: string;
}

/** As a message keeps it, with its name of then. */
export type StoredAnchor =
  | (OfProduct & { readonly kind: 'product'; readonly number: null })
  | (OfProduct & { readonly kind: 'order_item'; readonly number: string })
  | {
      readonly kind: 'wall';
      readonly label: string;
      readonly project: number;
      readonly room: string;
      readonly wall: string;
    }
  | {
      readonly kind: 'spot';
      readonly file: number;
      readonly number: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'pin';
      readonly number: number;
      readonly project: number;
      readonly level: string;
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly node: string | null;
    };

const PRODUCT = { variantId: ID.variant, label: text, hash: text, vsdId: text };

/** Products that the project's list or cart has; one of them, or all. */
export const listProducts = sqlStatement({
  takes: { projectId: ID.project, variantId: ID.variant.orNull },
  gives: PRODUCT,
  sql: (p) => sql`select v.id as "variantId", o.name as label, o.hash, s.vsd_id as "vsdId"
    from projects p join showrooms s on s.id = p.showroom_id
      join variants v on v.id in (
        select variant_id from project_lines where project_id = p.id
        union select variant_id from cart_lines where project_id = p.id)
      join products o on o.id = v.product_id
    where p.id = ${p.projectId} and v.id = coalesce(${p.variantId}, v.id)
    order by o.name, v.id limit 200`,
}).list;

/** What the project's homeowner ordered in its showroom, the newest first; one of it, or all. */
export const listOrderItems = sqlStatement({
  takes: { projectId: ID.project, itemId: int8.orNull },
  gives: { itemId: ID.orderItem, label: text, hash: text, vsdId: text, number: text },
  sql: (p) => sql`select i.id as "itemId", i.product_name as label, i.product_hash as hash,
      s.vsd_id as "vsdId", o.number
    from projects p join showrooms s on s.id = p.showroom_id
      join orders o on o.user_id = p.user_id
      join order_items i on i.order_id = o.id and i.showroom_id = p.showroom_id
    where p.id = ${p.projectId} and i.id = coalesce(${p.itemId}, i.id)
    order by i.id desc limit 100`,
}).list;

const highestSpot = sqlStatement({
  takes: { roomId: int8, file: int8 },
  gives: { number: int8 },
  sql: (p) => sql`select coalesce(max((anchor->>'number')::bigint), 0) as number from chat_messages
    where room_id = ${p.roomId} and anchor->>'kind' = 'spot' and (anchor->>'file')::bigint = ${p.file}`,
}).require;

/** The number of the next spot of a picture. */
export async function nextSpot(
  db: Queryable,
  of: { readonly roomId: number; readonly file: number },
): Promise<number> {
  return (await highestSpot(db, of)).number + 1;
}
