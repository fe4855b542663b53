import { diffListing } from '@wevisu/domain/listings/diff-listing.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { rebaseListing } from '@wevisu/domain/listings/rebase-listing.ts';
import type { FieldConflict } from '../../back-office/conflict/merge-texts.ts';

/** What somebody else has saved while one was typing. */
export interface Meeting<Of extends Listing> {
  readonly theirs: Of;
  /** Both changed them: one's own value stays until one chooses. */
  readonly conflicts: readonly FieldConflict[];
  /** Names of the fields that only the other changed: they are taken over. */
  readonly taken: readonly string[];
}

/** G-62: what was typed on top of what somebody else has saved. `base` is what both began with. */
export function meetListing<Of extends Listing>(given: {
  readonly base: Of;
  readonly theirs: Of;
  readonly mine: Of;
}): Meeting<Of> & { readonly merged: Of } {
  const { base, theirs, mine } = given;
  const { listing, conflicts } = rebaseListing({ base, live: theirs, draft: mine });
  const open = new Set(conflicts.map(({ path }) => path));
  const taken = diffListing(base, theirs).filter(({ path }) => !open.has(path));
  return {
    merged: listing as Of,
    theirs,
    conflicts: conflicts.map(({ path, label, base: was, live, draft }) => {
      return { path, label, base: was, theirs: live, mine: draft };
    }),
    taken: taken.map(({ label }) => label),
  };
}
