// Links by which the reader of a mail switches its kind off without signing in: signed, not stored.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { UserId } from '@wevisu/domain/ids.ts';
import { isOptionalKind, type OptionalKind } from '@wevisu/domain/notifications/notice-kinds.ts';

export const UNSUBSCRIBE_PATH = '/unsubscribe';
export const UNSUBSCRIBE_ROUTE = `${UNSUBSCRIBE_PATH}/:token`;

/** Mails lie around: a link works longer than anybody keeps one by mistake. */
const MAX_AGE_DAYS = 400;
const DAY_MS = 86_400_000;

/** What a link switches off: one kind, or all that comes in the digest. */
export type Unsubscribed = OptionalKind | 'digest';

export interface UnsubscribeLink {
  readonly userId: UserId;
  readonly what: Unsubscribed;
}

/** A key for these links alone. */
export function unsubscribeKey(encryptionKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', encryptionKey, '', 'unsubscribe links', 32));
}

export function unsubscribeToken(
  { userId, what }: UnsubscribeLink,
  { key, now }: { readonly key: Buffer; readonly now: Date },
): string {
  const said = `${userId}.${what}.${Math.floor(now.getTime() / DAY_MS)}`;
  return `${said}.${sign(said, key)}`;
}

/** Null for a link that we did not make, or made too long ago. */
export function readUnsubscribeToken(
  token: string,
  { key, now }: { readonly key: Buffer; readonly now: Date },
): UnsubscribeLink | null {
  const [, said, id, what = '', day, signature = ''] =
    /^((\d{1,15})\.([a-z_]{1,30})\.(\d{1,6}))\.([\w-]{43})$/.exec(token) ?? [];
  if (said === undefined) return null;
  const ours = Buffer.from(sign(said, key));
  if (!timingSafeEqual(ours, Buffer.from(signature))) return null;
  const age = now.getTime() / DAY_MS - Number(day);
  if (age > MAX_AGE_DAYS || (what !== 'digest' && !isOptionalKind(what))) return null;
  return { userId: Number(id) as UserId, what };
}

function sign(said: string, key: Buffer): string {
  return createHmac('sha256', key).update(said).digest('base64url');
}
