// The emails of an order. Each says only what its reader may know: only this file puts amounts into emails.
import { cents, formatUsd, multiplyByQty } from '@wevisu/domain/money/money.ts';
import { SALES_TAX_LABELS } from '@wevisu/domain/money/tax-by-address.ts';
import { arrivalText } from '@wevisu/domain/orders/delivery-estimate.ts';
import { ORDER_PROCESSING_HOURS } from '@wevisu/domain/policy/policy.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import type { MailBlock } from '../../platform/mail/render-mail.ts';
import type { Card } from '../gateway/seam/payment-gateway.ts';
import { addressLines } from '../orders/address-lines.ts';
import { orderPath } from '../orders/order-path.ts';
import { linesOf, markupOf, wholesaleOf } from './order-notifications.ts';
import type { QuoteLine } from './quote.ts';
import type { PlacedOrder } from './store/place-order.ts';

interface Context {
  readonly card: Card;
  readonly publicUrl: string;
}

export function orderMails(order: PlacedOrder, context: Context): OutgoingMail[] {
  return [
    homeownerMail(order, context),
    proMail(order),
    ...order.vendors.map((vendor) => vendorMail(order, vendor)),
  ];
}

function homeownerMail(order: PlacedOrder, { card, publicUrl }: Context): OutgoingMail {
  const { number, quote, homeowner } = order;
  return {
    template: 'order_placed_homeowner',
    to: homeowner.email,
    content: {
      subject: `Your order ${number}`,
      title: `Thank you, ${homeowner.firstName}`,
      preview: `We received your order ${number} at ${order.companyName}.`,
      blocks: [
        {
          kind: 'text',
          text: `We received your order ${number} at ${order.companyName}. The total is authorized on your ${card.brand} card ending in ${card.last4}. You pay only for what the vendors approve, usually within ${ORDER_PROCESSING_HOURS} hours.`,
        },
        ...quote.parcels.flatMap((parcel): MailBlock[] => [
          {
            kind: 'rows',
            heading: `From ${parcel.vendor}`,
            rows: [
              ...linesOf(order, parcel.vendorId).map((line) => ({
                label: `${line.qty} x ${nameOf(line)}`,
                value: usd(line.priceCents * line.qty),
              })),
              { label: 'Shipping', value: usd(parcel.shippingCents) },
            ],
          },
          ...(parcel.arrives === null
            ? []
            : [{ kind: 'text' as const, text: `${arrivalText(parcel.arrives)}.` }]),
        ]),
        {
          kind: 'rows',
          rows: [
            { label: 'Products', value: usd(quote.itemsCents) },
            { label: 'Shipping', value: usd(quote.shippingCents) },
            { label: SALES_TAX_LABELS[quote.taxSource], value: usd(quote.taxCents) },
            { label: 'Total', value: usd(quote.totalCents), strong: true },
          ],
        },
        { kind: 'text', text: `Shipping to:\n${addressLines(order.address)}` },
        { kind: 'button', label: 'View my order', url: publicUrl + orderPath(number) },
      ],
    },
  };
}

function proMail(order: PlacedOrder): OutgoingMail {
  const { number, quote, homeowner, pro } = order;
  const profit = formatUsd(markupOf(quote.lines));
  return {
    template: 'order_placed_pro',
    to: pro.email,
    content: {
      subject: `New order ${number} in your showroom`,
      title: `You earned ${profit}`,
      preview: `${homeowner.firstName} ${homeowner.lastName} placed order ${number}.`,
      blocks: [
        {
          kind: 'text',
          text: `${homeowner.firstName} ${homeowner.lastName} placed order ${number} in ${order.companyName}.`,
        },
        {
          kind: 'rows',
          heading: 'Your markup, after coupons',
          rows: [
            ...quote.lines.map((line) => ({
              label: `${line.qty} x ${nameOf(line)}, sold for ${usd(line.priceCents * line.qty)}`,
              value: formatUsd(multiplyByQty(cents(line.markupCents), line.qty)),
            })),
            { label: 'Your profit', value: profit, strong: true },
          ],
        },
      ],
    },
  };
}

function vendorMail(order: PlacedOrder, vendor: PlacedOrder['vendors'][number]): OutgoingMail {
  const lines = linesOf(order, vendor.vendorId);
  return {
    template: 'order_placed_vendor',
    to: vendor.email,
    content: {
      subject: `New order ${order.number} to approve`,
      title: `Order ${order.number}`,
      preview: `Please approve or decline within ${ORDER_PROCESSING_HOURS} hours.`,
      blocks: [
        {
          kind: 'text',
          text: `Please approve or decline within ${ORDER_PROCESSING_HOURS} hours. The stock is reserved for this order.`,
        },
        {
          kind: 'rows',
          heading: 'Your products',
          rows: [
            ...lines.map((line) => ({
              label: `${line.qty} x ${nameOf(line)}, ${line.sku}, ${lotsOf(line)}`,
              value: formatUsd(multiplyByQty(cents(line.wholesaleCents), line.qty)),
            })),
            { label: 'Your total', value: formatUsd(wholesaleOf(lines)), strong: true },
          ],
        },
        { kind: 'text', text: `Ship to:\n${addressLines(order.address)}` },
      ],
    },
  };
}

function nameOf(line: QuoteLine): string {
  return [line.productName, line.sizeLabel, line.finish].filter((part) => part !== '').join(', ');
}

function lotsOf(line: QuoteLine): string {
  const lots = line.lots.map((lot) => `${lot.qty} of lot ${lot.lotCode}`);
  return lots.join(' and ');
}

function usd(amount: number): string {
  return formatUsd(cents(amount));
}
