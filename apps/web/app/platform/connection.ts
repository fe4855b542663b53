import { useEffect, useState } from 'react';
import { progress } from './progress.ts';
import { announce, listenTo } from './site-events.ts';

/** FMT-10, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * 'unreachable': the network is up but the server did not answer. 'outdated': the server answers, but a
 * part of this page no longer exists, as after an update of the site.
 */
export type Connection = 'online' | 'offline' | 'unreachable' | 'outdated';

const PING = '/healthz';
const PING_MS = 8_000;
/** How often to retry a server that did not answer. */
const LOOK_AGAIN_MS = 10_000;
/** Vite's event when the code of a part of the page could not be loaded. */
const PART_MISSING = 'vite:preloadError';
/** A part that fails again within this time after a retry is gone. */
const SECOND_TRY_MS = 30_000;

/** Whether the server answers at all; its reply does not matter. */
export async function pingServer(): Promise<boolean> {
  return fetch(PING, { cache: 'no-store', signal: AbortSignal.timeout(PING_MS) }).then(
    () => true,
    () => false,
  );
}

const tellBack = () => announce('connection-back');

/** The state of the connection as far as known, and a way to check again. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>('online');
  const lose = () => setConnection(navigator.onLine ? 'unreachable' : 'offline');
  useEffect(() => {
    // A missing part stays missing, even if other calls are answered.
    const regain = () => setConnection((now) => (now === 'outdated' ? now : 'online'));
    let triedAt = Number.NEGATIVE_INFINITY;
    async function lookForPart() {
      if (!(await pingServer())) return lose();
      const isSecond = performance.now() - triedAt < SECOND_TRY_MS;
      triedAt = performance.now();
      if (isSecond) setConnection('outdated');
      else tellBack();
    }
    const handleMissing = () => void lookForPart();
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    addEventListener('online', tellBack);
    addEventListener(PART_MISSING, handleMissing);
    const stopListening = [
      listenTo('connection-lost', lose),
      // A later answered call proves that the server is up.
      listenTo('connection-back', regain),
    ];
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', tellBack);
      removeEventListener(PART_MISSING, handleMissing);
      for (const stop of stopListening) stop();
    };
  }, []);
  useEffect(() => {
    if (connection !== 'unreachable') return;
    const timer = setInterval(() => {
      void pingServer().then((isThere) => isThere && tellBack());
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [connection]);
  return {
    connection,
    lose,
    async retry(): Promise<void> {
      if (await pingServer()) return tellBack();
      lose();
      progress.fail();
    },
  };
}
