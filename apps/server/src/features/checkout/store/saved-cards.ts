import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int4, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { Card } from '../../gateway/seam/payment-gateway.ts';

type Billing = Readonly<Record<string, string>>;

const insert = sqlStatement({
  takes: {
    userId: ID.user,
    token: text,
    brand: text,
    last4: text,
    expMonth: int4,
    expYear: int4,
    nameOnCard: text,
    billing: json<Billing>(),
  },
  sql: (p) => sql`insert into saved_cards
      (user_id, payment_token, brand, last4, exp_month, exp_year, name_on_card, billing)
    select ${p.userId}::bigint, ${p.token}::text, ${p.brand}::text, ${p.last4}::text,
      ${p.expMonth}::int, ${p.expYear}::int, ${p.nameOnCard}::text, ${p.billing}::jsonb
    where not exists (
      select from saved_cards where user_id = ${p.userId} and payment_token = ${p.token})`,
}).run;

/** Stores what the gateway lets us keep of a card; the same card is stored once per account. */
export async function insertSavedCard(
  db: Queryable,
  of: {
    readonly userId: UserId;
    readonly token: string;
    readonly card: Card;
    readonly billing: Billing;
  },
): Promise<void> {
  const { card, ...rest } = of;
  await insert(db, { ...rest, ...card });
}
