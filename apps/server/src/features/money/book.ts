import type { OrderId } from '@wevisu/domain/ids.ts';
import type { Entry } from '@wevisu/domain/ledger/entries.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { insertTransactions, type TransactionRow } from './store/ledger.ts';

export type Cause =
  | 'capture'
  | 'refund'
  | 'maturity'
  | 'payout'
  | 'dispute'
  | 'plan'
  | 'credits'
  | 'hire'
  | 'hire_fee'
  | 'correction';

export interface Booking {
  readonly cause: Cause;
  /** The row that caused it. */
  readonly causeId: number;
  /** Lower case; `name:2` for the second of its kind. */
  readonly step: string;
  readonly orderId: OrderId | null;
  readonly entries: readonly Entry[];
}

/**
 * Books what has happened, in the caller's transaction. Of one cause and step the first booking counts: giving it again
 * books nothing. Bookings without entries leave no trace. Returns how many were new.
 */
export async function book(
  trx: Queryable,
  bookings: readonly Booking[],
  now: Date,
): Promise<number> {
  const rows = bookings.filter(({ entries }) => entries.length > 0).map(toRow);
  if (rows.length === 0) return 0;
  return (await insertTransactions(trx, { rows, now })).length;
}

function toRow({ entries, ...booking }: Booking): TransactionRow {
  return {
    ...booking,
    entries: entries.map(({ account, payee, itemId, amount }) => ({
      ...{ account, itemId, amount },
      vendorId: payee?.kind === 'vendor' ? payee.id : null,
      showroomId: payee?.kind === 'pro' ? payee.id : null,
    })),
  };
}
