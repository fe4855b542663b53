import { useQueryClient } from '@tanstack/react-query';
import type { Arrival } from '@wevisu/contract/arrivals.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { listenTo } from '../../../platform/site-events.ts';
import { sendCount, sendPhoto, sendSignature } from '../calls/arrival-calls.ts';
import { arrivalKey } from '../calls/use-arrival.ts';
import { type CheckDraft, draftOf, hasUnsentPhotos, isUnsent, meet } from './check-draft.ts';
import { forgetDraft, keepDraft } from './draft-store.ts';
import { sendCheck } from './send-check.ts';

/** `kept`: on this device alone. `held`: there is no connection. */
export type SendState = 'sent' | 'kept' | 'sending' | 'held';

const PAUSE_MS = 1_500;
const RETRY_MS = 10_000;

/** A count on this device: kept with each change, and sent whenever there is a network. */
export function useCheck(of: {
  readonly userId: number;
  readonly arrival: Arrival;
  readonly kept: CheckDraft | null;
}) {
  const { userId, arrival, kept } = of;
  const parcelId = arrival.parcel_id;
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() =>
    kept === null ? draftOf(arrival) : meet(kept, arrival),
  );
  const [state, setState] = useState<SendState>('kept');
  const [problem, setProblem] = useState<string | null>(null);
  const [isStored, setStored] = useState(true);
  const latest = useRef(draft);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback(
    (change: (draft: CheckDraft) => CheckDraft) => {
      latest.current = change(latest.current);
      setDraft(latest.current);
      keepDraft(userId, parcelId, latest.current).then(
        () => setStored(true),
        () => setStored(false),
      );
    },
    [userId, parcelId],
  );

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    if (running.current) return;
    running.current = true;
    setState('sending');
    try {
      const signed = await sendCheck(
        { get: () => latest.current, set },
        {
          photo: (photo) => sendPhoto(parcelId, photo),
          save: (body) => sendCount(parcelId, body),
          sign: (body) => sendSignature(parcelId, body),
          newId: () => crypto.randomUUID(),
        },
      );
      setState('sent');
      setProblem(null);
      if (signed !== null) {
        await forgetDraft(userId, parcelId);
        latest.current = draftOf(signed);
        setDraft(latest.current);
        queryClient.setQueryData(arrivalKey(parcelId), signed);
        await queryClient.invalidateQueries({ queryKey: ['orders'] });
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const passes = error.status === 0 || error.status >= 500 || error.status === 429;
      setState(passes ? 'held' : 'kept');
      if (passes) timer.current = setTimeout(() => void send(), RETRY_MS);
      else {
        setProblem(Object.values(error.fields)[0]?.[0] ?? error.text);
        // What was refused is not sent again by itself.
        set((now) => ({ ...now, signature: null }));
      }
    } finally {
      running.current = false;
    }
  }, [parcelId, queryClient, set, userId]);

  useEffect(() => {
    const stop = listenTo('connection-back', () => void send());
    if (isUnsent(latest.current) || latest.current.signature !== null) void send();
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [send]);

  const change = useCallback(
    (work: (draft: CheckDraft) => CheckDraft) => {
      set(work);
      setProblem(null);
      setState((now) => (now === 'held' ? now : 'kept'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE_MS);
    },
    [send, set],
  );

  return {
    draft,
    state: isUnsent(draft) || hasUnsentPhotos(draft) || draft.signature ? state : ('sent' as const),
    problem,
    isStored,
    change,
    send,
  };
}

export type Check = ReturnType<typeof useCheck>;
