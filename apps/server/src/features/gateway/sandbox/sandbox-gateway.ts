import { add, type Cents, cents, mulRate, percent } from '@wevisu/domain/money/money.ts';
import { HOLD_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { inBatches } from '../../../platform/jobs/in-batches.ts';
import type { Card, Found, GatewayCharge, PaymentGateway } from '../seam/payment-gateway.ts';
import { toRefusalReason } from '../seam/refusal-code.ts';
import { bankPath } from './bank-page.ts';
import { createToken } from './create-token.ts';
import { refundCharge, toRefunded } from './refund-charge.ts';
import { createSandboxDisputes, DISPUTED_AFTER_MS } from './sandbox-disputes.ts';
import { createSandboxAccounts, createSandboxPayouts } from './sandbox-payouts.ts';
import { createSandboxWebhooks, type WebhookFaults } from './sandbox-webhooks.ts';
import { sendBackDue } from './send-back.ts';
import {
  type AuthorizationRow,
  captureAuthorization,
  decideConfirmation,
  findAuthorization,
  findConfirmation,
  findMethod,
  insertAuthorization,
  type MethodRow,
  voidAuthorization,
} from './store/authorizations.ts';
import { deleteRefundRefusals, deleteRefusals, deleteUnusedMethods } from './store/drop-stale.ts';
import { deleteEndedEvents } from './store/events.ts';
import { type ChargeRow, findCharge, findRefundByRef, listCharges } from './store/refunds.ts';

const DAY_MS = 24 * 3600 * 1000;
const REFUSAL_DAYS = 30;
const EVENT_DAYS = 30;
const CHARGES_OF_PAGE = 5_000;
/** A card is charged minutes after it was typed; two days allow for a server that was down. */
const TYPED_CARD_DAYS = 2;

interface SandboxDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  /** What a test lets go wrong with its webhooks. */
  readonly faults?: WebhookFaults;
}

/** The built-in gateway for a shop without one: Stripe's test cards, and no real money. */
export function createSandboxGateway(deps: SandboxDeps): PaymentGateway {
  const { pool, now, newId } = deps;
  return {
    name: 'sandbox',
    isTest: true,
    cardFields: { kind: 'sandbox', tokensUrl: '/card-gateway/tokens' },
    payouts: createSandboxPayouts(deps),
    disputes: createSandboxDisputes(deps),
    accounts: createSandboxAccounts(deps),
    async authorize({ key, token, amount, returnUrl }) {
      const made = await insertAuthorization(pool, {
        ref: `sbx_auth_${newId()}`,
        key,
        token,
        amountCents: amount,
        confirmKey: newId(),
        returnUrl,
        now: now(),
      });
      const row = made ?? (await findAuthorization(pool, { key }));
      if (row === null) return { outcome: 'refused', reason: 'unknown_token' };
      if (row.token !== token || row.amountCents !== amount) {
        throw new Error('an idempotency key was used for two different payments');
      }
      const answer = toAnswer(row);
      if (answer.outcome === 'voided') throw new Error('this authorization was voided');
      return answer;
    },
    async find({ key }) {
      const row = await findAuthorization(pool, { key });
      return row === null ? null : toAnswer(row);
    },
    async void(ref) {
      await voidAuthorization(pool, { ref, now: now() });
    },
    async capture({ ref, amount }) {
      const row = await captureAuthorization(pool, {
        ...{ ref, amountCents: amount, feeCents: feeOf(amount) },
        ...{ since: new Date(now().getTime() - HOLD_DAYS * DAY_MS), now: now() },
        disputedFrom: new Date(now().getTime() + DISPUTED_AFTER_MS),
      });
      if (row === null) return { outcome: 'refused', reason: 'hold_over' };
      if (row.capturedCents !== amount) throw new Error('a hold was charged with two amounts');
      return { outcome: 'captured', ref, fee: cents(row.feeCents ?? 0) };
    },
    async charge({ key, token, amount }) {
      const made = await insertAuthorization(pool, {
        ...{ ref: `sbx_charge_${newId()}`, key, token, amountCents: amount, now: now() },
        // Nobody is there to confirm it.
        ...{ confirmKey: newId(), returnUrl: '/' },
      });
      const row = made ?? (await findAuthorization(pool, { key }));
      if (row === null) return { outcome: 'refused', reason: 'unknown_token' };
      if (row.token !== token || row.amountCents !== amount) {
        throw new Error('an idempotency key was used for two different payments');
      }
      if (row.state !== 'authorized' && row.state !== 'captured') {
        await voidAuthorization(pool, { ref: row.ref, now: now() });
        return { outcome: 'refused', reason: toRefusalReason(row.outcome) };
      }
      return this.capture({ key, ref: row.ref, amount });
    },
    refund: (of) => refundCharge(deps, of),
    async findRefund(ref) {
      await sendBackDue(deps);
      const row = await findRefundByRef(pool, { ref });
      return row === null ? null : toRefunded(row);
    },
    async *listCharges() {
      await sendBackDue(deps);
      for (let after: string | undefined = ''; after !== undefined; ) {
        const rows: readonly ChargeRow[] = await listCharges(pool, {
          after,
          most: CHARGES_OF_PAGE,
        });
        yield rows.map(toCharge);
        after = rows.at(-1)?.ref;
      }
    },
    async findCharge(ref) {
      await sendBackDue(deps);
      const row = await findCharge(pool, { ref });
      return row === null ? null : toCharge(row);
    },
    async describeToken(token) {
      const method = await findMethod(pool, { token });
      return method === null ? null : toCard(method);
    },
    createToken: (card) => createToken(deps, card),
    ...createSandboxWebhooks(deps),
    bank: {
      async getPayment(key) {
        const row = await findConfirmation(pool, { key });
        if (row === null) return null;
        const state = row.state === 'captured' ? 'authorized' : row.state;
        return { ...row, state, returnUrl: row.returnUrl ?? '/' };
      },
      async decide(key, isConfirmed) {
        await decideConfirmation(pool, { key, isConfirmed, now: now() });
      },
    },
    async dropStale() {
      const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
      return {
        refusals: await inBatches((limit) =>
          deleteRefusals(pool, { before: daysAgo(REFUSAL_DAYS), limit }),
        ),
        refund_refusals: await inBatches((limit) =>
          deleteRefundRefusals(pool, { before: daysAgo(REFUSAL_DAYS), limit }),
        ),
        methods: await inBatches((limit) =>
          deleteUnusedMethods(pool, { before: daysAgo(TYPED_CARD_DAYS), limit }),
        ),
        events: await inBatches((limit) =>
          deleteEndedEvents(pool, { before: daysAgo(EVENT_DAYS), limit }),
        ),
      };
    },
  };
}

function toAnswer(row: AuthorizationRow): Found {
  if (row.state === 'voided') return { outcome: 'voided' };
  if (row.state === 'refused') return { outcome: 'refused', reason: toRefusalReason(row.outcome) };
  if (row.state === 'needs_confirmation') {
    return { outcome: 'needs_confirmation', ref: row.ref, url: bankPath(row.confirmKey ?? '') };
  }
  const expiresAt = new Date(row.createdAt.getTime() + HOLD_DAYS * DAY_MS);
  return { outcome: 'authorized', ref: row.ref, card: toCard(row), expiresAt };
}

function toCharge({ ref, key, charged, fee, paidBack }: ChargeRow): GatewayCharge {
  return { ref, key, charged: cents(charged), fee: cents(fee), paidBack: cents(paidBack) };
}

/** As card companies' usual price: 2.9 % and 30 cents. */
function feeOf(amount: Cents): Cents {
  return add(mulRate(amount, percent('2.9')), cents(30));
}

function toCard({ brand, last4, expMonth, expYear, nameOnCard }: MethodRow): Card {
  return { brand, last4, expMonth, expYear, nameOnCard };
}
