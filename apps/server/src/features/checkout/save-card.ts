import type { UserId } from '@wevisu/domain/ids.ts';
import type { CheckoutDeps } from './deps.ts';
import { insertSavedCard } from './store/saved-cards.ts';

/** Saves a card by the gateway's token; false if the gateway does not know it. */
export async function saveCard(
  deps: Pick<CheckoutDeps, 'pool' | 'gateway'>,
  given: {
    readonly userId: UserId;
    readonly token: string;
    readonly billing: Readonly<Record<string, string>>;
  },
): Promise<boolean> {
  const card = await deps.gateway.describeToken(given.token);
  if (card === null) return false;
  await insertSavedCard(deps.pool, { ...given, card });
  return true;
}
