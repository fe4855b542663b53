import { useQueryClient } from '@tanstack/react-query';
import type { VendorListing } from '@wevisu/contract/listings.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { BasicsPanel } from './basics-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { type ListingForm, listingKey } from './listing-calls.ts';
import { LISTING_STATE } from './listing-state.ts';
import { LookPanel } from './look-panel.tsx';
import { ModelPanel } from './model-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { SpecificationPanel } from './specification-panel.tsx';
import { StockPanel } from './stock-panel.tsx';
import { type Content, contentOf, type SaveState, useListingDraft } from './use-listing-draft.ts';
import { VariantsPanel } from './variants-panel.tsx';

const SAVED: Readonly<Record<SaveState, string>> = {
  saved: 'Draft saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  choose: 'Not saved',
  gone: 'Not saved',
  failed: 'Not saved',
};

export function ListingEditor(props: {
  readonly listing: VendorListing;
  readonly form: ListingForm;
}) {
  const { listing, form } = props;
  const initial = contentOf(listing);
  const [round, setRound] = useState(0);
  const queryClient = useQueryClient();
  if (initial === null) return null;
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: listingKey(listing.ref) });
    setRound((count) => count + 1);
  };
  return <Editor form={form} initial={initial} key={round} listing={listing} reload={reload} />;
}

function Editor(props: {
  readonly listing: VendorListing;
  readonly initial: Content;
  readonly form: ListingForm;
  readonly reload: () => Promise<void>;
}) {
  const { listing, initial, form, reload } = props;
  const draft = useListingDraft(listing, initial);
  const [isTried, setTried] = useState(false);
  const { content, change, state } = draft;
  const problems = isTried ? (listing.draft?.problems ?? {}) : {};
  const isLocked = listing.draft?.state === 'submitted';
  const panel = { content, change, problems, form, looks: listing.looks };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p className="min-w-0 break-words text-18">{content.name || 'Product without a name'}</p>
        {listing.status !== null && (
          <Badge kind={listing.status === 'active' ? 'success' : 'neutral'}>
            {listing.status === 'active' ? 'For sale' : 'Withdrawn'}
          </Badge>
        )}
        {listing.draft !== null && (
          <Badge kind={LISTING_STATE[listing.draft.state].kind}>
            {LISTING_STATE[listing.draft.state].label}
          </Badge>
        )}
        {!isLocked && (
          <span aria-live="polite" className="text-muted">
            {SAVED[state]}
          </span>
        )}
        {listing.status === 'active' && listing.hash !== null && (
          <Link className="ms-auto underline" to={productPath(listing.hash)}>
            See it in the shop
          </Link>
        )}
      </div>
      <DraftNotices draft={draft} form={form} isLocked={isLocked} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
        <fieldset className="flex min-w-0 flex-col gap-6" disabled={isLocked}>
          <legend className="reader-only">Draft</legend>
          <BasicsPanel {...panel} />
          <LookPanel {...panel} />
          <SpecificationPanel {...panel} />
          <VariantsPanel {...panel} />
          <PhotosPanel {...panel} />
          <DocumentsPanel {...panel} />
          <ModelPanel {...panel} />
        </fieldset>
        <div className="flex flex-col gap-6 lg:sticky lg:top-6">
          <ReviewPanel
            draft={draft}
            form={form}
            listing={listing}
            onReload={reload}
            onTry={() => setTried(true)}
          />
          <PricesPanel draft={draft} form={form} listing={listing} />
          <StockPanel draft={draft} listing={listing} />
        </div>
      </div>
    </>
  );
}
