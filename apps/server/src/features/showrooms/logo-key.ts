import { createHash } from 'node:crypto';
import type { ProUserId } from '@wevisu/domain/ids.ts';

/** The key of a logo at the media route, with a hash of its content; null without a logo. */
export function logoKeyOf(of: { readonly proId: ProUserId; readonly svg: string }): string | null {
  if (of.svg === '') return null;
  const hash = createHash('sha256').update(of.svg).digest('hex').slice(0, 12);
  return `logo/showroom/${of.proId}-${hash}`;
}
