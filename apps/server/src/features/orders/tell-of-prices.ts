// Who hears of another price: the homeowner in the own amounts, the vendor and the pro without any of the others'.
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { MailTemplate } from '@wevisu/domain/notifications/notice-kinds.ts';
import type { FrozenPrice } from '@wevisu/domain/orders/asked-price.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MailBlock } from '../../platform/mail/render-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import { orderPath, orderTopic } from './order-path.ts';
import { takeToRemind } from './store/asked-prices.ts';
import type { LockedItem } from './store/lockable.ts';

const EVENT = 'order_price';
const HOUR_MS = 3_600_000;
/** So long before the time is over the homeowner is reminded. */
const REMIND_HOURS = 24;

interface Of {
  readonly item: LockedItem;
  readonly to: FrozenPrice;
}

export async function tellOfAsked(
  deps: OrdersDeps,
  trx: Queryable,
  { item, to, note, answerBy }: Of & { readonly note: string; readonly answerBy: Date },
): Promise<void> {
  const text = `The vendor asks for ${formatUsd(to.price)} instead of ${formatUsd(cents(item.priceCents))}. Answer by ${formatDate(answerBy)}; without an answer the item is declined.`;
  await tellHomeowner(deps, trx, {
    item,
    template: 'order_price_asked',
    title: `Order ${item.orderNumber}: a price needs your answer`,
    text,
    blocks: [
      priceRows(item, to),
      { kind: 'text', text: `The vendor says: ${note}` },
      {
        kind: 'text',
        text: 'You pay the new price only if you accept it. If you decline it, the item is declined and you do not pay for it.',
      },
    ],
  });
  await notify(trx, [
    {
      userId: item.proUserId,
      event: EVENT,
      title: `Order ${item.orderNumber}: the vendor asks for another price`,
      text: `${item.qty} x ${item.productName} for ${formatUsd(to.price)} each. Your client has until ${formatDate(answerBy)} to answer.`,
      link: null,
      topic: orderTopic(item.orderNumber),
    },
  ]);
}

export function tellOfLower(deps: OrdersDeps, trx: Queryable, { item, to }: Of): Promise<void> {
  return tellHomeowner(deps, trx, {
    item,
    template: 'order_price_lowered',
    title: `Order ${item.orderNumber}: a price went down`,
    text: `The vendor takes ${formatUsd(to.price)} instead of ${formatUsd(cents(item.priceCents))}. You need to do nothing.`,
    blocks: [priceRows(item, to)],
  });
}

/** The vendor goes on with the line. */
export async function tellOfAnswer(
  deps: OrdersDeps,
  trx: Queryable,
  item: LockedItem,
): Promise<void> {
  const { orderNumber, productName, qty, vendorEmail, vendorUserId, proUserId } = item;
  const title = `Order ${orderNumber}: your price was accepted`;
  const text = `${qty} x ${productName}. Please approve the line now.`;
  const topic = orderTopic(orderNumber);
  await notify(trx, [
    { userId: vendorUserId, event: EVENT, title, text, link: VENDOR_PATHS.orders, topic },
    {
      ...{ userId: proUserId, event: EVENT, link: null, topic },
      title: `Order ${orderNumber}: your client accepted another price`,
      text: `${qty} x ${productName}. The vendor approves it next.`,
    },
  ]);
  const button = { label: 'Approve it', url: deps.publicUrl() + VENDOR_PATHS.orders };
  const blocks: MailBlock[] = [
    { kind: 'text', text },
    { kind: 'button', ...button },
  ];
  await deps.mailer.queue(trx, [
    {
      template: 'order_price_accepted',
      to: vendorEmail,
      content: { subject: title, title, preview: productName, blocks },
    },
  ]);
}

/** POL-03: a clock is told of before it runs out. */
export async function remindOfPrices(deps: OrdersDeps, trx: Queryable): Promise<void> {
  const now = deps.now();
  const until = new Date(now.getTime() + REMIND_HOURS * HOUR_MS);
  for (const one of await takeToRemind(trx, { until, now })) {
    const { homeownerId, firstName, email, orderNumber, productName, answerBy } = one;
    const title = `Order ${orderNumber}: your answer is due by ${formatDate(answerBy)}`;
    const text = `The vendor asks for another price of ${productName}. Without an answer the item is declined.`;
    const link = orderPath(orderNumber);
    const topic = orderTopic(orderNumber);
    await notify(trx, [{ userId: homeownerId, event: EVENT, title, text, link, topic }]);
    if (email === null) continue;
    const blocks: MailBlock[] = [
      { kind: 'text', text },
      { kind: 'button', label: 'Answer', url: deps.publicUrl() + link },
    ];
    await deps.mailer.queue(trx, [
      {
        template: 'order_price_reminder',
        to: email,
        content: { subject: title, title: `Hello ${firstName}`.trim(), preview: text, blocks },
      },
    ]);
  }
}

function priceRows(item: LockedItem, to: FrozenPrice): MailBlock {
  return {
    kind: 'rows',
    rows: [
      { label: 'Item', value: `${item.qty} x ${item.productName}` },
      { label: 'Price of each before', value: formatUsd(cents(item.priceCents)) },
      { label: 'Price of each now', value: formatUsd(to.price), strong: true },
    ],
  };
}

async function tellHomeowner(
  deps: OrdersDeps,
  trx: Queryable,
  of: {
    readonly item: LockedItem;
    readonly template: MailTemplate;
    readonly title: string;
    readonly text: string;
    readonly blocks: readonly MailBlock[];
  },
): Promise<void> {
  const { item, template, title, text, blocks } = of;
  const { homeownerId, homeownerEmail, homeownerFirstName, orderNumber } = item;
  const link = orderPath(orderNumber);
  const topic = orderTopic(orderNumber);
  await notify(trx, [{ userId: homeownerId, event: EVENT, title, text, link, topic }]);
  if (homeownerEmail === null) return;
  const button: MailBlock = {
    kind: 'button',
    label: 'View my order',
    url: deps.publicUrl() + link,
  };
  await deps.mailer.queue(trx, [
    {
      template,
      to: homeownerEmail,
      content: {
        subject: title,
        title: `Hello ${homeownerFirstName}`.trim(),
        preview: text,
        blocks: [{ kind: 'text', text }, ...blocks, button],
      },
    },
  ]);
}
