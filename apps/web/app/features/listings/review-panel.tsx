import {
  discardListingDraft,
  recallListing,
  submitListing,
  type VendorListing,
} from '@wevisu/contract/listings.ts';
import { takeFields } from '@wevisu/domain/listings/take-fields.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FieldChoices } from '../../back-office/conflict/field-choices.tsx';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameCategories } from './category-names.ts';
import { ChangeList } from './change-list.tsx';
import type { ListingForm } from './listing-calls.ts';
import { Panel } from './panel.tsx';
import type { Content, ListingDraft } from './use-listing-draft.ts';

/** What differs from what is live, what is missing, and what our staff said. */
export function ReviewPanel(props: {
  readonly listing: VendorListing;
  readonly draft: ListingDraft;
  readonly form: ListingForm;
  readonly onTry: () => void;
  readonly onReload: () => Promise<void>;
}) {
  const { listing, draft, form, onTry, onReload } = props;
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const kept = listing.draft;
  const { ref } = listing;

  async function run(work: () => Promise<void>) {
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setPending(false);
    }
  }

  const submit = () =>
    run(async () => {
      if (!(await draft.flush())) return;
      onTry();
      const fresh = await call(
        submitListing,
        { params: { ref }, body: { version: (await draft.version()) ?? 0 } },
        { isQuiet: true },
      ).catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.now !== undefined) draft.meet(error.now);
        const count = Object.keys(error.fields).length;
        showToast(
          'error',
          count > 0
            ? `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention.`
            : error.text,
        );
        return null;
      });
      if (fresh === null) return;
      draft.take(fresh.data);
      showToast('success', fresh.message);
    });

  const recall = () =>
    run(async () => {
      const { data, message } = await call(recallListing, { params: { ref } });
      draft.take(data);
      showToast('success', message);
    });

  const discard = () =>
    run(async () => {
      const version = (await draft.version()) ?? 0;
      const dropped = await call(
        discardListingDraft,
        { params: { ref }, query: { version } },
        { isQuiet: true },
      ).catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.now !== undefined) draft.meet(error.now);
        showToast('error', error.text);
        return null;
      });
      if (dropped === null) return;
      showToast('success', dropped.message);
      if (listing.live === null) await navigate(VENDOR_PATHS.products);
      else await onReload();
    });

  if (kept?.state === 'submitted') {
    return (
      <Panel title="Under review">
        <p>Our staff are looking at this draft. What is live stays until they approve it.</p>
        <ChangeList changes={kept.changes} draft={kept.content} live={listing.live} />
        <Button
          className="mt-3"
          isPending={isPending}
          kind="secondary"
          onPress={() => void recall()}
        >
          Take it back to change it
        </Button>
      </Panel>
    );
  }
  const problems = Object.keys(kept?.problems ?? {}).length;
  return (
    <Panel title="Review">
      {kept !== null && kept.reason !== '' && (
        <Notice
          className="mb-3"
          kind="warning"
          title={kept.state === 'declined' ? 'Our staff declined it' : 'Our staff ask for changes'}
        >
          <p className="whitespace-pre-line">{kept.reason}</p>
        </Notice>
      )}
      {kept !== null && kept.conflicts.length > 0 && (
        <FieldChoices
          className="mb-3"
          conflicts={nameCategories(
            form,
            kept.conflicts.map(({ live, draft: mine, ...one }) => ({ ...one, theirs: live, mine })),
          )}
          onChoose={(paths) => {
            if (listing.live !== null) {
              draft.put(takeFields(draft.content, { from: listing.live, paths }) as Content);
            }
            void draft.flush(true);
          }}
          theirsName="Live"
          title="What is live was changed meanwhile"
        />
      )}
      {/* Above what a save makes longer: a button that moves away takes no press. */}
      <div className="mb-3 flex flex-wrap gap-2">
        <Button
          isDisabled={kept === null && draft.state === 'saved'}
          isPending={isPending}
          onPress={() => void submit()}
        >
          Send to review
        </Button>
        {kept !== null && (
          <Button isPending={isPending} kind="quiet" onPress={() => void discard()}>
            {listing.live === null ? 'Delete this product' : 'Drop the draft'}
          </Button>
        )}
      </div>
      {kept === null ? (
        <p className="text-muted">No change yet. What you type is kept as a draft.</p>
      ) : (
        <ChangeList changes={kept.changes} draft={kept.content} live={listing.live} />
      )}
      {kept !== null && problems > 0 && (
        <p className="mt-3 text-muted">
          {problems} {problems === 1 ? 'field is' : 'fields are'} missing or wrong.
        </p>
      )}
    </Panel>
  );
}
