// The three ends of a run, each in one transaction with its credits: delivered and charged, or ended and returned.
import type { DeclinedDesign } from '@wevisu/contract/ai-designs.ts';
import type { ReturnReason } from '@wevisu/domain/design-ai/credits.ts';
import type { AiDesignId } from '@wevisu/domain/ids.ts';
import type { Pool, Queryable } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { chargeHeld, returnHeld } from '../credits/hold-credits.ts';
import type { MadeDesign } from './design-tasks.ts';
import { declineRun, failRun, finishRun, insertDesign } from './store/queue.ts';

export interface EndDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Queues the still of a design, in the transaction. */
  readonly queueStill: (
    trx: Queryable,
    of: { readonly designId: AiDesignId; readonly made: MadeDesign },
  ) => Promise<void>;
}

interface Leased {
  readonly id: string;
  readonly worker: string;
}

/** The server that made it has lost the run: nothing of this transaction stays. */
class LeaseLost extends Error {}

async function unlessLost(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  }
}

/** Nothing is delivered that was not charged: credits that went back meanwhile end the run as failed. */
export function deliver(
  { pool, now, queueStill }: EndDeps,
  {
    id,
    worker,
    roomId,
    designs,
  }: Leased & { readonly roomId: string; readonly designs: readonly MadeDesign[] },
): Promise<void> {
  return unlessLost(() =>
    inTransaction(pool, async (trx) => {
      const state = await chargeHeld(trx, { designRun: id, now: now() });
      if (state !== 'charged') {
        await failRun(trx, { id, reason: 'timeout', now: now() });
        return;
      }
      if (!(await finishRun(trx, { id, worker, roomId, now: now() }))) throw new LeaseLost();
      for (const [index, made] of designs.entries()) {
        const { id: designId } = await insertDesign(trx, {
          ...{
            runId: id,
            at: index + 1,
            summary: made.summary,
            rooms: made.rooms,
            skus: made.skus,
          },
          ...{ document: Buffer.from(made.document), contentHash: Buffer.from(made.contentHash) },
        });
        await queueStill(trx, { designId, made });
      }
    }),
  );
}

export function decline(
  { pool, now }: Pick<EndDeps, 'pool' | 'now'>,
  { id, worker, declined }: Leased & { readonly declined: DeclinedDesign },
): Promise<void> {
  return unlessLost(() =>
    inTransaction(pool, async (trx) => {
      await returnHeld(trx, { designRun: id, reason: 'declined', now: now() });
      if (!(await declineRun(trx, { id, worker, declined, now: now() }))) throw new LeaseLost();
    }),
  );
}

/** Of a run that is undone; another end stays. */
export async function fail(
  { pool, now }: Pick<EndDeps, 'pool' | 'now'>,
  { id, reason }: { readonly id: string; readonly reason: ReturnReason },
): Promise<void> {
  await inTransaction(pool, async (trx) => {
    await returnHeld(trx, { designRun: id, reason, now: now() });
    await failRun(trx, { id, reason, now: now() });
  });
}
