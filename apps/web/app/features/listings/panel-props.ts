import type { VendorListing } from '@wevisu/contract/listings.ts';
import type { ListingForm } from './listing-calls.ts';
import type { Content } from './use-listing-draft.ts';

export interface PanelProps {
  readonly content: Content;
  readonly change: (changes: Partial<Content>) => void;
  /** By path; only after the first try to submit. */
  readonly problems: Readonly<Record<string, string>>;
  readonly form: ListingForm;
  /** Real sizes of looks, as the server has them. */
  readonly looks: VendorListing['looks'];
}
