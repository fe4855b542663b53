import type { Pool } from '../../platform/database/queryable.ts';
import type { GatewayPayout, PayoutGateway } from '../gateway/seam/payment-gateway.ts';
import type { Difference } from './reconcile.ts';
import { listAccounts, listOurPayouts, type OurPayout } from './store/payouts.ts';

const ACCOUNTS_OF_PAGE = 1_000;

interface Deps {
  readonly pool: Pool;
  readonly gateway: { readonly payouts: Pick<PayoutGateway, 'listPayouts' | 'findPayout'> };
}

/**
 * What payees' banks got, by the gateway's books and by ours, account by account: of one, both lists are kept meanwhile, a
 * row a week. One that a bank sent back may be a difference until the day's look at it.
 */
export async function comparePayouts(
  { pool, gateway }: Deps,
  add: (difference: Difference) => void,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const accounts: readonly { readonly ref: string }[] = await listAccounts(pool, {
      ...{ after, most: ACCOUNTS_OF_PAGE },
    });
    for (const { ref: account } of accounts) {
      for (const one of await compareAccount({ pool, gateway }, account)) add(one);
    }
    after = accounts.at(-1)?.ref;
  }
}

async function compareAccount({ pool, gateway }: Deps, account: string): Promise<Difference[]> {
  // Theirs first: what is made in between is with us alone, and is asked about.
  const theirs = new Map<string, GatewayPayout>();
  for await (const page of gateway.payouts.listPayouts(account))
    for (const one of page) theirs.set(one.ref, one);
  const ours = await listOurPayouts(pool, { account });
  const found: Difference[] = [];
  for (const { ref, about, amount } of ours) {
    if (ref === null) continue;
    const their = theirs.get(ref);
    theirs.delete(ref);
    if (their === undefined) {
      const isNew = (await gateway.payouts.findPayout({ ref, account })) !== null;
      if (!isNew) found.push(difference('missing_payout', about, { expected: amount, found: 0 }));
      continue;
    }
    const paid = their.isPaid ? their.amount : 0;
    if (paid !== amount)
      found.push(difference('paid_out', about, { expected: amount, found: paid }));
  }
  for (const { ref, amount, isPaid } of theirs.values()) {
    if (isPaid && !ours.some((our) => isUnderWay(our, amount)))
      found.push(difference('unknown_payout', ref, { expected: 0, found: amount }));
  }
  return found;
}

/** Done with the gateway, and not noted yet: after hours it is stuck. */
function isUnderWay({ state, amount }: OurPayout, paid: number): boolean {
  return state === 'transferred' && amount === paid;
}

function difference(
  kind: Difference['kind'],
  about: string,
  amounts: Pick<Difference, 'expected' | 'found'>,
): Difference {
  return { kind, about, orderId: null, ...amounts };
}
