import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { creditReceiptNumber } from '@wevisu/domain/design-ai/credit-packs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { documentNumber } from '@wevisu/domain/orders/order-documents.ts';
import { carrierName } from '@wevisu/domain/orders/tracking.ts';
import { planReceiptNumber } from '@wevisu/domain/subscriptions/plan-price.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { findPackEvidence } from '../design-ai/credits/pack-dispute.ts';
import { findHireEvidence } from '../hiring/hire-dispute.ts';
import { findDisputedOrder, listDisputedLines, listDisputedParcels } from './store/evidence.ts';
import { findPlanEvidence } from './store/plan-disputes.ts';

/** A text that staff start from: who bought what, with which card, where it went, and who took it. */
export async function writeEvidence(pool: Pool, id: number): Promise<Result<string>> {
  const order = await findDisputedOrder(pool, { id });
  if (order === null) return writeOfPlan(pool, id);
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
  return ok(joined(parts));
}

/** Who bought which months of a plan, and what was said of the renewal before it. */
async function writeOfPlan(pool: Pool, id: number): Promise<Result<string>> {
  const plan = await findPlanEvidence(pool, { id });
  if (plan === null) return writeOfPack(pool, id);
  const { year, serial, from, to, paidMonths, toldAt } = plan;
  return ok(
    joined([
      [
        `Premium of the showroom ${plan.company} (${plan.vsdId}), from ${formatDay(day(from))} to ${formatDay(day(to))}.`,
        `Charged on ${formatDate(plan.chargedAt)}: ${formatUsd(cents(plan.chargedCents))}, ${plan.cardBrand} card ending in ${plan.cardLast4}.`,
        `Receipt ${planReceiptNumber({ year, serial })} was issued to the customer.`,
      ],
      [
        `Customer: ${plan.email}. Account since ${formatDate(plan.accountSince)}.`,
        `The plan was bought on ${formatDay(day(plan.startedOn))}, after its price and its monthly renewal were shown. It was paid ${paidMonths} times with this charge.`,
        toldAt === null ? null : `The renewal was announced on ${formatDate(toldAt)}.`,
        'It can be canceled with one press on the page of the plan.',
      ],
    ]),
  );
}

/** Who bought which credits, and what became of them. */
async function writeOfPack(pool: Pool, id: number): Promise<Result<string>> {
  const pack = await findPackEvidence(pool, { id });
  if (pack === null) return writeOfHire(pool, id);
  const { credits, usedCredits, email, runs, lastUsedAt, cardBrand, cardLast4 } = pack;
  const card = cardBrand === null ? '' : `, ${cardBrand} card ending in ${cardLast4}`;
  return ok(
    joined([
      [
        `${credits} credits for designs by AI 3D Design, delivered to the account at once.`,
        `Charged on ${formatDate(pack.chargedAt)}: ${formatUsd(cents(pack.chargedCents))}${card}.`,
        `Receipt ${creditReceiptNumber(pack)} was issued to the customer.`,
      ],
      [
        email === null ? null : `Customer: ${email}, a verified email address.`,
        `Account since ${formatDate(pack.accountSince)}.`,
        'The price was shown before it was bought, with the card typed in by the customer.',
      ],
      [
        `${usedCredits} of these credits are used.`,
        lastUsedAt === null
          ? null
          : `Since then ${runs} design runs were delivered, the last on ${formatDate(lastUsedAt)}.`,
      ],
    ]),
  );
}

/** Who agreed on which work, and what became of the milestone. */
async function writeOfHire(pool: Pool, id: number): Promise<Result<string>> {
  const hire = await findHireEvidence(pool, { id });
  if (hire === null) return refuse('not_found');
  const { place, title, cardBrand, cardLast4, email, accountSince, terms, startedAt } = hire;
  const { deliveredAt, acceptedAt, paidBackCents } = hire;
  const card = cardBrand === null ? '' : `, ${cardBrand} card ending in ${cardLast4}`;
  return ok(
    joined([
      [
        `Milestone ${place + 1}, “${title}”, of work by ${hire.company}.`,
        `Charged on ${formatDate(hire.chargedAt)}: ${formatUsd(cents(hire.chargedCents))}${card}.`,
        paidBackCents > 0 ? `Paid back since: ${formatUsd(cents(paidBackCents))}.` : null,
      ],
      [
        email === null
          ? null
          : `Customer: ${email}${hire.isVerified ? ', a verified email address' : ''}.`,
        accountSince === null ? null : `Account since ${formatDate(accountSince)}.`,
      ],
      [
        startedAt === null
          ? null
          : `The customer accepted these terms on ${formatDate(startedAt)}, after the price of each milestone was shown:`,
        terms === null ? null : terms.scope,
        ...(terms?.milestones ?? []).map(
          (one, at) => `${at + 1}. ${one.title}: ${formatUsd(cents(one.price))}`,
        ),
      ],
      [
        deliveredAt === null
          ? null
          : `The pro reported work as delivered on ${formatDate(deliveredAt)}.`,
        acceptedAt === null
          ? 'The amount is held until the customer accepts the milestone.'
          : `The milestone was accepted on ${formatDate(acceptedAt)}.`,
      ],
    ]),
  );
}

function joined(parts: readonly (readonly (string | null)[])[]): string {
  return parts
    .map((part) => part.filter((line) => line !== null).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
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
