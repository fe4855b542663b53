import type { Day } from '@wevisu/domain/calendar/calendar.ts';
import { formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { type HeldMove, hireFeeOf, movesOf } from '@wevisu/domain/hiring/hire-money.ts';
import type { HireAct } from '@wevisu/domain/hiring/hire-steps.ts';
import type { Payee } from '@wevisu/domain/ledger/accounts.ts';
import { hireFeeEntries, hireReleaseEntries } from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents, formatUsd, ppm, subtract } from '@wevisu/domain/money/money.ts';
import { profitAvailableDay } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { book } from '../money/book.ts';
import { heldPayments } from './hire-standing.ts';
import type { HireRow } from './store/hires.ts';
import { markReleased, type PaymentRow } from './store/payments.ts';
import { beginRefund } from './store/refunds.ts';

/** What an act has moved of what was held. */
interface Moved {
  /** The platform's fee included. */
  readonly toPro: Cents;
  readonly fee: Cents;
  readonly back: Cents;
  /** From when on the pro may be paid it. */
  readonly availableOn: Day;
}

/**
 * Books what goes to the pro, and writes down what goes back to the card, in the transaction of the act. The hire is locked,
 * so nobody else moves its payments.
 */
export async function moveHeld(
  trx: Queryable,
  of: {
    readonly row: HireRow;
    readonly payments: readonly PaymentRow[];
    readonly act: HireAct;
    readonly toPro: Cents;
    readonly now: Date;
  },
): Promise<Moved> {
  const { row, payments, act, toPro, now } = of;
  const held = { payments: heldPayments(payments), place: row.accepted, toPro };
  let moved: Moved = {
    ...{ toPro: cents(0), fee: cents(0), back: cents(0), availableOn: profitAvailableDay(now) },
  };
  for (const move of movesOf(act, held)) {
    const fee = hireFeeOf(move.toPro, ppm(row.feePpm));
    if (move.toPro > 0) await release(trx, { row, move, fee, availableOn: moved.availableOn, now });
    if (move.back > 0) await beginRefund(trx, { id: move.id, cents: move.back, now });
    moved = {
      ...moved,
      toPro: cents(moved.toPro + move.toPro),
      fee: cents(moved.fee + fee),
      back: cents(moved.back + move.back),
    };
  }
  return moved;
}

async function release(
  trx: Queryable,
  of: {
    readonly row: HireRow;
    readonly move: HeldMove;
    readonly fee: Cents;
    readonly availableOn: Day;
    readonly now: Date;
  },
): Promise<void> {
  const { row, move, fee, availableOn, now } = of;
  const pro: Payee = { kind: 'pro', id: row.showroomId };
  const { id: causeId, toPro } = move;
  const booking = { causeId, step: 'released', orderId: null };
  await book(
    trx,
    [
      { ...booking, cause: 'hire', entries: hireReleaseEntries(pro, toPro) },
      { ...booking, cause: 'hire_fee', entries: hireFeeEntries(pro, fee) },
    ],
    now,
  );
  await markReleased(trx, { id: causeId, cents: toPro, feeCents: fee, availableOn, now });
}

/** What each of the two reads of it; '' where nothing moved. */
export function movedText(
  { toPro, fee, back, availableOn }: Moved,
  reader: 'homeowner' | 'pro',
): string {
  const parts: string[] = [];
  if (reader === 'pro') {
    const less = fee > 0 ? ` (${formatUsd(toPro)} less our fee of ${formatUsd(fee)})` : '';
    if (toPro > 0)
      parts.push(
        `${formatUsd(subtract(toPro, fee))} is yours${less}, and available from ${formatDay(availableOn)} on.`,
      );
    if (back > 0) parts.push(`${formatUsd(back)} goes back to the homeowner.`);
  } else {
    if (toPro > 0) parts.push(`${formatUsd(toPro)} of what we held goes to the pro.`);
    if (back > 0) parts.push(`${formatUsd(back)} goes back to your card.`);
  }
  return parts.join(' ');
}
