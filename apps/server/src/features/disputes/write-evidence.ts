import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { documentNumber } from '@wevisu/domain/orders/order-documents.ts';
import { carrierName } from '@wevisu/domain/orders/tracking.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { findDisputedOrder, listDisputedLines, listDisputedParcels } from './store/evidence.ts';

/** A text that staff start from: who bought what, with which card, where it went, and who took it. */
export async function writeEvidence(pool: Pool, id: number): Promise<Result<string>> {
  const order = await findDisputedOrder(pool, { id });
  if (order === null) return refuse('not_found');
  const lines = await listDisputedLines(pool, order);
  const parcels = await listDisputedParcels(pool, order);
  const { address } = order;
  const { full_name, street, apartment, city, state, zip_code } = address;
  const to = [street, apartment, city, `${state} ${zip_code}`].filter((part) => part !== '');
  const parts = [
    [
      `Order ${order.number}, placed on ${formatDate(order.placedAt)} at ${order.shop}.`,
      `Charged on ${formatDate(order.chargedAt)}: ${formatUsd(cents(order.chargedCents))}, ${order.cardBrand} card ending in ${order.cardLast4}.`,
      invoiceText(order),
      order.paidBackCents > 0 ? `Paid back since: ${formatUsd(cents(order.paidBackCents))}.` : null,
    ],
    [
      `Customer: ${full_name}, ${order.email}.`,
      `Account since ${formatDate(order.accountSince)}${order.isVerified ? ', with a verified email address' : ''}.`,
      `Delivery address: ${to.join(', ')}.`,
    ],
    [
      'What was bought:',
      ...lines.map(
        ({ name, qty, unit, cents: amount, status, at }) =>
          `- ${qty} ${unit} of ${name}, ${formatUsd(cents(amount))}: ${status} on ${formatDate(at)}`,
      ),
    ],
    parcels.length === 0 ? [] : ['What was sent:', ...parcels.map(parcelText)],
  ];
  const text = parts
    .map((part) => part.filter((line) => line !== null).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
  return ok(text);
}

function invoiceText({
  invoiceYear: year,
  invoiceSerial: serial,
}: NonNullable<Awaited<ReturnType<typeof findDisputedOrder>>>): string | null {
  if (year === null || serial === null) return null;
  return `Invoice ${documentNumber({ kind: 'invoice', year, serial })} was issued to the customer.`;
}

type Parcel = Awaited<ReturnType<typeof listDisputedParcels>>[number];

function parcelText(parcel: Parcel): string {
  const { carrier, trackingNumber, contents, shippedAt, deliveredAt, receivedBy, carrierNote } =
    parcel;
  const facts = [
    carrier !== null && trackingNumber !== null
      ? `${carrierName(carrier)} ${trackingNumber}`
      : null,
    shippedAt === null ? null : `shipped on ${formatDate(shippedAt)}`,
    deliveredAt === null ? null : `delivered on ${formatDate(deliveredAt)}`,
    receivedBy === '' ? null : `received by ${receivedBy}`,
    carrierNote === '' ? null : `the carrier noted: ${carrierNote}`,
  ];
  return `- ${contents}: ${facts.filter((fact) => fact !== null).join(', ')}`;
}
