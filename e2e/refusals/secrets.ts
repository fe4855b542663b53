import type { Cents } from '@wevisu/domain/money/money.ts';

export const VISITORS = [
  'guest',
  'homeowner A',
  'homeowner B',
  'pro A',
  'pro B',
  'vendor A',
  'vendor B',
  'vendor C',
  'staff without the code',
  'staff',
] as const;
export type Visitor = (typeof VISITORS)[number];

export interface Secret {
  readonly what: string;
  readonly pattern: RegExp;
  readonly seenBy: readonly Visitor[];
  /** Of an amount. */
  readonly cents?: Cents;
}

/** In cents or in dollars, with or without commas, and not within a longer number, a hash or a time. */
export function amount(what: string, cents: Cents, seenBy: readonly Visitor[]): Secret {
  const dollars = Math.floor(cents / 100);
  const rest = String(cents % 100).padStart(2, '0');
  const forms = [
    `${cents}`,
    `${dollars}\\.${rest}`,
    `${dollars.toLocaleString('en-US')}\\.${rest}`,
  ];
  return { what, pattern: new RegExp(`(?<![\\w.,-])(${forms.join('|')})(?!\\w)`), seenBy, cents };
}

export function words(what: string, text: string, seenBy: readonly Visitor[]): Secret {
  return { what, pattern: new RegExp(text.replaceAll('-', '\\-'), 'i'), seenBy };
}

/** What was told to whom it must not be. */
export function findLeaks(secrets: readonly Secret[], visitor: Visitor, text: string): string[] {
  return secrets
    .filter(({ seenBy, pattern }) => !seenBy.includes(visitor) && pattern.test(text))
    .map(({ what }) => what);
}
