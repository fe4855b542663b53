import type { Pool } from '../../../../platform/database/queryable.ts';
import { inBatches } from '../../../../platform/jobs/in-batches.ts';
import type { Card, Found, PaymentGateway } from '../seam/payment-gateway.ts';
import { toRefusalReason } from '../seam/refusal-code.ts';
import { bankPath } from './bank-page.ts';
import { createToken } from './create-token.ts';
import {
  type AuthorizationRow,
  decideConfirmation,
  findAuthorization,
  findConfirmation,
  findMethod,
  insertAuthorization,
  type MethodRow,
  voidAuthorization,
} from './store/authorizations.ts';
import { deleteRefusals, deleteUnusedMethods } from './store/drop-stale.ts';

const DAY_MS = 24 * 3600 * 1000;
const REFUSAL_DAYS = 30;
/** A card is charged minutes after it was typed; two days allow for a server that was down. */
const TYPED_CARD_DAYS = 2;

interface SandboxDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The built-in gateway for a shop without one: Stripe's test cards, and no real money. */
export function createSandboxGateway(deps: SandboxDeps): PaymentGateway {
  const { pool, now, newId } = deps;
  return {
    name: 'sandbox',
    isTest: true,
    tokensUrl: '/card-gateway/tokens',
    async authorize({ key, token, amount, returnUrl }) {
      const made = await insertAuthorization(pool, {
        ref: `sbx_auth_${newId()}`,
        key,
        token,
        amountCents: amount,
        confirmKey: newId(),
        returnUrl,
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
    async find(key) {
      const row = await findAuthorization(pool, { key });
      return row === null ? null : toAnswer(row);
    },
    async void(ref) {
      await voidAuthorization(pool, { ref });
    },
    async describeToken(token) {
      const method = await findMethod(pool, { token });
      return method === null ? null : toCard(method);
    },
    createToken: (card) => createToken(deps, card),
    bank: {
      async getPayment(key) {
        const row = await findConfirmation(pool, { key });
        return row === null ? null : { ...row, returnUrl: row.returnUrl ?? '/' };
      },
      async decide(key, isConfirmed) {
        await decideConfirmation(pool, { key, isConfirmed });
      },
    },
    async dropStale() {
      const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
      return {
        refusals: await inBatches((limit) =>
          deleteRefusals(pool, { before: daysAgo(REFUSAL_DAYS), limit }),
        ),
        methods: await inBatches((limit) =>
          deleteUnusedMethods(pool, { before: daysAgo(TYPED_CARD_DAYS), limit }),
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
  return { outcome: 'authorized', ref: row.ref, card: toCard(row) };
}

function toCard({ brand, last4, expMonth, expYear, nameOnCard }: MethodRow): Card {
  return { brand, last4, expMonth, expYear, nameOnCard };
}
