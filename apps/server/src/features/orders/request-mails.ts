// The emails about requests. One that is still open names no amount: what comes back is stated once it is decided.
import { formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { add, formatUsd, negate } from '@wevisu/domain/money/money.ts';
import { SALES_TAX_LABELS, type TaxSource } from '@wevisu/domain/money/tax-by-address.ts';
import type { MailTemplate } from '@wevisu/domain/notifications/notice-kinds.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import { REFUND_BUSINESS_DAYS, REQUEST_ANSWER_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import type { MailBlock } from '../../platform/mail/render-mail.ts';
import type { AcceptedReturn } from './accept-return.ts';
import { addressLines } from './address-lines.ts';
import type { MovedItem } from './move-item.ts';
import { orderPath } from './order-path.ts';
import { REQUEST_WORDS } from './show-request.ts';

export interface Homeowner {
  /** Null if the account is deleted: nobody is there to read the email. */
  readonly homeownerEmail: string | null;
  readonly homeownerFirstName: string;
}

interface About {
  readonly kind: RequestKind;
  readonly orderNumber: string;
  readonly productName: string;
  readonly qty: number;
}

/** About lines of one order and one vendor; `about` is one of them. */
export function askedMails(given: {
  readonly about: Pick<About, 'kind' | 'orderNumber'> &
    Homeowner & { readonly vendorEmail: string };
  readonly rows: readonly {
    readonly qty: number;
    readonly productName: string;
    /** Why, in words. */
    readonly reason: string;
    readonly note: string;
  }[];
  readonly publicUrl: string;
}): OutgoingMail[] {
  const { about, publicUrl } = given;
  const { orderNumber: number } = about;
  const words = REQUEST_WORDS[about.kind];
  const inside = given.rows.map(({ qty, productName }) => `${qty} x ${productName}`).join(', ');
  const products = given.rows.map(({ productName }) => productName).join(', ');
  const rows: MailBlock = {
    kind: 'rows',
    rows: given.rows.flatMap(({ qty, productName, reason, note }) => [
      { label: 'Item', value: `${qty} x ${productName}` },
      { label: 'Reason', value: reason },
      ...(note === '' ? [] : [{ label: 'Note', value: note }]),
    ]),
  };
  const toVendor: OutgoingMail = {
    template: 'order_request_vendor',
    to: about.vendorEmail,
    content: {
      subject: `Order ${number}: ${words}`,
      title: `Order ${number}: ${words}`,
      preview: inside,
      blocks: [
        rows,
        {
          kind: 'text',
          text: 'Our staff will decide. Please do not ship this item until then.',
        },
      ],
    },
  };
  return [
    toVendor,
    ...toHomeowner(about, {
      template: 'order_request_asked',
      subject: `We received your request about order ${number}`,
      preview: `${products}: ${words}`,
      blocks: [
        { kind: 'text', text: `We will review it and answer within ${REQUEST_ANSWER_DAYS} days.` },
        rows,
        { kind: 'button', label: 'View my order', url: publicUrl + orderPath(number) },
      ],
    }),
  ];
}

const OUTCOMES: Readonly<Record<'granted' | 'refused', Readonly<Record<RequestKind, string>>>> = {
  granted: {
    cancel:
      'It is canceled, and you do not pay for it. What was charged already goes back to your card.',
    return: `The return is accepted. Refunds take ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days after we receive it.`,
    incomplete: 'We are taking it up with the vendor.',
  },
  refused: {
    cancel: 'It could not be canceled.',
    return: 'The return was not accepted.',
    incomplete: 'We could not act on your report.',
  },
};

export function decidedMails(given: {
  readonly about: About & Homeowner;
  readonly decision: 'granted' | 'refused';
  /** The answer from staff; may be empty. */
  readonly answer: string;
  /** For how many more units the request goes on. */
  readonly stillOpen?: number;
  readonly publicUrl: string;
  /** Of an accepted return. */
  readonly terms: AcceptedReturn | null;
}): OutgoingMail[] {
  const { about, decision, answer, stillOpen = 0, publicUrl, terms } = given;
  const outcome = OUTCOMES[decision][about.kind];
  return toHomeowner(about, {
    template: 'order_request_decided',
    subject: `Your request about order ${about.orderNumber}`,
    preview: outcome,
    blocks: [
      { kind: 'text', text: `${about.qty} x ${about.productName}: ${outcome}` },
      ...(answer === '' ? [] : [{ kind: 'text' as const, text: answer }]),
      ...(stillOpen === 0 ? [] : [{ kind: 'text' as const, text: stillOpenText(stillOpen) }]),
      ...(terms === null ? [] : returnBlocks(terms)),
      { kind: 'button', label: 'View my order', url: publicUrl + orderPath(about.orderNumber) },
    ],
  });
}

function stillOpenText(qty: number): string {
  return `Your request for the other ${qty} is still open. We will answer it.`;
}

/** Where to, until when, and what comes back. */
function returnBlocks({ to, sendBy, share, restocking, refund }: AcceptedReturn): MailBlock[] {
  const { line, shipping, tax } = share;
  return [
    { kind: 'text', text: `Send it by ${formatDay(sendBy)} to:\n${addressLines(to)}` },
    {
      kind: 'rows',
      heading: 'What you get back',
      rows: [
        { label: 'Items', value: formatUsd(line) },
        { label: 'Shipping', value: formatUsd(shipping) },
        { label: 'Tax', value: formatUsd(tax) },
        { label: 'Restocking fee', value: formatUsd(negate(restocking)) },
        { label: 'Total', value: formatUsd(refund), strong: true },
      ],
    },
  ];
}

/** POL-14: a cancel within the hour is done. */
export function canceledMails(given: {
  readonly about: Omit<About, 'kind'> & Homeowner & { readonly taxSource: TaxSource };
  readonly moved: MovedItem;
  readonly publicUrl: string;
}): OutgoingMail[] {
  const { about, moved, publicUrl } = given;
  const { orderNumber: number, productName } = about;
  const { qty, line, shipping, tax } = moved.share;
  return toHomeowner(about, {
    template: 'order_canceled',
    subject: `Order ${number}: canceled`,
    preview: `${qty} x ${productName}`,
    blocks: [
      {
        kind: 'text',
        text: `You canceled ${qty} x ${productName}, and we notified the vendor. This part of the authorization on your card is released; you do not pay it.`,
      },
      {
        kind: 'rows',
        rows: [
          { label: 'Items', value: formatUsd(line) },
          { label: 'Shipping', value: formatUsd(shipping) },
          { label: SALES_TAX_LABELS[about.taxSource], value: formatUsd(tax) },
          { label: 'Released', value: formatUsd(add(line, shipping, tax)), strong: true },
        ],
      },
      { kind: 'button', label: 'View my order', url: publicUrl + orderPath(number) },
    ],
  });
}

function toHomeowner(
  { homeownerEmail: to, homeownerFirstName: name }: Homeowner,
  mail: {
    readonly template: MailTemplate;
    readonly subject: string;
    readonly preview: string;
    readonly blocks: readonly MailBlock[];
  },
): OutgoingMail[] {
  if (to === null) return [];
  const { template, ...content } = mail;
  return [{ template, to, content: { ...content, title: `Hello ${name}`.trim() } }];
}
