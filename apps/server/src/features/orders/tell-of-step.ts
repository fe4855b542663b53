// Who hears at once that an item has a new status. What the homeowner is mailed about it comes later, see mail-steps.ts.
import { cents, formatUsd, multiplyByQty } from '@wevisu/domain/money/money.ts';
import { keepsGoods, type OrderStatus, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import type { MovedItem } from './move-item.ts';
import { orderPath, orderTopic } from './order-path.ts';
import type { LockedItem } from './store/lockable.ts';

const EVENT = 'order_item_status' as const;

interface Step {
  readonly item: LockedItem;
  readonly moved: MovedItem;
  readonly to: OrderStatus;
  /** Whoever does something need not be told of it. */
  readonly isByVendor: boolean;
  readonly reason: string | null;
}

export async function tellOfStep(deps: OrdersDeps, trx: Queryable, step: Step): Promise<void> {
  const { item, moved, to, reason } = step;
  const { orderNumber: number } = item;
  const what = `${moved.share.qty} x ${item.productName}`;
  await notify(trx, [
    {
      userId: item.homeownerId,
      event: EVENT,
      title: `Order ${number}: ${saidOf(to)}`,
      text: `${what} from ${item.vendor}: ${saidOf(to)}.${reason === null ? '' : ` ${reason}`}`,
      link: orderPath(number),
      topic: orderTopic(number),
    },
  ]);
  if (keepsGoods(to) && to !== 'Return Request') return;
  await tellTrade(deps, trx, step, what);
}

/** In a sentence; the label of a status keeps the spec's spelling. */
function saidOf(to: OrderStatus): string {
  return to === 'Cancle' ? 'Canceled' : statusLabel(to);
}

/** The vendor must not ship what is canceled and must expect what comes back; the pro's profit changes. */
async function tellTrade(
  deps: OrdersDeps,
  trx: Queryable,
  { item, moved, to, isByVendor }: Step,
  what: string,
): Promise<void> {
  const { orderNumber: number } = item;
  const isReturn = to === 'Return Request';
  const subject = `Order ${number}: ${isReturn ? 'a return is on its way' : saidOf(to)}`;
  const profit = formatUsd(multiplyByQty(cents(item.contractorMarkupAmt), moved.share.qty));
  const toVendor = isReturn
    ? `${what} will be sent back to your return address.`
    : `${what}: do not ship them. They are back in your stock.`;
  const topic = orderTopic(number);
  await notify(trx, [
    {
      userId: item.proUserId,
      event: EVENT,
      title: subject,
      text: `${what}. Your profit of ${profit} on them is taken back.`,
      link: null,
      topic,
    },
    ...(isByVendor
      ? []
      : [
          {
            userId: item.vendorUserId,
            event: EVENT,
            title: subject,
            text: toVendor,
            link: null,
            topic,
          },
        ]),
  ]);
  if (isByVendor) return;
  await deps.mailer.queue(trx, [
    {
      template: 'order_step_vendor',
      to: item.vendorEmail,
      content: {
        subject,
        title: subject,
        preview: what,
        blocks: [
          {
            kind: 'rows',
            rows: [
              { label: 'Item', value: what },
              {
                label: 'Of your total',
                value: `-${formatUsd(multiplyByQty(cents(item.finalPrice), moved.share.qty))}`,
              },
            ],
          },
          { kind: 'text', text: toVendor },
        ],
      },
    },
  ]);
}

/** The number of a parcel that is with its carrier. */
export async function notifyOfTracking(
  trx: Queryable,
  item: LockedItem,
  parcel: string,
): Promise<void> {
  await notify(trx, [
    {
      userId: item.homeownerId,
      event: EVENT,
      title: `Order ${item.orderNumber}: follow your parcel`,
      text: `${item.productName} from ${item.vendor}: ${parcel}.`,
      link: orderPath(item.orderNumber),
      topic: orderTopic(item.orderNumber),
    },
  ]);
}
