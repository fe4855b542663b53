// The texts of the mails of AI accounts. An address that was never verified may be a stranger's: no mail to it repeats
// what somebody typed into a form.
import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

export function aiVerificationMail(url: string): MailContent {
  return {
    subject: 'Verify your email address for AI 3D Design',
    title: 'Welcome to AI 3D Design',
    preview: 'One click, and your first credits are there.',
    blocks: [
      {
        kind: 'text',
        text: 'Verify your email address, and we add your first credits to your AI 3D Design account.',
      },
      { kind: 'button', label: 'Verify my email address', url },
      {
        kind: 'text',
        text: `The link works for ${VERIFY_LINK_HOURS} hours. If you did not sign up, ignore this email.`,
      },
    ],
  };
}

export function aiResetMail(url: string): MailContent {
  return {
    subject: 'Set a new password for AI 3D Design',
    title: 'Set a new password',
    preview: `The link works for ${RESET_LINK_MINUTES} minutes.`,
    blocks: [
      {
        kind: 'text',
        text: 'You asked to reset the password of your AI 3D Design account. Set a new one here:',
      },
      { kind: 'button', label: 'Set a new password', url },
      {
        kind: 'text',
        text: `The link works once, within ${RESET_LINK_MINUTES} minutes. If you did not ask for it, ignore this email; nothing has changed.`,
      },
    ],
  };
}

export function aiPasswordChangedMail(): MailContent {
  return {
    subject: 'Your AI 3D Design password was changed',
    title: 'Your password was changed',
    preview: 'All other devices were signed out.',
    blocks: [
      {
        kind: 'text',
        text: 'The password of your AI 3D Design account was changed and all other devices were signed out of it. If this was not you, set a new password right away and contact support.',
      },
    ],
  };
}

export function aiAccountDeletedMail(): MailContent {
  return {
    subject: 'Your AI 3D Design account is deleted',
    title: 'Your AI 3D Design account is deleted',
    preview: 'This is our last email about it.',
    blocks: [
      {
        kind: 'text',
        text: 'We deleted your AI 3D Design account with your name and address. Of payments we keep the amounts that bookkeeping requires, without your name.',
      },
      {
        kind: 'text',
        text: 'If you have a shop account, it is not affected. If this was not you, contact support.',
      },
    ],
  };
}
