import { createListing, saveListingDraft } from '@wevisu/contract/listings.ts';
import { vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FieldChoices } from '../../back-office/conflict/field-choices.tsx';
import { call } from '../../platform/api.ts';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameCategories } from './category-names.ts';
import type { ListingForm } from './listing-calls.ts';
import type { ListingDraft } from './use-listing-draft.ts';

const MOST_NAMED = 8;

/** Why something is not saved, or what somebody else has changed while one typed. */
export function DraftNotices(props: {
  readonly draft: ListingDraft;
  readonly form: ListingForm;
  readonly isLocked: boolean;
}) {
  const { draft, form, isLocked } = props;
  const { state, meeting } = draft;
  const taken = [...new Set(meeting?.taken)];
  const named = taken.slice(0, MOST_NAMED).join(', ');
  const more = taken.length > MOST_NAMED ? ` and ${taken.length - MOST_NAMED} more` : '';
  const takenText =
    taken.length > 0 ? `Their changes of other fields are taken over: ${named}${more}.` : '';
  if (state === 'gone') return <GoneNotice draft={draft} />;
  if (state === 'failed') {
    return (
      <Notice
        action={
          <Button kind="secondary" onPress={() => void draft.flush()} size="small">
            Save again
          </Button>
        }
        className="mb-4"
        isUrgent
        kind="warning"
        title="Your last change is not saved"
      >
        Check your connection, then save again.
      </Notice>
    );
  }
  if (meeting !== null && meeting.conflicts.length > 0) {
    return (
      <FieldChoices
        className="mb-4"
        conflicts={nameCategories(form, meeting.conflicts)}
        onChoose={draft.choose}
        title="Someone else changed the same fields"
      >
        Nothing you typed is lost. Choose what to keep. {takenText}
      </FieldChoices>
    );
  }
  if (isLocked && state === 'waiting') {
    return (
      <Notice
        className="mb-4"
        isUrgent
        kind="warning"
        title="Someone else sent this product to review"
      >
        What you typed stays on this page, but is not saved. Take the product back to save it.
      </Notice>
    );
  }
  if (meeting === null) return null;
  return (
    <Notice
      action={
        <Button kind="secondary" onPress={draft.forget} size="small">
          OK
        </Button>
      }
      className="mb-4"
      title="Someone else is editing this product"
    >
      {takenText} What you typed stays.
    </Notice>
  );
}

/** Deleted, or approved under a new address: what was typed can still become a product. */
function GoneNotice({ draft }: { readonly draft: ListingDraft }) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function keep() {
    setPending(true);
    const ref = await withToast(
      call(createListing, { body: {} }, { isQuiet: true }).then(async ({ data }) => {
        const variants = draft.content.variants.map((one, at) => ({
          ...one,
          ...{ id: null, key: `n${at}`, wholesale_cents: null },
        }));
        await call(
          saveListingDraft,
          {
            params: { ref: data.ref },
            body: { content: { ...draft.content, variants }, version: 1, live_version: null },
          },
          { isQuiet: true },
        );
        return { message: 'Saved as a new product. Enter its prices again.', ref: data.ref };
      }),
    );
    setPending(false);
    if (ref !== null) await navigate(vendorProductPath(ref.ref));
  }

  return (
    <Notice
      action={
        <Button isPending={isPending} onPress={() => void keep()} size="small">
          Save as a new product
        </Button>
      }
      className="mb-4"
      isUrgent
      kind="warning"
      title="This draft is no longer there"
    >
      Someone else deleted it, or our staff approved it. What you typed is on this page only.
    </Notice>
  );
}
