import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** From how many cents on each vendor that may sell ships an order free; null for never. */
export const listFreeFrom = statement(() =>
  tables
    .selectFrom('vendors as v')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .select('v.free_shipping_from_cents as free_from')
    .where('u.status', 'in', ['Active', 'Approve']),
).list;
