// The cookie by which a device is known to the accounts that it signed in to. It opens nothing: its wrong passwords are
// counted apart, so that a stranger who uses up an account's tries doesn't shut its owner out.
import type { UserId } from '@wevisu/domain/ids.ts';
import { DEVICE_COOKIE, REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import { readSecretCookie, secretCookie } from '../../platform/http/secret-cookie.ts';
import type { AccountsDeps } from './deps.ts';
import { findDeviceByEmail, insertDevice, touchDevice } from './store/known-devices.ts';

/** The hash of the device's token; null if it has none. */
export function deviceHashOf(cookies: string): Buffer | null {
  const token = readSecretCookie(cookies, DEVICE_COOKIE);
  return token === null ? null : hashToken(token);
}

/** The key of the device's own count of wrong passwords; null if the account does not know the device. */
export async function keyOfKnownDevice(
  { pool }: Pick<AccountsDeps, 'pool'>,
  { email, cookies }: { readonly email: string; readonly cookies: string },
): Promise<string | null> {
  const deviceHash = deviceHashOf(cookies);
  if (deviceHash === null || (await findDeviceByEmail(pool, { email, deviceHash })) === null) {
    return null;
  }
  return `sign-in ${email} on ${deviceHash.toString('base64url')}`;
}

/** After the right password. Returns the cookie to set. */
export async function knowDevice(
  { pool, publicUrl }: Pick<AccountsDeps, 'pool' | 'publicUrl'>,
  { userId, cookies }: { readonly userId: UserId; readonly cookies: string },
): Promise<string> {
  const old = readSecretCookie(cookies, DEVICE_COOKIE);
  const oldHash = deviceHashOf(cookies);
  if (old !== null && oldHash && (await touchDevice(pool, { userId, deviceHash: oldHash }))) {
    return deviceCookie(old, publicUrl());
  }
  const token = newToken();
  await insertDevice(pool, { userId, deviceHash: hashToken(token), oldHash });
  return deviceCookie(token, publicUrl());
}

function deviceCookie(value: string, publicUrl: string): string {
  const https = publicUrl.startsWith('https:');
  return secretCookie({
    name: DEVICE_COOKIE,
    value,
    seconds: REMEMBER_SECONDS,
    path: '/api',
    https,
  });
}
