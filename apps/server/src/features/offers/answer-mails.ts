// What pro and client are mailed when an offer is asked for or answered. The signed copy is behind the button.
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { isApprovedOffer, type OfferState } from '@wevisu/domain/offers/offer-state.ts';
import type { MailBlock, MailContent } from '../../platform/mail/render-mail.ts';

interface Answered {
  readonly proName: string;
  readonly companyName: string;
  readonly clientName: string;
  readonly title: string;
  readonly number: string;
  readonly state: OfferState;
  /** The client's word, with a "no". */
  readonly reason: string;
  /** Of what was approved. */
  readonly total: number | null;
  readonly url: string;
}

export function answeredMail(of: Answered): MailContent {
  const { clientName, title, reason, url } = of;
  const said = saidOf(of.state);
  const words = reason === '' ? [] : [text(`${clientName} says: “${reason}”`)];
  return {
    subject: `${clientName} ${said} “${title}”`,
    title: `Hello ${of.proName}`,
    preview: `${clientName} ${said} your offer.`,
    blocks: [
      text(`${clientName} ${said} your offer${isApprovedOffer(of.state) ? ' and signed it' : ''}.`),
      ...words,
      rowsOf(of),
      { kind: 'button', label: buttonOf(of.state), url },
    ],
  };
}

/** The client learns of it even if somebody else who has the link answered. */
export function answerCopyMail(of: Answered): MailContent {
  const { title, companyName, url, state } = of;
  const said = saidOf(state);
  return {
    subject: `You ${said} the offer for “${title}”`,
    title: `Hello ${of.clientName}`,
    preview: `Your answer to ${companyName}.`,
    blocks: [
      text(`You ${said} the offer of ${companyName}. If that was not you, tell them at once.`),
      rowsOf(of),
      ...(isApprovedOffer(state)
        ? [text('Nothing was charged. The same page puts what you approved into your cart.')]
        : []),
      { kind: 'button', label: buttonOf(state), url },
    ],
  };
}

export function askedMail(of: {
  readonly proName: string;
  readonly clientName: string;
  readonly lines: number;
  readonly url: string;
}): MailContent {
  const { proName, clientName, lines, url } = of;
  return {
    subject: `${clientName} asks for an offer`,
    title: `Hello ${proName}`,
    preview: 'Look at the draft and send it.',
    blocks: [
      text(`${clientName} asks for an offer of a cart. It waits for you as a draft.`),
      {
        kind: 'rows',
        rows: [
          { label: 'Client', value: clientName },
          { label: 'Lines', value: String(lines) },
        ],
      },
      { kind: 'button', label: 'See the draft', url },
    ],
  };
}

function saidOf(state: OfferState): string {
  if (!isApprovedOffer(state)) return 'declined';
  return state === 'approved_in_part' ? 'approved in part' : 'approved';
}

function buttonOf(state: OfferState): string {
  return isApprovedOffer(state) ? 'See the signed copy' : 'See the offer';
}

function rowsOf({ number, title, total }: Answered): MailBlock {
  return {
    kind: 'rows',
    rows: [
      { label: 'Offer', value: number },
      { label: 'For', value: title },
      ...(total === null
        ? []
        : [{ label: 'Approved', value: formatUsd(cents(total)), strong: true }]),
    ],
  };
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words };
}
