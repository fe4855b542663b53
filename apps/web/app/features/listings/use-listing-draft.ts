import { useQueryClient } from '@tanstack/react-query';
import { saveListingDraft, type VendorListing } from '@wevisu/contract/listings.ts';
import { isSame } from '@wevisu/domain/listings/diff-listing.ts';
import { takeFields } from '@wevisu/domain/listings/take-fields.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { listingKey } from './listing-calls.ts';
import { type Meeting, meetListing } from './meet-listing.ts';

export type Content = NonNullable<VendorListing['live']>;
/** 'choose': somebody else changed the same fields. 'gone': there is nothing left to save it in. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'choose' | 'gone' | 'failed';

const QUIET_MS = 800;

/** What the editor begins with: the draft, or what is live. */
export function contentOf({ draft, live }: VendorListing): Content | null {
  return draft?.content ?? live;
}

/**
 * G-62: keeps the draft on the server a moment after the last key, one save at a time. What somebody else has saved
 * meanwhile is merged field by field; what both changed waits for a choice, and nothing that was typed is lost. Prices are
 * saved by their own button.
 */
export function useListingDraft(listing: VendorListing, initial: Content) {
  const queryClient = useQueryClient();
  const [content, setContent] = useState(initial);
  const [state, setState] = useState<SaveState>('saved');
  const [meeting, setMeeting] = useState<Meeting<Content> | null>(null);
  const saved = useRef(initial);
  const latest = useRef(initial);
  const versions = useRef({ version: listing.draft?.version ?? null, live: listing.live_version });
  const running = useRef<Promise<boolean> | null>(null);
  const isChoosing = useRef(false);
  const { ref } = listing;
  const isHeld = listing.draft?.state === 'submitted';

  /** Takes the listing of a reply: the next save names its versions. */
  const take = useCallback(
    (next: VendorListing) => {
      versions.current = { version: next.draft?.version ?? null, live: next.live_version };
      queryClient.setQueryData(listingKey(ref), next);
    },
    [queryClient, ref],
  );

  const put = useCallback((next: Content) => {
    latest.current = next;
    setContent(next);
  }, []);

  /** Somebody else was first, as a refusal tells: puts what was typed here on top of theirs. */
  const meet = useCallback(
    (now: unknown) => {
      const next = now as VendorListing;
      const theirs = contentOf(next);
      if (theirs === null) return;
      const met = meetListing({ base: saved.current, theirs, mine: latest.current });
      saved.current = theirs;
      put(met.merged);
      take(next);
      setMeeting(met.conflicts.length + met.taken.length === 0 ? null : met);
      isChoosing.current = met.conflicts.length > 0;
      if (isChoosing.current) setState('choose');
      else setState(isSame(theirs, met.merged) ? 'saved' : 'waiting');
    },
    [put, take],
  );

  /** Their values at these paths, one's own at the others that were open. */
  const choose = useCallback(
    (paths: readonly string[]) => {
      if (meeting === null) return;
      put(takeFields(latest.current, { from: meeting.theirs, paths }) as Content);
      setMeeting(null);
      isChoosing.current = false;
      setState('waiting');
    },
    [meeting, put],
  );

  /** Saves what is not saved yet, or all the same if forced; true if the server has everything. */
  const flush = useCallback(
    async (isForced = false): Promise<boolean> => {
      while (running.current !== null) await running.current;
      if (isChoosing.current) return false;
      if (!isForced && isSame(saved.current, latest.current)) {
        setState((before) => (before === 'waiting' ? 'saved' : before));
        return true;
      }
      const sent = latest.current;
      const { version, live } = versions.current;
      setState('saving');
      const work = call(
        saveListingDraft,
        { params: { ref }, body: { content: sent, version, live_version: live } },
        { isQuiet: true },
      ).then(
        ({ data }) => {
          saved.current = sent;
          take(data);
          setState(isSame(sent, latest.current) ? 'saved' : 'waiting');
          return true;
        },
        (error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error;
          if (error.code === 'changed_meanwhile' && error.now !== undefined) meet(error.now);
          else setState(error.code === 'listing_not_found' ? 'gone' : 'failed');
          return false;
        },
      );
      running.current = work;
      const isDone = await work.finally(() => {
        running.current = null;
      });
      return isDone;
    },
    [meet, ref, take],
  );

  useEffect(() => {
    if (state !== 'waiting' || isHeld) return;
    const timer = setTimeout(() => void flush(), QUIET_MS);
    return () => clearTimeout(timer);
  });

  const change = useCallback(
    (changes: Partial<Content>) => {
      put({ ...latest.current, ...changes });
      setState((before) => (before === 'choose' || before === 'gone' ? before : 'waiting'));
    },
    [put],
  );

  /** Of the draft as the server has it, once no save is on its way. */
  const version = useCallback(async () => {
    await running.current;
    return versions.current.version;
  }, []);

  const forget = useCallback(() => setMeeting(null), []);

  return { content, state, meeting, change, flush, take, meet, choose, forget, put, version };
}

export type ListingDraft = ReturnType<typeof useListingDraft>;
