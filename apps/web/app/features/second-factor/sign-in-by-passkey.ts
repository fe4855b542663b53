import { signInByPasskey, startPasskeySignIn } from '@wevisu/contract/second-factor.ts';
import { COOKIES } from '@wevisu/site/cookies.ts';
import { call } from '../../platform/api.ts';
import { writeCookie } from '../../platform/cookies.ts';
import { signWithPasskey } from './passkey-prompts.ts';

export type Door = 'homeowner' | 'business' | 'staff';

/** Null if no passkey was used. Rejects with an ApiFailure, which was shown. */
export async function enterByPasskey(door: Door, atField = false) {
  const { data } = await call(startPasskeySignIn, {}, { isQuiet: atField, isUnseen: atField });
  const credential = await signWithPasskey(data, atField);
  if (credential === null) return null;
  const { user, token } = await call(signInByPasskey, { body: { door, credential } });
  // AUTH-27, U-26: each sign-in requires the code again.
  writeCookie(COOKIES.otpVerify, '', 0);
  return { user, token };
}
