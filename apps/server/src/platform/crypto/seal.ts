// AES-256-GCM: what is sealed can be read with the key alone, and for the purpose it was sealed for.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Seal {
  readonly key: Buffer;
  /** What it is and whose, so that a row can't be moved to another account. */
  readonly purpose: string;
}

/** A version, the nonce, the tag and the encrypted bytes. */
export function seal(plain: Buffer, { key, purpose }: Seal): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), encrypted]);
}

/** Null if it was sealed with another key or for another purpose, or was changed. */
export function openSealed(sealed: Buffer, { key, purpose }: Seal): Buffer | null {
  const tagAt = 1 + NONCE_BYTES;
  const bytesAt = tagAt + TAG_BYTES;
  if (sealed[0] !== VERSION || sealed.length < bytesAt) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, tagAt), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(sealed.subarray(tagAt, bytesAt));
    return Buffer.concat([decipher.update(sealed.subarray(bytesAt)), decipher.final()]);
  } catch {
    return null;
  }
}
