// Secrets that we hand out: random, and kept only as a hash.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, for a person to type. */
export function newDigits(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** Tokens are random, so one round of SHA-256 is enough to make a stolen table useless. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
