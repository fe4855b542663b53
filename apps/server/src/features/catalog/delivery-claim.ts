import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import {
  DELIVERY_CLAIM,
  DELIVERY_CONDITION,
  deliveryClaim,
} from '@wevisu/domain/orders/free-delivery.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listFreeFrom } from './store/free-from.ts';
import { readSettings } from './store/products.ts';

const WORDS = ['claim_delivery', 'claim_delivery_condition'] as const;

/** HOME-24, U-50: what the site says of delivery, in staff's words and by the vendors' terms as they are. */
export async function readDeliveryClaim(db: Queryable): Promise<string> {
  const [settings, vendors] = await Promise.all([readSettings(db, WORDS), listFreeFrom(db)]);
  const text = (key: (typeof WORDS)[number], standIn: string) => {
    const value = settings.get(key);
    return typeof value === 'string' && value !== '' ? value : standIn;
  };
  return deliveryClaim({
    claim: text('claim_delivery', DELIVERY_CLAIM),
    condition: text('claim_delivery_condition', DELIVERY_CONDITION),
    freeFrom: vendors.map(({ freeFrom }): Cents | null =>
      freeFrom === null ? null : cents(freeFrom),
    ),
  });
}
