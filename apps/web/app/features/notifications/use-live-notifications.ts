import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../platform/live/live-stream.ts';

/** The page is complete without a stream; only who stays on it opens one. */
const OPENS_AFTER_MS = 3_000;

/** Keeps the list and the count up to date while the page is shown. */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    const opening = setTimeout(() => {
      stop = listenLive(({ kind }) => {
        if (kind === 'chat' || kind === 'typing') return;
        void queryClient.invalidateQueries({ queryKey: ['notifications'] });
      });
    }, OPENS_AFTER_MS);
    return () => {
      clearTimeout(opening);
      stop();
    };
  }, [queryClient]);
}
