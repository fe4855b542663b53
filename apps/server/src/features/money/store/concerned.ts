import type { OrderId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { text } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Whose money it is, and on which card. */
export const findConcerned = statement(
  (p: Params<{ orderId: OrderId }>) =>
    tables
      .selectFrom('orders as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .innerJoin('authorizations as a', 'a.order_id', 'o.id')
      .leftJoin('order_cards as other', 'other.order_id', 'o.id')
      .select([
        'o.number',
        'o.user_id',
        'u.first_name',
        sql`case when u.deleted_at is null then u.email end`.as('email'),
        sql`coalesce(other.brand, a.card_brand)`.as('card_brand'),
        sql`coalesce(other.last4, a.card_last4)`.as('card_last4'),
      ])
      .where('o.id', '=', p.orderId),
  { email: text.orNull, cardBrand: text, cardLast4: text },
).require;

export type Concerned = RowOf<typeof findConcerned>;
