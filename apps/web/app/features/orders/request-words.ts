import { TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';

export type AskKind = RequestKind;

interface AskWords {
  /** On the button that asks. */
  readonly button: string;
  /** Above the form. */
  readonly title: string;
  /** What happens then. */
  readonly hint: string;
  readonly send: string;
  readonly asked: string;
  readonly granted: string;
  readonly refused: string;
}

/** What a homeowner may ask about a line, in words. */
export const ASK_WORDS: Readonly<Record<AskKind, AskWords>> = {
  cancel: {
    button: 'Cancel this item',
    title: 'Cancel this item',
    hint: 'We ask the vendor to stop. What is not sent is not charged.',
    send: 'Ask to cancel',
    asked: 'You asked to cancel',
    granted: 'Cancelled as you asked.',
    refused: 'It could not be cancelled.',
  },
  return: {
    button: 'Return this item',
    title: 'Return this item',
    hint: 'Once it is back, refunds take 7 to 14 business days. The cost of sending it back is taken off.',
    send: 'Ask to return',
    asked: 'You asked to return this',
    granted: 'The return is accepted.',
    refused: 'The return was not accepted.',
  },
  incomplete: {
    button: 'Report a problem',
    title: 'Report a problem',
    hint: 'Tell us what is missing or damaged. We see to it with the vendor.',
    send: 'Send the report',
    asked: 'You reported a problem',
    granted: 'We take care of your report.',
    refused: 'We could not follow your report.',
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
