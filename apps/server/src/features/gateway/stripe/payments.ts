import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import { HOLD_DAYS } from '@wevisu/domain/policy/policy.ts';
import type Stripe from 'stripe';
import type {
  Authorization,
  Captured,
  Found,
  PaymentGateway,
  RefusalReason,
} from '../seam/payment-gateway.ts';
import { type Cards, toCard } from './cards.ts';
import { isCardError, orMissing, toReason } from './errors.ts';

const DAY_SECONDS = 24 * 3600;
const EXPAND = ['payment_method', 'latest_charge.balance_transaction'];
const REPLAYED = 'idempotent-replayed';

type Intent = Stripe.PaymentIntent;
type Payments = Pick<PaymentGateway, 'authorize' | 'find' | 'void' | 'capture' | 'charge'>;

interface Asked {
  readonly key: string;
  readonly token: string;
  readonly amount: Cents;
  readonly how: Pick<
    Stripe.PaymentIntentCreateParams,
    'capture_method' | 'return_url' | 'setup_future_usage' | 'off_session'
  >;
}

/**
 * Payment intents, one for each key, which is in their metadata. Stripe knows a key of a request for a day; after it, what
 * may have been done is looked up before it is done.
 */
export function createPayments(stripe: Stripe, cards: Cards): Payments {
  const retrieve = (id: string) =>
    orMissing(stripe.paymentIntents.retrieve(id, { expand: EXPAND }));

  /** What was made a moment ago may be missing. */
  async function search(key: string): Promise<Intent | null> {
    const query = `metadata['key']:'${key.replace(/['\\]/g, '\\$&')}'`;
    const { data } = await stripe.paymentIntents.search({ query, limit: 1 });
    return data[0] === undefined ? null : retrieve(data[0].id);
  }

  /** As it stands: a request that is repeated would be answered as the first time. */
  async function create({ key, token, amount, how }: Asked): Promise<Intent | RefusalReason> {
    try {
      const customer = await cards.requireCustomer(token);
      if (customer === null) return 'unknown_token';
      const made = await stripe.paymentIntents.create(
        {
          ...{ amount, currency: 'usd', customer, payment_method: token, confirm: true, ...how },
          ...{ allowed_payment_method_types: ['card'], metadata: { key }, expand: EXPAND },
        },
        { idempotencyKey: key },
      );
      const isReplay = made.lastResponse.headers[REPLAYED] === 'true';
      return isReplay ? ((await retrieve(made.id)) ?? made) : made;
    } catch (error) {
      if (isCardError(error)) return toReason(error);
      throw error;
    }
  }

  return {
    async authorize({ key, token, amount, returnUrl }) {
      const intent = await create({
        ...{ key, token, amount },
        how: {
          ...{ capture_method: 'manual', setup_future_usage: 'off_session' },
          return_url: returnUrl,
        },
      });
      if (typeof intent === 'string') return { outcome: 'refused', reason: intent };
      const answer = toAnswer(intent);
      if (answer.outcome === 'voided') throw new Error('this authorization was voided');
      return answer;
    },

    async find({ key, ref }) {
      const intent = ref === null ? await search(key) : await retrieve(ref);
      return intent === null ? null : toAnswer(intent);
    },

    async void(ref) {
      try {
        await stripe.paymentIntents.cancel(ref);
      } catch (error) {
        const intent = await retrieve(ref);
        if (intent?.status !== 'canceled' && intent?.status !== 'succeeded') throw error;
      }
    },

    async capture({ key, ref, amount }) {
      const before = await retrieve(ref);
      if (before === null || before.status === 'canceled')
        return { outcome: 'refused', reason: 'hold_over' };
      if (before.status !== 'requires_capture') return toCaptured(before, amount);
      try {
        await stripe.paymentIntents.capture(
          ref,
          { amount_to_capture: amount },
          { idempotencyKey: key },
        );
      } catch (error) {
        if (isCardError(error)) return { outcome: 'refused', reason: toReason(error) };
        const now = await retrieve(ref);
        // Another call was first, or the hold ended meanwhile.
        if (now?.status === 'canceled') return { outcome: 'refused', reason: 'hold_over' };
        if (now?.status !== 'succeeded') throw error;
      }
      const after = await retrieve(ref);
      if (after === null) throw new Error(`Payment ${ref} is gone.`);
      return toCaptured(after, amount);
    },

    async charge({ key, token, amount }) {
      const intent =
        (await search(key)) ??
        (await create({
          ...{ key, token, amount },
          // Nobody is there to confirm it.
          how: { capture_method: 'automatic', off_session: true },
        }));
      if (typeof intent === 'string') return { outcome: 'refused', reason: intent };
      return toCaptured(intent, amount);
    },
  };
}

function toAnswer(intent: Intent): Found {
  const { id: ref, status } = intent;
  if (status === 'canceled') return { outcome: 'voided' };
  if (status === 'requires_payment_method') return toRefused(intent);
  if (status === 'requires_action') {
    const url = intent.next_action?.redirect_to_url?.url;
    return typeof url === 'string'
      ? { outcome: 'needs_confirmation', ref, url }
      : { outcome: 'refused', reason: 'authentication_required' };
  }
  const card = toCard(intent.payment_method);
  if ((status === 'requires_capture' || status === 'succeeded') && card !== null)
    return { outcome: 'authorized', ref, card, expiresAt: endOf(intent) };
  throw new Error(`Payment ${ref} is neither held nor refused: ${status}.`);
}

function toRefused({ last_payment_error: error }: Intent): Authorization & { outcome: 'refused' } {
  return { outcome: 'refused', reason: toReason(error ?? {}) };
}

/** The card company's own time, which may be shorter than usual. */
function endOf({ latest_charge: charge, created }: Intent): Date {
  const card =
    charge === null || typeof charge === 'string' ? undefined : charge.payment_method_details?.card;
  return new Date((card?.capture_before ?? created + HOLD_DAYS * DAY_SECONDS) * 1000);
}

/** Throws while Stripe does not say what it keeps: it is asked again, and then answers by what was done. */
function toCaptured(intent: Intent, amount: Cents): Captured {
  const { id: ref, status, latest_charge: charge } = intent;
  if (status === 'requires_payment_method') return toRefused(intent);
  if (status === 'requires_action')
    return { outcome: 'refused', reason: 'authentication_required' };
  if (status === 'canceled') return { outcome: 'refused', reason: 'hold_over' };
  if (status !== 'succeeded') throw new Error(`Payment ${ref} is under way: ${status}.`);
  if (intent.amount_received !== amount) throw new Error('a hold was charged with two amounts');
  const booked = charge === null || typeof charge === 'string' ? null : charge.balance_transaction;
  if (booked === null || typeof booked === 'string')
    throw new Error(`The fee of payment ${ref} is not known yet.`);
  return { outcome: 'captured', ref, fee: cents(booked.fee) };
}
