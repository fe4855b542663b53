import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { PAYEE_KINDS, type PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { maturityEntries } from '@wevisu/domain/ledger/entries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { book } from './book.ts';
import type { MoneyDeps } from './deps.ts';
import { toLedgerItem } from './ledger-item.ts';
import { listDueItems, lockDueItems, markAvailable, readDueItems } from './store/maturity.ts';

/** Lines of one transaction: few enough that nobody waits long for a payee's balance. */
const BATCH = 500;

type Deps = Pick<MoneyDeps, 'pool' | 'now'>;

/**
 * POL-20: what has come due by its day is available from now on. Safe to run at any time, by several at once. Gives the
 * number of lines.
 */
export async function matureEarnings(deps: Deps, { batch = BATCH } = {}): Promise<number> {
  const today = dayOf(deps.now());
  let matured = 0;
  for (const kind of PAYEE_KINDS) {
    let place: { readonly id: OrderItemId; readonly day: string } | null = null;
    for (;;) {
      const due: { readonly id: OrderItemId; readonly day: string }[] = await listDueItems[
        kind
      ].list(deps.pool, {
        ...{ today, most: batch, afterDay: place?.day ?? null, afterId: place?.id ?? null },
      });
      matured += await mature(deps, { kind, ids: due.map(({ id }) => id) });
      place = due.at(-1) ?? null;
      if (due.length < batch) break;
    }
  }
  return matured;
}

function mature(
  { pool, now }: Deps,
  { kind, ids }: { readonly kind: PayeeKind; readonly ids: readonly OrderItemId[] },
): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0);
  return inTransaction(pool, async (trx) => {
    const locked = await lockDueItems(trx, { ids });
    const items = await readDueItems[kind].list(trx, { ids: locked.map(({ id }) => id) });
    await book(
      trx,
      items.map((item) => ({
        ...{ cause: 'maturity' as const, causeId: item.id, step: kind, orderId: item.orderId },
        entries: maturityEntries(toLedgerItem(item), kind),
      })),
      now(),
    );
    await markAvailable[kind].run(trx, { ids: items.map(({ id }) => id) });
    return items.length;
  });
}
