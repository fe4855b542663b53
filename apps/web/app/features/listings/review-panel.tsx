import {
  discardListingDraft,
  recallListing,
  submitListing,
  type VendorListing,
} from '@wevisu/contract/listings.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeList } from './change-list.tsx';
import { Panel } from './panel.tsx';
import type { ListingDraft } from './use-listing-draft.ts';

/** What differs from what is live, what is missing, and what our staff said. */
export function ReviewPanel(props: {
  readonly listing: VendorListing;
  readonly draft: ListingDraft;
  readonly onTry: () => void;
  readonly onReload: () => Promise<void>;
}) {
  const { listing, draft, onTry, onReload } = props;
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
        { params: { ref }, body: { version: draft.version() ?? 0 } },
        { isQuiet: true },
      ).catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
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
      const { message } = await call(discardListingDraft, { params: { ref } });
      showToast('success', message);
      if (listing.live === null) await navigate(VENDOR_PATHS.products);
      else await onReload();
    });

  if (kept?.state === 'submitted') {
    return (
      <Panel title="Under review">
        <p>Our staff are looking at this draft. What is live stays until they approve it.</p>
        <ChangeList changes={kept.changes} isNew={listing.live === null} />
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
        <Notice
          action={
            <Button kind="secondary" onPress={() => void draft.flush(true)} size="small">
              Keep my values
            </Button>
          }
          className="mb-3"
          kind="warning"
          title="What is live was changed meanwhile"
        >
          <ul className="list-disc ps-5">
            {kept.conflicts.map(({ path, label, live, draft: yours }) => (
              <li key={path}>
                {label}: live {live ?? 'nothing'}, yours {yours ?? 'nothing'}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {kept === null ? (
        <p className="text-muted">No change yet. What you type is kept as a draft.</p>
      ) : (
        <ChangeList changes={kept.changes} isNew={listing.live === null} />
      )}
      {kept !== null && problems > 0 && (
        <p className="mt-3 text-muted">
          {problems} {problems === 1 ? 'field is' : 'fields are'} missing or wrong.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
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
    </Panel>
  );
}
