import { isOpenDispute } from '@wevisu/domain/ledger/dispute-states.ts';
import type { GatewayDispute } from '../gateway/seam/dispute-gateway.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { followDispute } from './follow-dispute.ts';
import { sendAnswer } from './send-answer.ts';
import { findNewest, listAnswersToSend, listKnown, listOpenRefs } from './store/disputes.ts';

const AT_ONCE = 100;
/** A dispute may be older than the newest one that is noted: the gateway may have named it late. */
const BACK_MS = 30 * 86_400_000;

/**
 * Asks the gateway for disputes that are new or open, and follows each; answers that it has not taken yet are sent first.
 * Safe to run at any time, by several at once; one dispute that fails must not block the others.
 */
export async function followDisputes(deps: MoneyDeps): Promise<void> {
  const { pool, gateway, now, onError } = deps;
  for (const answer of await listAnswersToSend(pool, { most: AT_ONCE }))
    await sendAnswer(deps, answer).catch(onError);
  const { openedAt, waitsSince } = await findNewest(pool, {
    lately: new Date(now().getTime() - BACK_MS),
  });
  const newest = Math.min(
    openedAt?.getTime() ?? BACK_MS,
    waitsSince?.getTime() ?? Number.POSITIVE_INFINITY,
    now().getTime(),
  );
  const since = new Date(newest - BACK_MS);
  const seen = new Set<string>();
  for await (const page of gateway.disputes.list({ since })) {
    const refs = page.map(({ ref }) => ref);
    const known = new Map((await listKnown(pool, { refs })).map((one) => [one.ref, one]));
    for (const dispute of page) {
      seen.add(dispute.ref);
      if (isUpToDate(known.get(dispute.ref), dispute)) continue;
      await followDispute(deps, dispute).catch(onError);
    }
  }
  for (const { ref } of await listOpenRefs(pool)) {
    if (seen.has(ref)) continue;
    const dispute = await gateway.disputes.find(ref);
    if (dispute !== null) await followDispute(deps, dispute).catch(onError);
  }
}

type Known = Awaited<ReturnType<typeof listKnown>>[number];

/** What is decided stays decided. */
function isUpToDate(our: Known | undefined, their: GatewayDispute): boolean {
  if (our === undefined || our.fee !== their.fee) return false;
  return (
    !isOpenDispute(our.state) || (our.state === their.state && our.respondBy === their.respondBy)
  );
}
