import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { applyDue } from './store/prices.ts';

const BATCH = 1_000;

/**
 * Puts the prices whose time has come into the catalog. Safe to run twice and at once: each row is taken by one. Open carts
 * notice the new price by themselves and ask to confirm; orders have their own. `db` is a transaction.
 */
export async function applyDuePrices(db: Queryable, now: Date): Promise<number> {
  let applied = 0;
  for (;;) {
    const count = await applyBatch(db, now);
    applied += count;
    if (count < BATCH) return applied;
  }
}

/** For the job: a transaction per batch, so that none holds its locks for long. */
export async function applyDueInBatches(pool: Pool, now: Date): Promise<void> {
  for (;;) {
    const count = await inTransaction(pool, (client) => applyBatch(client, now));
    if (count < BATCH) return;
  }
}

async function applyBatch(db: Queryable, now: Date): Promise<number> {
  const rows = await applyDue(db, { now, limit: BATCH });
  for (const { vendorId, variantId, fromCents, toCents, createdBy } of rows) {
    if (createdBy === null) continue;
    await noteAct(db, {
      at: now,
      actorId: createdBy,
      tenant: { kind: 'vendor', id: vendorId },
      action: 'price.applied',
      target: { kind: 'variant', id: variantId },
      from: { wholesale_cents: fromCents },
      to: { wholesale_cents: toCents },
    });
  }
  return rows.length;
}
