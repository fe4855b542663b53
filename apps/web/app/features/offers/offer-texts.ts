import type { OfferChange } from '@wevisu/contract/offers.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { OfferState } from '@wevisu/domain/offers/offer-state.ts';
import type { OfferTotals } from '@wevisu/domain/offers/offer-totals.ts';
import type { BadgeKind } from '../../ui/badge.tsx';

export const OFFER_BADGES: Readonly<
  Record<OfferState, { readonly kind: BadgeKind; readonly label: string }>
> = {
  draft: { kind: 'neutral', label: 'Draft' },
  sent: { kind: 'accent', label: 'Sent' },
  viewed: { kind: 'accent', label: 'Seen by the client' },
  approved_in_part: { kind: 'success', label: 'Approved in part' },
  approved: { kind: 'success', label: 'Approved' },
  declined: { kind: 'neutral', label: 'Declined' },
  expired: { kind: 'neutral', label: 'Ended' },
  withdrawn: { kind: 'neutral', label: 'Withdrawn' },
  superseded: { kind: 'neutral', label: 'Replaced' },
};

/** The same for the client. */
export const CLIENT_BADGES: typeof OFFER_BADGES = {
  ...OFFER_BADGES,
  sent: { kind: 'accent', label: 'New' },
  viewed: { kind: 'accent', label: 'Waits for you' },
};

/** '$120.00', or '$120.00 to $180.00' while something is still to be chosen. */
export function totalText({ from, to }: Pick<OfferTotals, 'from' | 'to'>): string {
  const least = formatUsd(cents(from));
  return from === to ? least : `${least} to ${formatUsd(cents(to))}`;
}

export function changeText(change: OfferChange): string {
  const { name } = change;
  switch (change.kind) {
    case 'gone':
      return `${name} is not sold here any more, so it was left out.`;
    case 'price':
      return `${name} costs ${formatUsd(cents(change.after))} each now instead of ${formatUsd(cents(change.before))}.`;
    case 'stock':
      return `Of ${name}, ${change.left} of ${change.wanted} are in stock.`;
    case 'minimum':
      return `${name} is sold from ${change.minimum} units on now, so it was left out.`;
    case 'lead_time':
      return `${name} takes ${change.text} now.`;
  }
}
