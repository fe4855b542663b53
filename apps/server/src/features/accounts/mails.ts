// The texts of the account emails. An address that was never verified may be a stranger's: no mail to it repeats what
// somebody typed into a form.
import {
  OTP,
  PRO_APPROVAL_HOURS,
  REFUSED_LICENSE_DAYS,
  RESET_LINK_MINUTES,
  VERIFY_LINK_HOURS,
} from '@wevisu/domain/policy/policy.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';

export function verificationMail(url: string): MailContent {
  return {
    subject: 'Please verify your email address',
    title: 'Welcome',
    preview: 'One click and your account is ready.',
    blocks: [
      {
        kind: 'text',
        text: 'Please verify your email address, so we can send you updates about your orders.',
      },
      { kind: 'button', label: 'Verify my email address', url },
      {
        kind: 'text',
        text: `The link works for ${VERIFY_LINK_HOURS} hours. If you did not sign up, ignore this email.`,
      },
    ],
  };
}

export function applicationMail(url: string): MailContent {
  return {
    subject: 'Your pro application is under review',
    title: 'Thank you',
    preview: `Our staff will review your license, which takes up to ${PRO_APPROVAL_HOURS} hours.`,
    blocks: [
      {
        kind: 'text',
        text: `We received your application for a pro account. Our staff will review your license, which takes up to ${PRO_APPROVAL_HOURS} hours, and we will email you the decision.`,
      },
      { kind: 'text', text: 'Until then, please verify your email address.' },
      { kind: 'button', label: 'Verify my email address', url },
      {
        kind: 'text',
        text: `The link works for ${VERIFY_LINK_HOURS} hours. If you did not apply, ignore this email.`,
      },
    ],
  };
}

/** To the owner of an address that somebody applied with: the page answers everybody the same way. */
export function applicationOfAccountMail(url: string): MailContent {
  return {
    subject: 'You already have an account',
    title: 'You already have an account',
    preview: 'Somebody applied for a pro account with your email address.',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody applied for a pro account with your email address, which already has an account. To become a pro, apply with another address or contact us. If this was not you, nothing has changed.',
      },
      { kind: 'button', label: 'Contact us', url },
    ],
  };
}

interface Applicant {
  readonly firstName: string;
  readonly companyName: string;
  readonly emailVerified: boolean;
}

export function approvedMail(given: Applicant & { readonly url: string }): MailContent {
  const { firstName, companyName, emailVerified, url } = given;
  return {
    subject: 'Your pro account is approved',
    title: emailVerified ? `Welcome, ${firstName}` : 'Welcome',
    preview: 'You can sign in now.',
    blocks: [
      {
        kind: 'text',
        text: `We approved ${emailVerified ? companyName : 'your company'}. Sign in with your email address and the password you chose.`,
      },
      { kind: 'button', label: 'Sign in to your business', url },
    ],
  };
}

export function refusedMail(
  given: Applicant & { readonly reason: string; readonly url: string },
): MailContent {
  const { firstName, companyName, emailVerified, reason, url } = given;
  return {
    subject: 'Your pro application was not approved',
    title: emailVerified ? `Hello ${firstName}`.trim() : 'Hello',
    preview: 'Why, and what you can do next.',
    blocks: [
      {
        kind: 'text',
        text: `We reviewed your application${emailVerified ? ` for ${companyName}` : ''} and could not approve it. Our staff wrote:`,
      },
      { kind: 'text', text: reason },
      {
        kind: 'text',
        text: `If this is a mistake, or if you can send what was missing, contact us. We will delete your license file in ${REFUSED_LICENSE_DAYS} days.`,
      },
      { kind: 'button', label: 'Contact us', url },
    ],
  };
}

export function otpMail(code: string): MailContent {
  return {
    subject: 'Your sign-in code',
    title: 'Your sign-in code',
    preview: `Valid for ${OTP.minutes} minutes.`,
    blocks: [
      { kind: 'text', text: 'Enter this code to finish signing in:' },
      { kind: 'code', code },
      {
        kind: 'text',
        text: `It is valid for ${OTP.minutes} minutes. If you are not signing in, change your password now.`,
      },
    ],
  };
}

export function resetMail(url: string): MailContent {
  return {
    subject: 'Set a new password',
    title: 'Set a new password',
    preview: `The link works for ${RESET_LINK_MINUTES} minutes.`,
    blocks: [
      { kind: 'text', text: 'You asked to reset your password. Set a new one here:' },
      { kind: 'button', label: 'Set a new password', url },
      {
        kind: 'text',
        text: `The link works once, within ${RESET_LINK_MINUTES} minutes. If you did not ask for it, ignore this email; nothing has changed.`,
      },
    ],
  };
}

export function changeEmailMail(url: string): MailContent {
  return {
    subject: 'Confirm your new email address',
    title: 'Your new email address',
    preview: 'One click and your account uses this address.',
    blocks: [
      {
        kind: 'text',
        text: 'Confirm that you want to use this email address for your account.',
      },
      { kind: 'button', label: 'Use this address', url },
      {
        kind: 'text',
        text: `The link works for ${VERIFY_LINK_HOURS} hours. If you did not ask for it, ignore this email.`,
      },
    ],
  };
}

/** `newEmail` is null if the old address, which this goes to, was never verified. */
export function emailChangedMail(newEmail: string | null): MailContent {
  return {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    preview: 'Your account now has a new address.',
    blocks: [
      {
        kind: 'text',
        text: `Your account now uses ${newEmail ?? 'another address'}, and all other devices were signed out. If this was not you, contact support right away.`,
      },
    ],
  };
}

export function accountDeletedMail(): MailContent {
  return {
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    preview: 'This is our last email to you.',
    blocks: [
      {
        kind: 'text',
        text: 'We deleted your account, with your name, addresses, cards, projects and carts. For your orders we keep the products, the amounts, and the state and zip code that tax law requires, without your name.',
      },
      {
        kind: 'text',
        text: 'This is our last email to you. If this was not you, contact support.',
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
        text: 'Your password was changed and all other devices were signed out. If this was not you, set a new password right away and contact support.',
      },
    ],
  };
}
