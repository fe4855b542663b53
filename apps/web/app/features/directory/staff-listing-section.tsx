import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { prosProfilePath } from '@wevisu/site/directory-paths.ts';
import { useState } from 'react';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fetchStaffListing, type StaffListing, sendListingDecision } from './directory-calls.ts';

const keyOf = (id: ProUserId) => ['staff', 'listing', id] as const;

/** Staff look at a pro's profile in the directory, take it down or let it back. */
export function StaffListingSection({ id }: { readonly id: ProUserId }) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => fetchStaffListing(id),
  });
  return (
    <section aria-labelledby="listing">
      <h2 className="mb-2 text-18" id="listing">
        Directory
      </h2>
      {isLoadingError ? (
        <ErrorState
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          title="The profile could not be loaded"
        />
      ) : data === undefined ? (
        <RowsSkeleton label="The profile is loading" />
      ) : data === null ? (
        <p className="text-muted">This pro has no profile in the directory.</p>
      ) : (
        <Listing id={id} listing={data} />
      )}
    </section>
  );
}

function Listing({ id, listing }: { readonly id: ProUserId; readonly listing: StaffListing }) {
  const { slug, is_on, is_public, about, taken_down } = listing;
  const [isAsking, setAsking] = useState(false);
  const isDown = taken_down !== null;
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {isDown ? (
          <Badge kind="danger">Taken down</Badge>
        ) : is_public ? (
          <Badge kind="success">Listed</Badge>
        ) : (
          <Badge>{is_on ? 'Not shown: closed or expired' : 'Not listed'}</Badge>
        )}
        {is_public && (
          <PlainLink className="text-link" to={prosProfilePath(slug)}>
            Open the profile
          </PlainLink>
        )}
      </div>
      {isDown && (
        <p className="wrap-anywhere">
          {formatDate(taken_down.at)}: {taken_down.reason}
        </p>
      )}
      <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-muted">{about}</p>
      <Button kind="secondary" onPress={() => setAsking(true)} size="small">
        {isDown ? 'Let it back' : 'Take it down'}
      </Button>
      {isAsking && (
        <ReasonDialog
          id={id}
          isDown={!isDown}
          onClose={() => setAsking(false)}
          version={listing.version}
        />
      )}
    </div>
  );
}

function ReasonDialog(of: {
  readonly id: ProUserId;
  readonly version: number;
  readonly isDown: boolean;
  readonly onClose: () => void;
}) {
  const { id, version, isDown, onClose } = of;
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  async function send() {
    setChecked(true);
    if (reason.trim() === '') return;
    await withToast(sendListingDecision(id, { version, is_down: isDown, reason: reason.trim() }));
    await client.invalidateQueries({ queryKey: keyOf(id) });
    onClose();
  }
  const title = isDown ? 'Take the profile down' : 'Let the profile back';
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={() => void send()}>{title}</Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      <TextField
        {...(isChecked && reason.trim() === '' ? { error: 'Say why.' } : {})}
        hint="The pro reads it."
        label="Reason"
        maxLength={1_000}
        onChange={setReason}
        rows={4}
        value={reason}
      />
    </Dialog>
  );
}
