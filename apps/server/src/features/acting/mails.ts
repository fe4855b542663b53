import type { MailContent } from '../../platform/mail/render-mail.ts';

export function visitMail(given: { readonly reason: string; readonly url: string }): MailContent {
  return {
    subject: 'Our staff opened your account',
    title: 'Our staff opened your account',
    preview: 'Why, and where you see it.',
    blocks: [
      {
        kind: 'text',
        text: 'One of our staff works in your account for a short time, to help you. They wrote:',
      },
      { kind: 'text', text: given.reason },
      {
        kind: 'text',
        text: 'They can’t change your password, email address or sign-in, pay, or see your card number. Your account page lists each such visit. If you did not ask for help, contact us.',
      },
      { kind: 'button', label: 'See visits of our staff', url: given.url },
    ],
  };
}
