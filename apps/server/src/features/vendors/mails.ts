// The mails to vendors. An address that was never verified may be a stranger's: no mail to it repeats what somebody typed.
import {
  PRO_APPROVAL_HOURS,
  REFUSED_LICENSE_DAYS,
  VERIFY_LINK_HOURS,
} from '@wevisu/domain/policy/policy.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';

export function vendorApplicationMail(url: string): MailContent {
  return {
    subject: 'Your vendor application is under review',
    title: 'Thank you',
    preview: `Our staff will review your company, which takes up to ${PRO_APPROVAL_HOURS} hours.`,
    blocks: [
      {
        kind: 'text',
        text: `We received your application for a vendor account. Our staff will review your company and its tax form, which takes up to ${PRO_APPROVAL_HOURS} hours, and we will email you the decision.`,
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
export function vendorHasAccountMail(url: string): MailContent {
  return {
    subject: 'You already have an account',
    title: 'You already have an account',
    preview: 'Somebody applied for a vendor account with your email address.',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody applied for a vendor account with your email address, which already has an account. To become a vendor, apply with another address or contact us. If this was not you, nothing has changed.',
      },
      { kind: 'button', label: 'Contact us', url },
    ],
  };
}

interface Applicant {
  readonly firstName: string;
  readonly companyName: string;
  readonly emailVerified: boolean;
  readonly url: string;
}

export function vendorApprovedMail({
  firstName,
  companyName,
  emailVerified,
  url,
}: Applicant): MailContent {
  return {
    subject: 'Your vendor account is approved',
    title: emailVerified ? `Welcome, ${firstName}` : 'Welcome',
    preview: 'You can sign in now and list your first product.',
    blocks: [
      {
        kind: 'text',
        text: `We approved ${emailVerified ? companyName : 'your company'}. Sign in with your email address and the password you chose, then list your first product. Homeowners see a product once our staff have approved it.`,
      },
      { kind: 'button', label: 'Sign in to your business', url },
    ],
  };
}

export function vendorRefusedMail({
  firstName,
  companyName,
  emailVerified,
  url,
  reason,
}: Applicant & { readonly reason: string }): MailContent {
  return {
    subject: 'Your vendor application was not approved',
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
        text: `If this is a mistake, or if you can send what was missing, contact us. We will delete your tax form in ${REFUSED_LICENSE_DAYS} days.`,
      },
      { kind: 'button', label: 'Contact us', url },
    ],
  };
}
