import { day, formatDay, TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import { REFUND_BUSINESS_DAYS } from '@wevisu/domain/policy/policy.ts';

export type AskKind = RequestKind;
/** A cancel within the hour is done at once (POL-14). */
type AskWay = AskKind | 'cancel_now';

interface AskTexts {
  /** Label of the button that opens the form. */
  readonly button: string;
  /** Title of the form. */
  readonly title: string;
  /** What happens next. */
  readonly hint: string;
  readonly send: string;
}

const ASK_TEXTS: Readonly<Record<AskWay, AskTexts>> = {
  cancel_now: {
    button: 'Cancel this item',
    title: 'Cancel this item',
    hint: 'It is canceled right away, and you do not pay for it.',
    send: 'Cancel',
  },
  cancel: {
    button: 'Ask to cancel',
    title: 'Ask to cancel',
    hint: 'We will ask the vendor to stop. You do not pay for what does not ship.',
    send: 'Request cancellation',
  },
  return: {
    button: 'Return this item',
    title: 'Return this item',
    hint: `Once we accept, you see where to send it and what you get back. Refunds take ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days after we receive it, minus the shipping cost.`,
    send: 'Request return',
  },
  incomplete: {
    button: 'Report a problem',
    title: 'Report a problem',
    hint: 'Tell us what is missing or damaged. We will take it up with the vendor.',
    send: 'Send report',
  },
};

export interface Askable {
  readonly kind: AskKind;
  readonly at_once: boolean;
  readonly until: string | null;
}

export function askTextsOf({ kind, at_once }: Askable): AskTexts {
  return ASK_TEXTS[kind === 'cancel' && at_once ? 'cancel_now' : kind];
}

interface StateTexts {
  readonly asked: string;
  readonly granted: string;
  readonly refused: string;
}

/** What became of a request. */
export const STATE_TEXTS: Readonly<Record<AskKind, StateTexts>> = {
  cancel: {
    asked: 'You asked to cancel',
    granted: 'Canceled at your request.',
    refused: 'It could not be canceled.',
  },
  return: {
    asked: 'You asked to return',
    granted: 'The return was accepted.',
    refused: 'The return was not accepted.',
  },
  incomplete: {
    asked: 'You reported a problem',
    granted: 'We are taking care of it.',
    refused: 'We could not act on your report.',
  },
};

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

/** '3:45 PM', in the shop's zone. */
export function formatTime(instant: string): string {
  return time.format(new Date(instant));
}

/** 'until 3:45 PM Pacific', 'until 12.03.2026', 'until it is picked up'. */
export function untilText({ kind, until }: Askable): string {
  if (until === null) return 'until it is picked up';
  return kind === 'cancel'
    ? `until ${formatTime(until)} Pacific`
    : `until ${formatDay(day(until))}`;
}
