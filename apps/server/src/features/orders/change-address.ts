import type { Order } from '@wevisu/contract/orders.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { canChangeAddress, checkSameCharges } from '@wevisu/domain/orders/order-address.ts';
import { keepsGoods } from '@wevisu/domain/orders/order-status.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import { notify } from '../notifications/notify.ts';
import { addressLines } from './address-lines.ts';
import { checkZip } from './check-zip.ts';
import { compareTax, isCompared } from './compare-tax.ts';
import type { AddressDeps } from './deps.ts';
import { noteOrder } from './note-order.ts';
import { orderPath } from './order-path.ts';
import { showOrder } from './show-order.ts';
import {
  type AddressedItem,
  listOwnOrder,
  lockOwnOrder,
  setOrderAddress,
} from './store/order-address.ts';

interface Given {
  readonly userId: UserId;
  readonly number: string;
  readonly address: Address;
}

/**
 * POL-14: within the hour, before any vendor has approved, and if no amount changes. Notifies the vendors at once. Where a
 * service said the tax, it is asked again, before anything is locked.
 */
export async function changeOrderAddress(deps: AddressDeps, given: Given): Promise<Result<Order>> {
  const { number, address } = given;
  const refusal = checkZip(address);
  if (refusal !== null) return refusal;
  const seen = checkOrder(await listOwnOrder(deps.pool, given), { address, now: deps.now() });
  if (!seen.ok) return seen;
  const compared = await compareTax(deps, { items: seen.value.sending, to: address });
  const changed = await inTransactionOfResult(deps.pool, async (trx): Promise<Result<null>> => {
    const items = await lockOwnOrder(trx, given);
    const checked = checkOrder(items, { address, now: deps.now() });
    if (!checked.ok) return checked;
    const { first, sending } = checked.value;
    if (!isCompared(compared, { items: sending, to: address })) return refuse('line_changed');
    if (compared !== null && !compared.result.ok) return compared.result;
    await setOrderAddress(trx, { orderId: first.orderId, address });
    await noteOrder(trx, {
      ...{ at: deps.now(), actorId: given.userId, number, items, action: 'order.address_changed' },
      // Streets stay out of a log that is never erased.
      ...{ from: { zip_code: first.address.zip_code }, to: { zip_code: address.zip_code } },
    });
    const vendors = [...new Map(sending.map((item) => [item.vendorUserId, item])).values()];
    await notify(
      trx,
      vendors.map((vendor) => ({
        userId: vendor.vendorUserId,
        event: 'order_address',
        title: `Order ${number} has a new shipping address`,
        text: addressLines(address),
        link: null,
      })),
    );
    await deps.mailer.queue(trx, mailsOf(given, { vendors, first, publicUrl: deps.publicUrl() }));
    return ok(null);
  });
  return changed.ok ? showOrder(deps, given) : changed;
}

/** What is left to check is the tax, where a service said it. */
function checkOrder(
  items: readonly AddressedItem[],
  { address, now }: { readonly address: Address; readonly now: Date },
): Result<{ readonly first: AddressedItem; readonly sending: readonly AddressedItem[] }> {
  const [first] = items;
  if (first === undefined) return refuse('order_not_found');
  const statuses = items.map(({ status }) => status);
  const allowed = canChangeAddress({ placedAt: first.placedAt, statuses }, now);
  if (!allowed.ok) return allowed;
  const sending = items.filter(({ status }) => keepsGoods(status));
  const shipFromZips = sending.map((item) => item.shipFromZip);
  const same = checkSameCharges({ from: first.address, to: address, shipFromZips });
  return same.ok ? ok({ first, sending }) : same;
}

function mailsOf(
  { number, address }: Given,
  to: {
    readonly vendors: readonly AddressedItem[];
    readonly first: AddressedItem;
    readonly publicUrl: string;
  },
): OutgoingMail[] {
  const subject = `Order ${number} has a new shipping address`;
  const shipTo = { kind: 'text', text: `Ship to:\n${addressLines(address)}` } as const;
  return [
    ...to.vendors.map(({ vendorEmail }) => ({
      template: 'order_address_vendor' as const,
      to: vendorEmail,
      content: {
        subject,
        title: subject,
        preview: 'The homeowner changed it.',
        blocks: [shipTo],
      },
    })),
    {
      template: 'order_address_homeowner',
      to: to.first.homeownerEmail,
      content: {
        subject,
        title: `Hello ${to.first.homeownerFirstName}`,
        preview: 'We notified the vendors.',
        blocks: [
          {
            kind: 'text',
            text: 'You changed the shipping address of your order, and we notified the vendors. If this was not you, contact support right away.',
          },
          shipTo,
          { kind: 'button', label: 'View my order', url: to.publicUrl + orderPath(number) },
        ],
      },
    },
  ];
}
