import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { add, cents, formatUsd, negate } from '@wevisu/domain/money/money.ts';
import { arrivalText } from '@wevisu/domain/orders/delivery-estimate.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { carrierName, trackingUrl } from '@wevisu/domain/orders/tracking.ts';
import { REFUND_BUSINESS_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import type { MailBlock } from '../../platform/mail/render-mail.ts';
import { orderPath } from './order-path.ts';
import type { StepRow } from './store/step-mails.ts';

interface Words {
  /** In the subject: 'Order WV-100001: approved and shipped'. */
  readonly subject: string;
  readonly heading: string;
  readonly text?: string;
}

const REFUND_DAYS = `${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days`;

const WORDS: Partial<Readonly<Record<OrderStatus, Words>>> = {
  'Vendor Approved': { subject: 'approved', heading: 'Approved by the vendor' },
  Decline: {
    subject: 'not approved',
    heading: 'Not approved by the vendor',
    text: 'The vendor cannot send this, and you do not pay for it. Where your card was charged already, the amount goes back to it; otherwise it is released.',
  },
  Shipped: { subject: 'shipped', heading: 'On its way' },
  'Out For Delivery': { subject: 'out for delivery', heading: 'Out for delivery' },
  Delivered: {
    subject: 'delivered',
    heading: 'Delivered',
    text: 'Is something missing or damaged? Report it on the page of your order.',
  },
  Cancle: {
    subject: 'canceled',
    heading: 'Canceled',
    text: 'You do not pay for this. Where your card was charged already, the amount goes back to it; otherwise it is released.',
  },
  Returned: {
    subject: 'return received',
    heading: 'We received your return',
    text: `Refunds reach your card in ${REFUND_DAYS}.`,
  },
};

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** One mail about the steps of one order, oldest first; none if its account is deleted. */
export function stepMails(steps: readonly StepRow[], publicUrl: string): OutgoingMail[] {
  const [first] = steps;
  if (first === undefined || first.homeownerEmail === null) return [];
  const { orderNumber: number, homeownerFirstName: name } = first;
  // Of an item that went on meanwhile, only where it is now.
  const latest = [...new Map(steps.map((step) => [step.itemId, step])).values()];
  const groups = [...Map.groupBy(latest, ({ status }) => status)];
  const what = LIST.format(groups.map(([status]) => WORDS[status]?.subject ?? status));
  const subject = `Order ${number}: ${what}`;
  return [
    {
      template: 'order_steps',
      to: first.homeownerEmail,
      content: {
        subject,
        title: `Hello ${name}`.trim(),
        preview: latest.map(({ qty, productName }) => `${qty} x ${productName}`).join(', '),
        blocks: [
          ...groups.flatMap(([status, rows]) => blocksOf(status, rows)),
          ...parcelButtons(latest),
          { kind: 'button', label: 'View my order', url: publicUrl + orderPath(number) },
        ],
      },
    },
  ];
}

function blocksOf(status: OrderStatus, rows: readonly StepRow[]): MailBlock[] {
  const { heading = status, text } = WORDS[status] ?? {};
  const arrival = status === 'Vendor Approved' ? arrivals(rows) : [];
  return [
    {
      kind: 'rows',
      heading,
      rows: rows.map((row) => ({
        label: `${row.qty} x ${row.productName} from ${row.vendor}${row.reason === null ? '' : `: ${row.reason}`}`,
        value: cellOf(status, row),
      })),
    },
    ...[...arrival, ...(text === undefined ? [] : [text])].map(
      (line): MailBlock => ({ kind: 'text', text: line }),
    ),
  ];
}

/** As told at checkout, by vendor. */
function arrivals(rows: readonly StepRow[]): string[] {
  const texts = rows.flatMap(({ vendor, arrivesFrom: from, arrivesTo: to }) =>
    from === null || to === null ? [] : `From ${vendor}: ${arrivalText({ from, to })}.`,
  );
  return [...new Set(texts)];
}

function cellOf(status: OrderStatus, row: StepRow): string {
  switch (status) {
    case 'Decline':
    case 'Cancle': {
      const { lineCents, shippingCents, taxCents } = row;
      return formatUsd(negate(add(cents(lineCents), cents(shippingCents), cents(taxCents))));
    }
    case 'Returned':
      return row.refundCents === null ? '' : formatUsd(cents(row.refundCents));
    case 'Vendor Approved':
      return row.arrivesTo === null ? '' : `by ${formatDay(day(row.arrivesTo))}`;
    case 'Delivered':
      return formatDate(row.at);
    default:
      return row.carrier === null ? '' : `${carrierName(row.carrier)} ${row.trackingNumber}`;
  }
}

function parcelButtons(rows: readonly StepRow[]): MailBlock[] {
  const urls = rows.flatMap(({ status, carrier, trackingNumber: number }) => {
    if (status === 'Delivered' || carrier === null || number === null) return [];
    const url = trackingUrl({ carrier, number });
    return url === null ? [] : [{ label: `Follow ${carrierName(carrier)} ${number}`, url }];
  });
  const byUrl = new Map(urls.map((one) => [one.url, one]));
  return [...byUrl.values()].map((one) => ({ kind: 'button', ...one }));
}
