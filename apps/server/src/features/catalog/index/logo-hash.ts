import { createHash } from 'node:crypto';

/** Twelve hexadecimal digits of a logo's content; '' for none. */
export function logoHash(svg: string): string {
  return svg === '' ? '' : createHash('sha256').update(svg).digest('hex').slice(0, 12);
}
