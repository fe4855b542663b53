import { proChatPath } from '@wevisu/site/pro-paths.ts';
import { useEffect } from 'react';
import { listenTo } from '../../platform/site-events.ts';
import { readOutbox } from './outbox.ts';

/** Sends what was written without a network, whatever page is open. The chat that is open sends its own. */
export function useSendWaiting(user: number | null): void {
  useEffect(() => {
    if (user === null) return;
    let isSending = false;
    async function send(): Promise<void> {
      if (isSending) return;
      isSending = true;
      try {
        const waiting = readOutbox().filter(
          (one) =>
            one.user === user &&
            one.problem === null &&
            proChatPath(one.room) !== location.pathname,
        );
        if (waiting.length === 0) return;
        const { sendOutgoing } = await import('./send-outgoing.ts');
        for (const one of waiting) if ((await sendOutgoing(one)) === 'later') return;
      } catch {
        // The code did not load: the next answered call tries again.
      } finally {
        isSending = false;
      }
    }
    void send();
    return listenTo('connection-back', () => void send());
  }, [user]);
}
