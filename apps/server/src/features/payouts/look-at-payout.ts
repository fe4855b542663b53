import type { PayoutDeps } from './deps.ts';
import { settlePayout } from './pay-out.ts';
import { refreshAccount } from './refresh-account.ts';
import { findOwner } from './store/accounts.ts';

/** An account has changed at the gateway: reads it anew. */
export async function lookAtAccount(deps: PayoutDeps, ref: string): Promise<void> {
  const owner = await findOwner(deps.pool, { ref });
  if (owner !== null) await refreshAccount(deps, { ...owner, ref });
}

/** A payout has changed at the gateway: goes on with it. See pay-out.ts for what its key is made of. */
export async function lookAtPayout(deps: PayoutDeps, key: string): Promise<void> {
  const [, id] = /^payout:(\d{1,15}):/.exec(key) ?? [];
  if (id !== undefined) await settlePayout(deps, Number(id));
}
