import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { useSyncExternalStore } from 'react';
import { keptSince } from '../../platform/kept-queries.ts';
import { Notice } from '../../ui/notice.tsx';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
});

/** Says since when the page is as it is shown, while it shows what was kept. */
export function KeptNote() {
  const since = useKeptSince();
  if (since === null) return null;
  const at = new Date(since);
  const text = dayOf(at) === dayOf(new Date()) ? time.format(at) : dayAndTime.format(at);
  return (
    <Notice className="mb-4" title={`As of ${text}`}>
      There is no connection, so this is what you saw last. It is brought up to date once you are
      back online.
    </Notice>
  );
}

/** Whether the page says that there is no connection. */
export const useIsTold = () => useKeptSince() !== null;

function useKeptSince(): number | null {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (tell) => queryClient.getQueryCache().subscribe(tell),
    () => oldestShown(queryClient),
    () => null,
  );
}

/** The account is on every page, and its age says nothing. */
function oldestShown(queryClient: QueryClient): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    .flatMap((query) => keptSince(query) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
