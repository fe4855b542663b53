// Codes of an authenticator app: RFC 6238 with what every such app knows, SHA-1, six digits and 30 seconds.
import { APP_CODE } from '@wevisu/domain/policy/policy.ts';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** A code of the step before or after counts too: clocks differ, and typing takes time. */
const WINDOW = 1;

const SETTINGS = { algorithm: 'SHA1', digits: APP_CODE.digits, period: APP_CODE.seconds } as const;

export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

const toSecret = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** The time step of a right code; null for a wrong one. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...SETTINGS,
    ...{ token: code, secret: toSecret(secret), timestamp, window: WINDOW },
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / APP_CODE.seconds) + delta;
}

/** The secret as apps take it: as text to type, and as a URL with the name that they list it under. */
export function describeSecret(
  bytes: Buffer,
  { issuer, label }: { readonly issuer: string; readonly label: string },
) {
  const secret = toSecret(bytes);
  const url = new TOTP({ ...SETTINGS, issuer, label, secret }).toString();
  return { secret: secret.base32, url };
}
