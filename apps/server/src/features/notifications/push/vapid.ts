// By which push services know this server (RFC 8292). The key is derived, so that nothing is stored, and every process
// has the same one.
import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** The number of points of P-256: private keys are below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Seconds; services take up to a day. */
const VALID_S = 12 * 60 * 60;

export interface VapidKey {
  readonly privateKey: KeyObject;
  /** An uncompressed point in base64url. */
  readonly publicKey: string;
}

export function vapidKey(encryptionKey: Buffer): VapidKey {
  // 16 bytes more than the order has, so that no number is likelier than another.
  const bytes = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'web push', 48));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const secret = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(secret);
  const point = ecdh.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: secret.toString('base64url') },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return { privateKey, publicKey: point.toString('base64url') };
}

export interface VapidClaims {
  readonly endpoint: string;
  /** Whom a service may ask about what is sent: an address of the site. */
  readonly contact: string;
  readonly now: Date;
}

/** The Authorization header of one message. */
export function vapidHeader(key: VapidKey, { endpoint, contact, now }: VapidClaims): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + VALID_S,
    sub: contact,
  };
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(said), {
    ...{ key: key.privateKey, dsaEncoding: 'ieee-p1363' },
  });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${key.publicKey}`;
}
