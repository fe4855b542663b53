import type { OrderClock } from '@wevisu/contract/clocks.ts';
import { type Day, day, dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import {
  checkExtension,
  type ExtendableClock,
  type Extensions,
  type RunningClock,
  runningClocks,
} from '@wevisu/domain/policy/extended-clocks.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { type NewNotification, notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import { orderPath, orderTopic } from './order-path.ts';
import {
  type ClockRow,
  forgetWarnings,
  insertExtension,
  listClockFacts,
  lockItemOfClocks,
} from './store/clocks.ts';

/** The deadlines that run for the lines of an order, or have run out. */
export async function listClocks(
  { pool, now }: Pick<OrdersDeps, 'pool' | 'now'>,
  { number }: { readonly number: string },
): Promise<Result<OrderClock[]>> {
  const rows = await listClockFacts(pool, { number });
  return rows.length === 0 ? refuse('order_not_found') : ok(showClocks(rows, now()));
}

/** Staff move a deadline to a later day. The same press twice moves it once. */
export function extendClock(
  { pool, now: clock }: Pick<OrdersDeps, 'pool' | 'now'>,
  of: {
    readonly userId: UserId;
    readonly itemId: OrderItemId;
    readonly clock: ExtendableClock;
    readonly until: Day;
    readonly reason: string;
  },
): Promise<Result<OrderClock[]>> {
  const { userId, itemId, until, reason } = of;
  return inTransactionOfResult(pool, async (trx): Promise<Result<OrderClock[]>> => {
    const now = clock();
    const locked = await lockItemOfClocks(trx, { itemId });
    if (locked === null) return refuse('order_item_not_found');
    const rows = await listClockFacts(trx, locked);
    const row = rows.find(({ id }) => id === itemId);
    if (row === undefined) return refuse('order_item_not_found');
    if (row.extensions.some((one) => one.clock === of.clock && one.until === until))
      return ok(showClocks(rows, now));
    const running = clocksOf(row);
    const checked = checkExtension({ clock: of.clock, until, running, now });
    if (!checked.ok) return checked;
    await insertExtension(trx, { itemId, clock: of.clock, until, reason, userId, now });
    const warning = WARNINGS[of.clock];
    if (warning !== undefined) await forgetWarnings(trx, { itemId, warning });
    const before = running.find((one) => one.clock === of.clock)?.until ?? null;
    const { vendorId, showroomId } = row;
    await noteAct(trx, {
      ...{ at: now, actorId: userId, tenant: { vendorId, showroomId }, action: 'clock.extended' },
      target: { kind: 'order_item', id: itemId },
      from: { [of.clock]: before },
      to: { [of.clock]: until },
      reason,
    });
    await notify(trx, [noticeOf(row, checked.value)]);
    return ok(showClocks(await listClockFacts(trx, locked), now));
  });
}

/** By the names of store/clock-warnings.ts. */
const WARNINGS: Partial<Record<ExtendableClock, string>> = {
  send_back: 'return_sending',
  vendor_refund: 'vendor_refund',
};

const TOLD: Readonly<Record<ExtendableClock, string>> = {
  return: 'You may ask for a return until',
  report: 'You may report a problem until',
  send_back: 'You may send your return until',
  vendor_refund: 'The refund is due by',
};

/** To the one whose deadline it is. */
function noticeOf(row: ClockRow, { clock, until }: RunningClock): NewNotification {
  const isVendors = clock === 'vendor_refund';
  return {
    userId: isVendors ? row.vendorUserId : row.homeownerId,
    event: 'order_deadline',
    title: `Order ${row.orderNumber}: you have more time`,
    text: `${row.productName}. ${TOLD[clock]} ${formatDay(until)}.`,
    link: isVendors ? VENDOR_PATHS.requests : orderPath(row.orderNumber),
    topic: orderTopic(row.orderNumber),
  };
}

function clocksOf(row: ClockRow): RunningClock[] {
  const sendBy = row.sendBy === null ? null : day(row.sendBy);
  const deliveredAt = row.status === 'Delivered' ? row.deliveredAt : null;
  return runningClocks({ ...row, deliveredAt, sendBy }, movedOf(row));
}

function movedOf({ extensions }: ClockRow): Extensions {
  const moved: Partial<Record<ExtendableClock, Day>> = {};
  for (const { clock, until } of extensions) {
    const before = moved[clock];
    if (before === undefined || until > before) moved[clock] = day(until);
  }
  return moved;
}

function showClocks(rows: readonly ClockRow[], now: Date): OrderClock[] {
  return rows.flatMap((row) =>
    clocksOf(row).map(({ clock, until }) => ({
      ...{ order_item_id: row.id, product_name: row.productName, clock, until },
      is_over: until < dayOf(now),
      extensions: row.extensions
        .filter((one) => one.clock === clock)
        .map(({ until, reason, by, at }) => ({
          ...{ until, reason, by, at: new Date(at).toISOString() },
        })),
    })),
  );
}
