// What people hear of their money: in the transaction that notes it.
import type { OrderId, OrderItemId } from '@wevisu/domain/ids.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { MailTemplate, NoticeEvent } from '@wevisu/domain/notifications/notice-kinds.ts';
import { REFUND_BUSINESS_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import type { MailBlock } from '../../platform/mail/render-mail.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import { orderPath, orderTopic } from '../orders/order-path.ts';
import type { MoneyDeps } from './deps.ts';
import { type Concerned, findConcerned } from './store/concerned.ts';

type Deps = Pick<MoneyDeps, 'mailer' | 'publicUrl'>;

const { min, max } = REFUND_BUSINESS_DAYS;

export async function tellOfCharge(
  deps: Deps,
  trx: Queryable,
  { orderId, amount }: { readonly orderId: OrderId; readonly amount: Cents },
): Promise<void> {
  const to = await findConcerned(trx, { orderId });
  const text = `Your ${cardName(to)} was charged ${formatUsd(amount)} for what the vendors approved.`;
  await tell(deps, trx, to, {
    ...{ event: 'order_charged', template: 'order_charged', text },
    title: `Order ${to.number}: charged`,
    more: 'What was held for the rest, if anything, is released.',
  });
}

export async function tellOfRefund(
  deps: Deps,
  trx: Queryable,
  of: { readonly orderId: OrderId; readonly itemId: OrderItemId; readonly amount: Cents },
): Promise<void> {
  const { orderId, amount } = of;
  if (amount === 0) return;
  const to = await findConcerned(trx, { orderId });
  await tell(deps, trx, to, {
    ...{ event: 'order_refunded', template: 'order_refunded' },
    title: `Order ${to.number}: refunded`,
    text: `${formatUsd(amount)} goes back to your ${cardName(to)}.`,
    more: `Banks take ${min} to ${max} business days.`,
  });
}

/** The card that was held for the order takes no new charge: the homeowner is asked, and staff know. */
export async function tellOfRefusedCharge(
  deps: Deps,
  trx: Queryable,
  orderId: OrderId,
): Promise<void> {
  const to = await findConcerned(trx, { orderId });
  await tell(deps, trx, to, {
    ...{ event: 'order_charge_refused', template: 'order_charge_refused' },
    title: `Order ${to.number}: your card was refused`,
    text: `We could not charge your ${cardName(to)} for what the vendors approved since the first hold ended.`,
    more: 'Please ask your bank to allow it, or pay with another card on the page of your order.',
  });
  await tellStaff(trx, {
    event: 'charge_refused',
    title: `Order ${to.number}: the card was refused`,
    text: 'A charge after the end of the hold failed. The lines are approved and not paid.',
  });
}

/** Nobody has the money: the homeowner's bank sent it back to us. */
export async function tellOfSentBackRefund(
  deps: Deps,
  trx: Queryable,
  { orderId, amount }: { readonly orderId: OrderId; readonly amount: Cents },
): Promise<void> {
  const to = await findConcerned(trx, { orderId });
  await tell(deps, trx, to, {
    ...{ event: 'order_refund_sent_back', template: 'order_refund_sent_back' },
    title: `Order ${to.number}: your bank sent a refund back`,
    text: `${formatUsd(amount)} did not reach your ${cardName(to)}: the bank sent it back to us.`,
    more: 'We are seeing to it. If the card is closed, please write to us.',
  });
}

export async function tellOfFailedRefund(
  _deps: Deps,
  trx: Queryable,
  { orderId, amount }: { readonly orderId: OrderId; readonly amount: Cents },
): Promise<void> {
  const { number } = await findConcerned(trx, { orderId });
  await tellStaff(trx, {
    event: 'refund_failed',
    title: `Order ${number}: a refund failed`,
    text: `${formatUsd(amount)} could not be paid back. It waits in the money area.`,
  });
}

function cardName({ cardBrand, cardLast4 }: Concerned): string {
  return `${cardBrand} card ending in ${cardLast4}`;
}

async function tell(
  { mailer, publicUrl }: Deps,
  trx: Queryable,
  to: Concerned,
  told: {
    readonly event: NoticeEvent;
    readonly template: MailTemplate;
    readonly title: string;
    readonly text: string;
    readonly more: string;
  },
): Promise<void> {
  const { event, template, title, text, more } = told;
  const link = orderPath(to.number);
  await notify(trx, [
    {
      userId: to.userId,
      event,
      title,
      text: `${text} ${more}`,
      link,
      topic: orderTopic(to.number),
    },
  ]);
  const blocks: MailBlock[] = [
    { kind: 'text', text: `${text} ${more}` },
    { kind: 'button', label: 'View my order', url: publicUrl() + link },
  ];
  const mails: OutgoingMail[] =
    to.email === null
      ? []
      : [
          {
            ...{ template, to: to.email },
            content: {
              subject: title,
              preview: text,
              title: `Hello ${to.firstName}`.trim(),
              blocks,
            },
          },
        ];
  await mailer.queue(trx, mails);
}

async function tellStaff(
  trx: Queryable,
  told: { readonly event: NoticeEvent; readonly title: string; readonly text: string },
): Promise<void> {
  const staff = await listStaffIds(trx);
  await notify(
    trx,
    staff.map((userId) => ({ userId, link: null, ...told })),
  );
}
