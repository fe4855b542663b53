// POL-09, POL-10, POL-13: a deadline is told of before it runs out, once, to those who can still keep it; staff hear of what
// was missed.
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { MailTemplate } from '@wevisu/domain/notifications/notice-kinds.ts';
import { latestDay } from '@wevisu/domain/policy/extended-clocks.ts';
import {
  ORDER_PROCESSING_HOURS,
  processingDueAt,
  vendorRefundDueDay,
} from '@wevisu/domain/policy/policy.ts';
import {
  lastWarnedRefundDay,
  lastWarnedSendDay,
  processingWarnings,
  vendorRefundWarning,
} from '@wevisu/domain/policy/warnings.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import { listStaffIds, type NewNotification, notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import { orderPath, orderTopic } from './order-path.ts';
import { takeUnanswered, takeUnrefunded, takeUnsent } from './store/clock-warnings.ts';

const EVENT = 'order_deadline';
/** Of a mail's list; the page has them all. */
const MOST_NAMED = 12;

export function warnOfClocks(deps: OrdersDeps): Promise<void> {
  return inTransaction(deps.pool, async (trx) => {
    await warnOfUnanswered(deps, trx);
    await warnOfUnsent(deps, trx);
    await warnOfUnrefunded(deps, trx);
  });
}

async function warnOfUnanswered(deps: OrdersDeps, trx: Queryable): Promise<void> {
  const now = deps.now();
  const bounds = { ...processingWarnings(now), now };
  const soon = await takeUnanswered.processing_soon.list(trx, bounds);
  const late = await takeUnanswered.processing_late.list(trx, bounds);
  await tellVendors(deps, trx, soon, {
    template: 'order_processing_soon',
    link: VENDOR_PATHS.orders,
    title: (count) =>
      count === 1 ? 'A line waits for your approval' : `${count} lines wait for your approval`,
    text: `Approve or decline within ${ORDER_PROCESSING_HOURS} hours of the order.`,
    rowOf: ({ placedAt }) => `by ${formatDate(processingDueAt(placedAt))}`,
  });
  await tellVendors(deps, trx, late, {
    template: 'order_processing_late',
    link: VENDOR_PATHS.orders,
    title: (count) => (count === 1 ? 'A line is late' : `${count} lines are late`),
    text: 'The time to answer is over. Please approve or decline now.',
    rowOf: ({ placedAt }) => `was due on ${formatDate(processingDueAt(placedAt))}`,
  });
  await tellStaff(trx, late, {
    title: (count) => (count === 1 ? 'A line is late' : `${count} lines are late`),
    text: 'Not approved or declined in time:',
    link: STAFF_PATHS.orders,
  });
}

async function warnOfUnrefunded(deps: OrdersDeps, trx: Queryable): Promise<void> {
  const now = deps.now();
  const found = await takeUnrefunded(trx, {
    ...{ askedBy: vendorRefundWarning(now), until: lastWarnedRefundDay(now), now },
  });
  await tellVendors(deps, trx, found, {
    template: 'order_refund_due',
    link: VENDOR_PATHS.requests,
    title: (count) => (count === 1 ? 'A refund is due soon' : `${count} refunds are due soon`),
    text: 'A homeowner has asked for them, and nothing has been paid back yet.',
    rowOf: ({ askedAt, movedTo }) =>
      `by ${formatDay(latestDay(vendorRefundDueDay(askedAt), movedTo === null ? undefined : day(movedTo)))}`,
  });
  await tellStaff(trx, found, {
    title: (count) => (count === 1 ? 'A refund is due soon' : `${count} refunds are due soon`),
    text: 'Asked for, and not paid back yet:',
    link: STAFF_PATHS.orders,
  });
}

async function warnOfUnsent(deps: OrdersDeps, trx: Queryable): Promise<void> {
  const now = deps.now();
  const found = await takeUnsent(trx, { until: lastWarnedSendDay(now), now });
  for (const { homeownerId, firstName, email, orderNumber, productName, qty, sendBy } of found) {
    const title = `Order ${orderNumber}: send your return by ${formatDay(day(sendBy))}`;
    const text = `${qty} x ${productName}. After that day we can no longer take it back.`;
    const link = orderPath(orderNumber);
    const topic = orderTopic(orderNumber);
    await notify(trx, [{ userId: homeownerId, event: EVENT, title, text, link, topic }]);
    if (email === null) continue;
    await deps.mailer.queue(trx, [
      {
        template: 'order_return_sending',
        to: email,
        content: {
          subject: title,
          title: `Hello ${firstName}`.trim(),
          preview: text,
          blocks: [
            { kind: 'text', text },
            { kind: 'button', label: 'Where to send it', url: deps.publicUrl() + link },
          ],
        },
      },
    ]);
  }
}

interface Due {
  readonly vendorUserId: UserId;
  readonly vendorEmail: string;
  readonly vendor: string;
  readonly orderNumber: string;
  readonly productName: string;
  readonly qty: number;
}

/** One notice and one mail for each vendor. */
async function tellVendors<Row extends Due>(
  deps: OrdersDeps,
  trx: Queryable,
  rows: readonly Row[],
  say: {
    readonly template: MailTemplate;
    readonly link: string;
    readonly title: (count: number) => string;
    readonly text: string;
    readonly rowOf: (row: Row) => string;
  },
): Promise<void> {
  const notices: NewNotification[] = [];
  const mails: OutgoingMail[] = [];
  for (const [userId, own] of Map.groupBy(rows, ({ vendorUserId }) => vendorUserId)) {
    const title = say.title(own.length);
    notices.push({ userId, event: EVENT, title, text: say.text, link: say.link });
    const named = own.slice(0, MOST_NAMED).map((row) => ({
      label: `${row.orderNumber}: ${row.qty} x ${row.productName}`,
      value: say.rowOf(row),
    }));
    const more = own.length - named.length;
    mails.push({
      template: say.template,
      to: own[0]?.vendorEmail ?? '',
      content: {
        ...{ subject: title, title, preview: say.text },
        blocks: [
          { kind: 'text', text: say.text },
          { kind: 'rows', rows: named },
          ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
          { kind: 'button', label: 'Open my orders', url: deps.publicUrl() + say.link },
        ],
      },
    });
  }
  await notify(trx, notices);
  await deps.mailer.queue(trx, mails);
}

async function tellStaff(
  trx: Queryable,
  rows: readonly Due[],
  say: {
    readonly title: (count: number) => string;
    readonly text: string;
    readonly link: string;
  },
): Promise<void> {
  if (rows.length === 0) return;
  const orders = [...new Set(rows.map(({ orderNumber, vendor }) => `${orderNumber} (${vendor})`))];
  const named = orders.slice(0, MOST_NAMED).join(', ');
  const more = orders.length > MOST_NAMED ? ` and ${orders.length - MOST_NAMED} more` : '';
  const staff = await listStaffIds(trx);
  await notify(
    trx,
    staff.map((userId) => ({
      ...{ userId, event: EVENT, link: say.link, title: say.title(rows.length) },
      text: `${say.text} ${named}${more}.`,
    })),
  );
}
