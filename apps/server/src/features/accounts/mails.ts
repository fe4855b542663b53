// The words of the account mails.
import { PRO_APPROVAL_HOURS, REFUSED_LICENSE_DAYS } from '@wevisu/domain/policy/policy.ts';
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

export function applicationMail(given: {
  readonly firstName: string;
  readonly companyName: string;
  readonly url: string;
}): MailContent {
  return {
    subject: 'Your pro application is under review',
    title: `Thank you, ${given.firstName}`,
    preview: `Our staff look at your license, which takes up to ${PRO_APPROVAL_HOURS} hours.`,
    blocks: [
      {
        kind: 'text',
        text: `We have your application for ${given.companyName}. Our staff look at your license, which takes up to ${PRO_APPROVAL_HOURS} hours; then you get a mail with the answer.`,
      },
      { kind: 'text', text: 'Until then, please verify your email address.' },
      { kind: 'button', label: 'Verify my email address', url: given.url },
      {
        kind: 'text',
        text: 'The link works for 24 hours. If you did not apply, ignore this mail.',
      },
    ],
  };
}

/** To the owner of an address that somebody applied with: the page gives everybody the same answer. */
export function applicationOfAccountMail(url: string): MailContent {
  return {
    subject: 'You have an account already',
    title: 'You have an account already',
    preview: 'An application for a pro account came with your address.',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody applied for a pro account with your email address, which has an account already. To become a pro, apply with another address, or write to us. If this was not you, nothing has changed.',
      },
      { kind: 'button', label: 'Write to us', url },
    ],
  };
}

export function approvedMail(given: {
  readonly firstName: string;
  readonly companyName: string;
  readonly url: string;
}): MailContent {
  return {
    subject: 'Your pro account is approved',
    title: `Welcome, ${given.firstName}`,
    preview: 'You can sign in now.',
    blocks: [
      {
        kind: 'text',
        text: `Our staff have approved ${given.companyName}. Sign in with your email address and the password you have chosen.`,
      },
      { kind: 'button', label: 'Sign in to your business', url: given.url },
    ],
  };
}

export function refusedMail(given: {
  readonly firstName: string;
  readonly companyName: string;
  readonly reason: string;
  readonly url: string;
}): MailContent {
  return {
    subject: 'Your pro application was not accepted',
    title: `Hello ${given.firstName}`.trim(),
    preview: 'Why, and what you can do.',
    blocks: [
      {
        kind: 'text',
        text: `Our staff have looked at your application for ${given.companyName} and could not accept it. This is what they wrote:`,
      },
      { kind: 'text', text: given.reason },
      {
        kind: 'text',
        text: `If this is a mistake, or you can send what was missing, write to us. The file of your license is deleted ${REFUSED_LICENSE_DAYS} days from now.`,
      },
      { kind: 'button', label: 'Write to us', url: given.url },
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

export function changeEmailMail(url: string): MailContent {
  return {
    subject: 'Confirm your new email address',
    title: 'Your new email address',
    preview: 'One click and your account has this address.',
    blocks: [
      {
        kind: 'text',
        text: 'Confirm that your account shall have this email address from now on.',
      },
      { kind: 'button', label: 'Use this address', url },
      {
        kind: 'text',
        text: 'The link works for 24 hours. If you did not ask for it, ignore this mail.',
      },
    ],
  };
}

export function emailChangedMail(newEmail: string): MailContent {
  return {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    preview: 'Your account has another address now.',
    blocks: [
      {
        kind: 'text',
        text: `Your account has the address ${newEmail} from now on. If this was not you, write to support at once.`,
      },
    ],
  };
}

export function accountDeletedMail(): MailContent {
  return {
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    preview: 'This is our last mail to you.',
    blocks: [
      {
        kind: 'text',
        text: 'Your account is deleted: your name, addresses, cards, projects and carts are gone. Of your orders we keep the products, the amounts and the state and zip code that tax law asks for, without your name.',
      },
      {
        kind: 'text',
        text: 'This is our last mail to you. If this was not you, write to support.',
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
