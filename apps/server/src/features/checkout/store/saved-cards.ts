import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Card } from '../gateway/payment-gateway.ts';

/** Keeps what a gateway lets us keep of a card; the same card of the same account is kept once. */
export async function insertSavedCard(
  db: Queryable,
  of: {
    readonly userId: number;
    readonly token: string;
    readonly card: Card;
    readonly billing: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { card } = of;
  await queryPrepared(
    db,
    `insert into saved_cards
       (user_id, payment_token, brand, last4, exp_month, exp_year, name_on_card, billing)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where not exists (select 1 from saved_cards where user_id = $1 and payment_token = $2)`,
    [
      of.userId,
      of.token,
      card.brand,
      card.last4,
      card.expMonth,
      card.expYear,
      card.nameOnCard,
      JSON.stringify(of.billing),
    ],
  );
}
