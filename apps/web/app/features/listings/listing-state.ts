import type { ListingState } from '@wevisu/domain/listings/listing.ts';
import type { BadgeKind } from '../../ui/badge.tsx';

export const LISTING_STATE: Readonly<
  Record<ListingState, { readonly label: string; readonly kind: BadgeKind }>
> = {
  draft: { label: 'In draft', kind: 'neutral' },
  submitted: { label: 'Under review', kind: 'accent' },
  changes_asked: { label: 'Changes asked', kind: 'warning' },
  declined: { label: 'Declined', kind: 'danger' },
};
