import type { MailContent } from '../../platform/mail/render-mail.ts';

export type FactorName = 'authenticator app' | 'passkey';

const article = (name: FactorName) => (name === 'passkey' ? 'A passkey' : 'An authenticator app');
const NOT_YOU =
  'If this was not you, set a new password right away, look at "Sign-in and security" on your account page, and contact support.';

export function factorAddedMail(name: FactorName): MailContent {
  const what = article(name);
  return {
    subject: `${what} was added to your account`,
    title: `${what} was added`,
    preview: 'Signing in with your password now takes a second step.',
    blocks: [
      {
        kind: 'text',
        text: `${what} was added to your account. Signing in with your password now takes a second step. Keep your recovery codes where you find them without your phone.`,
      },
      { kind: 'text', text: NOT_YOU },
    ],
  };
}

/** `isLast`: the account has no second factor any more. */
export function factorRemovedMail(name: FactorName, isLast: boolean): MailContent {
  const what = article(name);
  return {
    subject: `${what} was removed from your account`,
    title: `${what} was removed`,
    preview: isLast ? 'Your password alone signs you in again.' : 'Your other second steps stay.',
    blocks: [
      {
        kind: 'text',
        text: `${what} was removed from your account. ${isLast ? 'It was your last one, so your password alone signs you in again.' : 'Signing in with your password still takes a second step.'}`,
      },
      { kind: 'text', text: NOT_YOU },
    ],
  };
}

export function factorsOffMail(): MailContent {
  return {
    subject: 'The second step of your sign-in was turned off',
    title: 'The second step was turned off',
    preview: 'Your password alone signs you in again.',
    blocks: [
      {
        kind: 'text',
        text: 'Your authenticator app, passkeys and recovery codes were removed from your account, and your password alone signs you in again.',
      },
      { kind: 'text', text: NOT_YOU },
    ],
  };
}

export function recoveryCodeUsedMail(left: number): MailContent {
  const codes = left === 1 ? '1 recovery code is' : `${left} recovery codes are`;
  return {
    subject: 'A recovery code was used to sign in',
    title: 'A recovery code was used',
    preview: `${codes} left.`,
    blocks: [
      {
        kind: 'text',
        text: `Somebody signed in to your account with a recovery code. ${codes} left. You can make new ones on your account page.`,
      },
      { kind: 'text', text: NOT_YOU },
    ],
  };
}

export function recoveryCodesMadeMail(): MailContent {
  return {
    subject: 'New recovery codes were made for your account',
    title: 'New recovery codes were made',
    preview: 'Your old codes no longer work.',
    blocks: [
      {
        kind: 'text',
        text: 'New recovery codes were made for your account. The old ones no longer work.',
      },
      { kind: 'text', text: NOT_YOU },
    ],
  };
}
