import { useQueryClient } from '@tanstack/react-query';
import { PRO_MANIFEST_PATH, PRO_SCOPE, PRO_WORKER_PATH } from '@wevisu/site/pro-paths.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keptSince } from '../../platform/kept-queries.ts';
import { useSession } from '../../platform/session.tsx';
import { listenTo } from '../../platform/site-events.ts';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { useSendWaiting } from '../chat/send-waiting.ts';
import { KeptNote } from './kept-note.tsx';
import { askOffline, buildKeepRequest, isWithinScope, keepQueries } from './kept-pages.ts';

// The account is asked for before anything of the area is shown.
if (typeof document !== 'undefined') keepQueries();

/** The page that is shown comes first, and at the first visit there is much to keep. */
const FIRST_AFTER_MS = 3_000;
const AFTER_MS = 300;

/** Whether a page of the area opens without a connection. */
export function isKept(path: string): boolean {
  return isWithinScope(path) && Boolean(globalThis.navigator?.serviceWorker?.controller);
}

/** Makes the pro's area an app: it can be installed, and opens without a network. Above the page's content. */
export function ProApp() {
  const { brandName } = useSiteSettings();
  const { user } = useSession();
  const queryClient = useQueryClient();
  useState(() => askOffline(queryClient));
  const pro = user?.type === 'Contractor' && !user.acting ? user : null;
  useKeepingPages(pro !== null);
  useSendWaiting(pro?.id ?? null);

  useEffect(
    () =>
      listenTo('connection-back', () => {
        void queryClient.invalidateQueries({
          predicate: (query) => keptSince(query) !== null && query.state.fetchStatus === 'idle',
        });
      }),
    [queryClient],
  );
  return (
    <>
      <link href={PRO_MANIFEST_PATH} rel="manifest" />
      <link href="/icons/pro-apple-180.png" rel="apple-touch-icon" />
      <meta content={`${brandName} Pro`} name="apple-mobile-web-app-title" />
      <KeptNote />
    </>
  );
}

/** Pages that were opened and that the service worker has not been told of. */
const opened = new Set<string>();

/** Registers the service worker, and tells it which pages the pro opens. */
function useKeepingPages(isOn: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!isOn || workers === undefined || !import.meta.env.PROD) return;
    opened.add(pathname);
    const wait = workers.controller === null ? FIRST_AFTER_MS : AFTER_MS;
    const timer = setTimeout(() => void keepPages(workers), wait);
    return () => clearTimeout(timer);
  }, [isOn, pathname]);
}

async function keepPages(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register(PRO_WORKER_PATH, { scope: PRO_SCOPE });
    const { active } = await workers.ready;
    const paths = [...opened];
    opened.clear();
    active?.postMessage(buildKeepRequest(paths));
  } catch {
    // A browser that forbids it shows the pages as they are.
  }
}
