// The text of an API key: 'wv_', 30 random characters and 6 of a checksum, so that a scanner finds lost ones and a
// mistyped one is refused without asking the database.
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'wv_';
const RANDOM = 30;
const CHECK = 6;
const FORM = /^wv_[0-9A-Za-z]{36}$/;

export function newApiKey(): string {
  const random = Array.from({ length: RANDOM }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return PREFIX + random + checkOf(random);
}

export function isApiKey(text: string): boolean {
  if (!FORM.test(text)) return false;
  const random = text.slice(PREFIX.length, PREFIX.length + RANDOM);
  return text.endsWith(checkOf(random));
}

/** CRC32 in base 62: six digits hold it. */
function checkOf(text: string): string {
  let left = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECK; place += 1) {
    digits = (LETTERS[left % LETTERS.length] ?? '') + digits;
    left = Math.floor(left / LETTERS.length);
  }
  return digits;
}
