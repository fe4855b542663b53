import type { OrderId } from '@wevisu/domain/ids.ts';
import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { DisputeGateway, GatewayDispute } from '../gateway/seam/dispute-gateway.ts';
import type { Difference } from './reconcile.ts';
import { listNamed, listOurDisputes } from './store/disputes.ts';

const PAGE = 1_000;
/** A dispute is noted within minutes. */
const NOTED_MS = 3_600_000;
const EVER = new Date(0);

interface Deps {
  readonly pool: Pool;
  readonly gateway: { readonly disputes: Pick<DisputeGateway, 'list'> };
  readonly now: () => Date;
}

/**
 * What banks have taken, by their books and by ours. Both are read in pages; the names of those that the gateway has are
 * kept meanwhile: disputes are few.
 */
export async function compareDisputes(
  { pool, gateway, now }: Deps,
  add: (difference: Difference) => void,
): Promise<void> {
  const before = new Date(now().getTime() - NOTED_MS);
  const seen = new Set<string>();
  for await (const page of gateway.disputes.list({ since: EVER })) {
    const refs = page.map(({ ref }) => ref);
    const ours = new Map((await listNamed(pool, { refs })).map((our) => [our.ref, our]));
    for (const their of page) {
      seen.add(their.ref);
      for (const one of compare(ours.get(their.ref) ?? null, their, before)) add(one);
    }
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: readonly OurDispute[] = await listOurDisputes(pool, { after, most: PAGE });
    for (const our of page)
      if (!seen.has(our.ref)) for (const one of compare(our, null, before)) add(one);
    after = page.at(-1)?.ref;
  }
}

interface OurDispute {
  readonly ref: string;
  readonly orderId: OrderId | null;
  readonly number: string;
  readonly amount: number;
  readonly fee: number;
  readonly state: DisputeState;
}

function compare(
  our: OurDispute | null,
  their: GatewayDispute | null,
  before: Date,
): readonly Difference[] {
  if (our === null && their !== null) {
    const { ref: about, openedAt } = their;
    const found = takenBy(their);
    return openedAt > before || found === 0
      ? []
      : [{ kind: 'unknown_dispute', orderId: null, about, expected: 0, found }];
  }
  if (our === null) return [];
  const { orderId, number: about } = our;
  const expected = takenBy(our);
  if (their === null) return [{ kind: 'missing_dispute', orderId, about, expected, found: 0 }];
  const found = takenBy(their);
  // One that was decided a moment ago is followed within minutes: only its amount is compared until it is noted.
  const isLate = isDecided(their) && !isDecided(our);
  const differs = isLate ? their.amount !== our.amount : found !== expected;
  return differs ? [{ kind: 'dispute', orderId, about, expected, found }] : [];
}

function takenBy(of: Pick<OurDispute, 'amount' | 'fee' | 'state'>): number {
  return of.fee + (of.state === 'won' ? 0 : of.amount);
}

function isDecided({ state }: { readonly state: DisputeState }): boolean {
  return state !== 'needs_response' && state !== 'under_review';
}
