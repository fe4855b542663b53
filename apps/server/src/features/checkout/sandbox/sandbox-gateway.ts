import type { Pool } from '../../../platform/database/queryable.ts';
import type { Authorization, Card, PaymentGateway } from '../gateway/payment-gateway.ts';
import { toRefusalReason } from '../gateway/refusal-code.ts';
import {
  type AuthorizationRow,
  findAuthorization,
  findMethod,
  insertAuthorization,
  type MethodRow,
  voidAuthorization,
} from './store.ts';

/** A gateway of our own for a shop without one: Stripe's test cards, and no money anywhere. */
export function createSandboxGateway({
  pool,
  newId,
}: {
  readonly pool: Pool;
  readonly newId: () => string;
}): PaymentGateway {
  return {
    name: 'sandbox',
    tokensUrl: '/sandbox-gateway/tokens',
    async authorize({ key, token, amount }) {
      const made = await insertAuthorization(pool, {
        ref: `sbx_auth_${newId()}`,
        key,
        token,
        amountCents: amount,
      });
      const row = made ?? (await findAuthorization(pool, key));
      if (row === null) return { outcome: 'refused', reason: 'unknown_token' };
      if (row.token !== token || row.amount_cents !== amount) {
        throw new Error('an idempotency key was used for two different payments');
      }
      const answer = toAnswer(row);
      if (answer.outcome === 'voided') throw new Error('this authorization was voided');
      return answer;
    },
    async find(key) {
      const row = await findAuthorization(pool, key);
      return row === null ? null : toAnswer(row);
    },
    void: (ref) => voidAuthorization(pool, ref),
    async describeToken(token) {
      const method = await findMethod(pool, token);
      return method === null ? null : toCard(method);
    },
  };
}

function toAnswer(row: AuthorizationRow): Authorization | { readonly outcome: 'voided' } {
  if (row.state === 'voided') return { outcome: 'voided' };
  if (row.state === 'refused') return { outcome: 'refused', reason: toRefusalReason(row.outcome) };
  return { outcome: 'authorized', ref: row.ref, card: toCard(row) };
}

function toCard(row: MethodRow): Card {
  return {
    brand: row.brand,
    last4: row.last4,
    expMonth: row.exp_month,
    expYear: row.exp_year,
    nameOnCard: row.name_on_card,
  };
}
