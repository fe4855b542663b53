// The words of the account mails.
import type { MailContent } from '../../platform/mail/render-mail.ts';

export function verificationMail(given: { firstName: string; url: string }): MailContent {
  return {
    subject: 'Please verify your email address',
    title: `Welcome, ${given.firstName}`,
    preview: 'One click and your account is ready.',
    blocks: [
      { kind: 'text', text: 'Please verify your email address, so that order updates reach you.' },
      { kind: 'button', label: 'Verify my email address', url: given.url },
      {
        kind: 'text',
        text: 'The link works for 24 hours. If you did not sign up, ignore this mail.',
      },
    ],
  };
}

export function otpMail(code: string): MailContent {
  return {
    subject: 'Your sign-in code',
    title: 'Your sign-in code',
    preview: 'Valid for 10 minutes.',
    blocks: [
      { kind: 'text', text: 'Enter this code to finish signing in:' },
      { kind: 'code', code },
      {
        kind: 'text',
        text: 'It works for 10 minutes. If you did not sign in, change your password now.',
      },
    ],
  };
}

export function resetMail(url: string): MailContent {
  return {
    subject: 'Set a new password',
    title: 'Set a new password',
    preview: 'The link works for one hour.',
    blocks: [
      { kind: 'text', text: 'You asked for a new password. Set it here:' },
      { kind: 'button', label: 'Set a new password', url },
      {
        kind: 'text',
        text: 'The link works once, for one hour. If you did not ask, nothing changes.',
      },
    ],
  };
}

export function passwordChangedMail(): MailContent {
  return {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    preview: 'All other devices were signed out.',
    blocks: [
      {
        kind: 'text',
        text: 'Your password was changed and all other devices were signed out. If this was not you, set a new password at once and write to support.',
      },
    ],
  };
}
