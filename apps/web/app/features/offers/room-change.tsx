import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@wevisu/contract/offers.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { OFFER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { proOfferPath } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DifferenceList } from './difference-list.tsx';
import { OFFERS_KEY, sendChange } from './offer-calls.ts';

type Change = NonNullable<Offer['room_change']>;

/** How the room of an approved offer has changed since, and the change that is sent or was approved. */
export function ChangesOfRoom({ offer }: { readonly offer: Offer }) {
  const { changed_by: by, room_change: change } = offer;
  return (
    <>
      {by !== null && (
        <Notice
          className="mt-4"
          title={by.is_approved ? 'A change was approved' : 'A change waits for an answer'}
        >
          <Link className="text-link" to={proOfferPath(by.id)}>
            {by.number}
          </Link>{' '}
          {by.is_approved
            ? 'takes the place of what was approved here.'
            : 'was sent to the client. What was approved here counts until it is approved.'}
        </Notice>
      )}
      {change !== null && (
        <SendChange change={change} key={change.hash} offer={offer} isAgain={by !== null} />
      )}
    </>
  );
}

function SendChange(props: {
  readonly offer: Offer;
  readonly change: Change;
  readonly isAgain: boolean;
}) {
  const { offer, change, isAgain } = props;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [endsOn, setEndsOn] = useState<string>(() => addDays(dayOf(new Date()), OFFER_DAYS));
  const [problems, setProblems] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [isPending, setPending] = useState(false);

  async function send() {
    setPending(true);
    setProblems({});
    try {
      const body = { seen: change.hash, note: note.trim(), ends_on: endsOn };
      const { data, message } = await sendChange(offer.id, body);
      showToast('success', message);
      await queryClient.invalidateQueries({ queryKey: OFFERS_KEY });
      await navigate(proOfferPath(data.id));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblems(error.fields);
      toastFailure(error);
      // What is shown may be what has changed.
      await queryClient.invalidateQueries({ queryKey: OFFERS_KEY });
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-labelledby="room-change" className="mt-6 rounded-card border border-line p-4">
      <h3 className="text-18" id="room-change">
        The room has changed since
      </h3>
      <p className="mt-1 mb-3 text-14 text-muted">
        At today's prices. The client approves or declines it as a whole
        {isAgain && '; it takes the place of the change that waits'}.
      </p>
      <DifferenceList difference={change} />
      {change.problems.length > 0 && (
        <Notice className="mt-4" kind="warning" title="It can't be sent like this">
          <ul>
            {change.problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="mt-4 grid gap-4">
        <TextField
          error={problems.note?.[0]}
          label="Your words to the client (optional)"
          maxLength={4000}
          name="note"
          onChange={setNote}
          rows={3}
          value={note}
        />
        <TextField
          className="max-w-56"
          error={problems.ends_on?.[0]}
          label="Answer by"
          name="ends_on"
          onChange={setEndsOn}
          type="date"
          value={endsOn}
        />
        <Button
          className="justify-self-start"
          isDisabled={change.problems.length > 0}
          isPending={isPending}
          onPress={() => void send()}
        >
          Send the change
        </Button>
      </div>
    </section>
  );
}
