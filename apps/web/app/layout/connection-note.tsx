import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, useBlocker, useNavigation } from 'react-router';
import {
  CHUNK_TIMEOUT_MS,
  type Connection,
  pingServer,
  useConnection,
} from '../platform/connection.ts';
import { guardReloads } from '../platform/guard-reloads.ts';
import { progress } from '../platform/progress.ts';
import { Icon } from '../ui/icon.tsx';

const TEXTS: Readonly<Record<Exclude<Connection, 'online'>, string>> = {
  offline: 'You are offline. Nothing you typed is lost.',
  unreachable: 'We cannot reach the server right now. Nothing you typed is lost.',
  outdated:
    'Part of this page could not be loaded. Reload the page to get it. Anything you typed and did not send will be lost.',
};

export interface ConnectionNoteProps {
  /** Whether a page opens without a connection, by its path. */
  readonly isKept?: (path: string) => boolean;
  /** A hook: whether the page itself says that there is no connection. */
  readonly useIsTold?: () => boolean;
}

const useNothing = () => false;

/**
 * Shown when offline or when the server does not answer: keeps the page as it is and offers a retry. The
 * same button retries a page that could not load (G-72, FMT-10) and a late part of the page
 * (platform/late.ts), unless that part is gone: then the visitor decides when to reload.
 */
export function ConnectionNote({ isKept, useIsTold = useNothing }: ConnectionNoteProps) {
  const isTold = useIsTold();
  const { connection, lose, retry } = useConnection();
  const queryClient = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const [held, setHeld] = useState<string | null>(null);
  const isOutdated = connection === 'outdated';
  const isAway = connection === 'offline' || connection === 'unreachable';

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAway &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isKept?.(nextLocation.pathname),
  );
  // Read from the router directly: a part of a page can fail before React has rendered the navigation.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  function hold(): boolean {
    const wanted = router?.state.navigation.location;
    if (!wanted) return false;
    const target = wanted.pathname + wanted.search;
    progress.fail();
    // The site was updated and has new files: reload the page.
    void pingServer().then((isThere) => {
      if (isThere) location.assign(target);
      else lose();
    });
    setHeld(target);
    return true;
  }
  useEffect(() => guardReloads(hold), [router]);
  const { location: wanted } = useNavigation();
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(hold, CHUNK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  useEffect(() => {
    if (blocker.state === 'blocked') progress.fail();
  }, [blocker.state]);

  // The network came back on its own.
  useEffect(() => {
    if (isAway) return;
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    if (held !== null) location.assign(held);
  }, [isAway]);
  useEffect(() => {
    if (!isAway && blocker.state === 'blocked') blocker.proceed();
  }, [isAway, blocker]);

  async function tryAgain() {
    if (isOutdated) return location.reload();
    setTrying(true);
    await retry();
    setTrying(false);
  }

  if (connection === 'online') return null;
  const where = blocker.state === 'blocked' || held !== null;
  // It would lie on the box that somebody types into.
  if (isTold && isAway && !where) return null;
  return (
    <div
      className="fixed inset-x-3 bottom-3 z-[55] mx-auto flex max-w-140 flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-ink py-2 ps-4 pe-2 text-14 text-paper shadow-soft"
      role="alert"
    >
      <Icon name="alert" />
      <p className="min-w-0 flex-1 py-1.5">
        {TEXTS[connection]} {where && 'Your page will open once we are back.'}
      </p>
      <button
        aria-disabled={isTrying}
        className="min-h-10 rounded-control px-4 font-[560] underline underline-offset-4 focus-visible:outline-paper"
        onClick={() => void (isTrying || tryAgain())}
        type="button"
      >
        {isTrying ? 'Trying …' : isOutdated ? 'Reload' : 'Try again'}
      </button>
    </div>
  );
}
