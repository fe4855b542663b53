import { useEffect, useState } from 'react';
import { progress } from './progress.tsx';
import { listenTo } from './site-events.ts';

/** 'unreachable': there is a network, and the server did not answer over it. */
export type Connection = 'online' | 'offline' | 'unreachable';

const PING = '/healthz';
const PING_MS = 8_000;
/** How often a server that did not answer is looked for again. */
const LOOK_AGAIN_MS = 10_000;

/** Whether the server answers at all; what it says does not matter. */
export async function pingServer(): Promise<boolean> {
  return fetch(PING, { cache: 'no-store', signal: AbortSignal.timeout(PING_MS) }).then(
    () => true,
    () => false,
  );
}

/** The state of the connection as far as it is known, and a way to look again. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => {
    const lose = () => setConnection(navigator.onLine ? 'unreachable' : 'offline');
    const regain = () => setConnection('online');
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    addEventListener('online', regain);
    const stopListening = [
      listenTo('connection-lost', lose),
      // A later call that is answered proves that the server is there.
      listenTo('connection-back', regain),
    ];
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', regain);
      for (const stop of stopListening) stop();
    };
  }, []);
  useEffect(() => {
    if (connection !== 'unreachable') return;
    const timer = setInterval(() => {
      void pingServer().then((isThere) => isThere && setConnection('online'));
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [connection]);
  return {
    connection,
    lose: () => setConnection(navigator.onLine ? 'unreachable' : 'offline'),
    async retry(): Promise<boolean> {
      const isBack = await pingServer();
      setConnection(isBack ? 'online' : navigator.onLine ? 'unreachable' : 'offline');
      if (!isBack) progress.fail();
      return isBack;
    },
  };
}
