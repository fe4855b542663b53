// Codes for when neither app nor passkey is at hand: shown once, kept as hashes, good for one sign-in each.
import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '@wevisu/domain/ids.ts';
import { SECOND_STEP } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import {
  deleteRecoveryCodes,
  insertRecoveryCodes,
  useRecoveryCode,
} from './store/recovery-codes.ts';

/** Crockford's base32: no I, L, O and U, which are read for others. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits: a stolen table of hashes is of no use. */
const LENGTH = 16;

/** In place of those that the account has. In a transaction that holds the account's factors. */
export async function makeRecoveryCodes(db: Queryable, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: SECOND_STEP.recoveryCodes }, newCode);
  await deleteRecoveryCodes(db, { userId });
  await insertRecoveryCodes(db, { userId, hashes: codes.map((code) => hashOf(plain(code))) });
  return codes;
}

/** False if it is none of the account's, or was used. */
export async function takeRecoveryCode(
  db: Queryable,
  { userId, code }: { readonly userId: UserId; readonly code: string },
): Promise<boolean> {
  const typed = plain(code);
  if (typed.length !== LENGTH) return false;
  return useRecoveryCode(db, { userId, codeHash: hashOf(typed) });
}

/** Four groups of four: `k7mq-2xwd-9fhc-3tnp`. */
function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** As people type and read it back. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0');
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
