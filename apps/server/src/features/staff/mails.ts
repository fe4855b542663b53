import type { ApplicationQueue } from '@wevisu/domain/people/staff-queues.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== '')
    .map((one) => ({ kind: 'text' as const, text: one }));

/** An address that was never verified may be a stranger's: the mail repeats nothing that was typed into the form. */
export function questionMail(given: {
  readonly queue: ApplicationQueue;
  readonly question: string;
  readonly url: string;
}): MailContent {
  const about = given.queue === 'licenses' ? 'new license' : 'application';
  return {
    subject: `Your ${about}: we need something from you`,
    title: `Your ${about}`,
    preview: 'Our staff have a question before they decide.',
    blocks: [
      { kind: 'text', text: `Before we can decide on your ${about}, our staff wrote:` },
      ...paragraphs(given.question),
      {
        kind: 'text',
        text: `Sign in to answer and to see where your ${about} stands. We go on as soon as we have your answer.`,
      },
      { kind: 'button', label: 'Answer', url: given.url },
    ],
  };
}

export function answerMail(given: {
  readonly answer: string;
  readonly asked: string;
  readonly url: string;
}): MailContent {
  return {
    subject: 'Our answer to your message',
    title: 'Our answer',
    preview: given.answer.slice(0, 120),
    blocks: [
      ...paragraphs(given.answer),
      ...(given.asked === ''
        ? []
        : [{ kind: 'text' as const, text: 'You wrote:' }, ...paragraphs(given.asked)]),
      { kind: 'button', label: 'Write to us again', url: given.url },
    ],
  };
}

export function deactivatedMail(given: {
  readonly reason: string;
  readonly url: string;
}): MailContent {
  return {
    subject: 'Your account was deactivated',
    title: 'Your account was deactivated',
    preview: 'Why, and what you can do.',
    blocks: [
      {
        kind: 'text',
        text: 'Our staff deactivated your account, and all devices were signed out. They wrote:',
      },
      ...paragraphs(given.reason),
      {
        kind: 'text',
        text: 'Orders that were placed go on. If you think this is a mistake, contact us.',
      },
      { kind: 'button', label: 'Contact us', url: given.url },
    ],
  };
}

export function reactivatedMail(given: {
  readonly reason: string;
  readonly url: string;
}): MailContent {
  return {
    subject: 'Your account is active again',
    title: 'Your account is active again',
    preview: 'You can sign in as before.',
    blocks: [
      { kind: 'text', text: 'Our staff activated your account again. They wrote:' },
      ...paragraphs(given.reason),
      { kind: 'button', label: 'Contact us', url: given.url },
    ],
  };
}
