// The content of a push message, which only the browser it is for can read (RFC 8291, RFC 8188).
import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** Of a browser's subscription. */
export interface PushKeys {
  /** An uncompressed point of P-256: 65 bytes. */
  readonly p256dh: Buffer;
  /** 16 bytes. */
  readonly auth: Buffer;
}

/** Made for each message. */
export interface MessageSecrets {
  /** 16 bytes. */
  readonly salt: Buffer;
  /** A private key of P-256: 32 bytes. */
  readonly privateKey: Buffer;
}

const RECORD_BYTES = 4_096;
/** Of a record: its tag, and the mark that it is the last one. */
const MAX_PLAIN_BYTES = RECORD_BYTES - 17;
const LAST_RECORD = Buffer.from([2]);

/** One record. Throws for more than 4,079 bytes, and for keys that are no point of the curve. */
export function encryptPush(
  plain: Buffer,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: MessageSecrets,
): Buffer {
  if (plain.length > MAX_PLAIN_BYTES) throw new RangeError('a push message is too long');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const publicKey = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(p256dh), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    ...[salt, size, Buffer.from([publicKey.length]), publicKey],
    ...[cipher.update(plain), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()],
  ]);
}
