import type { UserId } from '@wevisu/domain/ids.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { publish } from '../connections/publish.ts';
import { type NewNotification, notify } from '../notifications/notify.ts';
import type { InventoryDeps } from './deps.ts';
import { takeChecks } from './store/stock.ts';

/** Variants looked at in one transaction. */
const ROUND = 500;

/** Tells vendors once when stock falls to their threshold, and again only after it was above. */
export async function tellLowStock({ pool, now, jobs }: InventoryDeps): Promise<void> {
  for (;;) {
    const looked = await inTransaction(pool, async (trx) => {
      const at = now();
      const moved = await takeChecks(trx, { now: at, most: ROUND });
      const low = moved.filter(({ isLow }) => isLow === true);
      for (const { id } of low) {
        await publish({ jobs }, trx, { type: 'stock.low', variantId: id, now: at });
      }
      await notify(trx, notesOf(low));
      return moved.length;
    });
    if (looked < ROUND) return;
  }
}

interface Low {
  readonly vendorUserId: UserId;
  readonly sku: string;
  readonly name: string;
  readonly free: number;
}

function notesOf(low: readonly Low[]): readonly NewNotification[] {
  return [...Map.groupBy(low, ({ vendorUserId }) => vendorUserId)].map(([userId, own]) => {
    const [first] = own;
    return {
      userId,
      event: 'stock_low',
      title: own.length === 1 ? 'Low stock' : `Low stock: ${own.length} SKUs`,
      text:
        own.length === 1 && first
          ? `${first.name} (${first.sku}): ${first.free} left for sale.`
          : own
              .map(({ sku, free }) => `${sku}: ${free}`)
              .slice(0, 20)
              .join(', '),
      link: `${VENDOR_PATHS.inventory}?show=low`,
    };
  });
}
