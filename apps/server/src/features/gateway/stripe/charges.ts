import { cents } from '@wevisu/domain/money/money.ts';
import type Stripe from 'stripe';
import { sortOnDisk } from '../../../platform/sort-on-disk.ts';
import type { GatewayCharge, PaymentGateway } from '../seam/payment-gateway.ts';
import { idOf } from './cards.ts';
import { orMissing } from './errors.ts';

const OF_PAGE = 1_000;
/** Some 200 bytes each. */
const IN_MEMORY = 50_000;
const READ = { limit: 100, expand: ['data.balance_transaction'] };

/**
 * Stripe lists charges by their time, and the books are compared by reference: so all are read before the first is given,
 * and those that memory should not hold wait in files.
 */
export function createCharges(stripe: Stripe): Pick<PaymentGateway, 'listCharges' | 'findCharge'> {
  return {
    async *listCharges() {
      let page: GatewayCharge[] = [];
      const sorted = sortOnDisk(chargesOf(stripe), { keyOf: ({ ref }) => ref, most: IN_MEMORY });
      for await (const one of sorted) {
        page.push(one);
        if (page.length < OF_PAGE) continue;
        yield page;
        page = [];
      }
      yield page;
    },
    async findCharge(ref) {
      const intent = await orMissing(
        stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge.balance_transaction'] }),
      );
      const charge = intent?.latest_charge ?? null;
      return charge === null || typeof charge === 'string' ? null : toCharge(charge);
    },
  };
}

async function* chargesOf(stripe: Stripe): AsyncGenerator<GatewayCharge> {
  for await (const charge of stripe.charges.list(READ)) {
    const one = toCharge(charge);
    if (one !== null) yield one;
  }
}

/** Null for what is held or was refused, and for what the shop did not make. */
function toCharge(charge: Stripe.Charge): GatewayCharge | null {
  const { payment_intent: intent, balance_transaction: booked, metadata } = charge;
  if (!charge.captured || charge.status !== 'succeeded' || intent === null) return null;
  return {
    ...{ ref: idOf(intent), key: metadata.key ?? '', charged: cents(charge.amount_captured) },
    fee: cents(booked === null || typeof booked === 'string' ? 0 : booked.fee),
    paidBack: cents(charge.amount_refunded),
  };
}
