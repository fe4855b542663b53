import { TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import { REFUND_BUSINESS_DAYS } from '@wevisu/domain/policy/policy.ts';

export type AskKind = RequestKind;

interface RequestTexts {
  /** Label of the button that opens the form. */
  readonly button: string;
  /** Title of the form. */
  readonly title: string;
  /** What happens next. */
  readonly hint: string;
  readonly send: string;
  readonly asked: string;
  readonly granted: string;
  readonly refused: string;
}

/** The texts of each kind of request. */
export const REQUEST_TEXTS: Readonly<Record<AskKind, RequestTexts>> = {
  cancel: {
    button: 'Cancel this item',
    title: 'Cancel this item',
    hint: 'We will ask the vendor to stop. You are not charged for what does not ship.',
    send: 'Request cancellation',
    asked: 'You asked to cancel',
    granted: 'Canceled at your request.',
    refused: 'It could not be canceled.',
  },
  return: {
    button: 'Return this item',
    title: 'Return this item',
    hint: `Refunds take ${REFUND_BUSINESS_DAYS.min} to ${REFUND_BUSINESS_DAYS.max} business days after we receive it, minus the return shipping cost.`,
    send: 'Request return',
    asked: 'You asked to return this',
    granted: 'The return was accepted.',
    refused: 'The return was not accepted.',
  },
  incomplete: {
    button: 'Report a problem',
    title: 'Report a problem',
    hint: 'Tell us what is missing or damaged. We will take it up with the vendor.',
    send: 'Send report',
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
