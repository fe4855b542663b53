import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';

interface Given {
  readonly companyName: string;
  readonly clientName: string;
  readonly title: string;
  readonly note: string;
  readonly endsOn: string;
  readonly number: string;
  readonly url: string;
}

export function offerMail(given: Given): MailContent {
  const { companyName, clientName, title, note, endsOn, number, url } = given;
  const note_ = note === '' ? [] : [{ kind: 'text' as const, text: note }];
  return {
    subject: `${companyName}: an offer for “${title}”`,
    title: `Hello ${clientName}`,
    preview: `Answer by ${formatDay(day(endsOn))}.`,
    blocks: [
      { kind: 'text', text: `${companyName} made you an offer.` },
      ...note_,
      rowsOf({ title, number, endsOn }),
      {
        kind: 'text',
        text: 'Approve what you like, line by line, and sign on your phone. You need no account to read and sign. Whoever has this link can answer in your name, so keep it to yourself.',
      },
      { kind: 'button', label: 'See the offer', url },
    ],
  };
}

/** Of an offer that the client approved before. */
export function changeMail(given: Given & { readonly changed: string }): MailContent {
  const { companyName, clientName, title, note, endsOn, number, url, changed } = given;
  const note_ = note === '' ? [] : [{ kind: 'text' as const, text: note }];
  const { rows, kind } = rowsOf({ title, number, endsOn });
  return {
    subject: `${companyName}: a change of “${title}”`,
    title: `Hello ${clientName}`,
    preview: `Answer by ${formatDay(day(endsOn))}.`,
    blocks: [
      {
        kind: 'text',
        text: `Your room has changed since you approved the offer of ${companyName}.`,
      },
      ...note_,
      { kind, rows: [{ label: 'Changes', value: changed }, ...rows] },
      {
        kind: 'text',
        text: 'See what is added, removed and changed, and sign it or decline it. Until then what you approved before stays as it is. Whoever has this link can answer in your name, so keep it to yourself.',
      },
      { kind: 'button', label: 'See the change', url },
    ],
  };
}

/** The link of the first mail ends with it. */
export function reminderMail(given: Omit<Given, 'note'>): MailContent {
  const { companyName, clientName, title, endsOn, number, url } = given;
  return {
    subject: `The offer for “${title}” ends on ${formatDay(day(endsOn))}`,
    title: `Hello ${clientName}`,
    preview: `${companyName} waits for your answer.`,
    blocks: [
      { kind: 'text', text: `${companyName} waits for your answer.` },
      rowsOf({ title, number, endsOn }),
      {
        kind: 'text',
        text: 'After that day it is too late to approve it. This link takes the place of the first one, which does not work any more.',
      },
      { kind: 'button', label: 'See the offer', url },
    ],
  };
}

function rowsOf({ title, number, endsOn }: Pick<Given, 'title' | 'number' | 'endsOn'>) {
  return {
    kind: 'rows' as const,
    rows: [
      { label: 'Offer', value: number },
      { label: 'For', value: title },
      { label: 'Answer by', value: formatDay(day(endsOn)), strong: true },
    ],
  };
}
