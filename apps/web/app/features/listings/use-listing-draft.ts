import { useQueryClient } from '@tanstack/react-query';
import { saveListingDraft, type VendorListing } from '@wevisu/contract/listings.ts';
import { isSame } from '@wevisu/domain/listings/diff-listing.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { listingKey } from './listing-calls.ts';

export type Content = NonNullable<VendorListing['live']>;
export type SaveState = 'saved' | 'waiting' | 'saving' | 'stale' | 'failed';

const QUIET_MS = 800;

/** What the editor begins with: the draft, or what is live. */
export function contentOf({ draft, live }: VendorListing): Content | null {
  return draft?.content ?? live;
}

/**
 * G-62: keeps the draft on the server a moment after the last key, one save at a time. A draft that somebody else has
 * changed is never overwritten. Prices are saved by their own button.
 */
export function useListingDraft(listing: VendorListing, initial: Content) {
  const queryClient = useQueryClient();
  const [content, setContent] = useState(initial);
  const [state, setState] = useState<SaveState>('saved');
  const saved = useRef(initial);
  const latest = useRef(initial);
  const versions = useRef({ version: listing.draft?.version ?? null, live: listing.live_version });
  const running = useRef<Promise<boolean> | null>(null);
  const { ref } = listing;

  /** Takes the listing of a reply: the next save names its versions. */
  const take = useCallback(
    (next: VendorListing) => {
      versions.current = { version: next.draft?.version ?? null, live: next.live_version };
      queryClient.setQueryData(listingKey(ref), next);
    },
    [queryClient, ref],
  );

  /** Saves what is not saved yet, or all the same if forced; true if the server has everything. */
  const flush = useCallback(
    async (isForced = false): Promise<boolean> => {
      if (running.current !== null) await running.current;
      if (!isForced && isSame(saved.current, latest.current)) return true;
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
          setState(error.code === 'changed_meanwhile' ? 'stale' : 'failed');
          return false;
        },
      );
      running.current = work;
      const isDone = await work.finally(() => {
        running.current = null;
      });
      return isDone;
    },
    [ref, take],
  );

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => void flush(), QUIET_MS);
    return () => clearTimeout(timer);
  });

  const change = useCallback((changes: Partial<Content>) => {
    latest.current = { ...latest.current, ...changes };
    setContent(latest.current);
    setState((before) => (before === 'stale' ? before : 'waiting'));
  }, []);

  /** Of the draft as the server has it. */
  const version = useCallback(() => versions.current.version, []);

  return { content, state, change, flush, take, version };
}

export type ListingDraft = ReturnType<typeof useListingDraft>;
