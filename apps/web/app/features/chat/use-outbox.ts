import { useEffect, useSyncExternalStore } from 'react';
import { listenTo } from '../../platform/site-events.ts';
import { listenToStorage } from '../../platform/storage.ts';
import type { ChatMessage } from './chat-calls.ts';
import { type Outgoing, readOutbox } from './outbox.ts';
import { sendOutgoing } from './send-outgoing.ts';

const RETRY_MS = 4_000;
const NONE: readonly Outgoing[] = [];
let seen: { readonly text: string; readonly list: readonly Outgoing[] } = {
  text: '[]',
  list: NONE,
};

/** The same list as long as nothing in it changed, as React wants it. */
function snapshot(): readonly Outgoing[] {
  const list = readOutbox();
  const text = JSON.stringify(list);
  if (text !== seen.text) seen = { text, list };
  return seen.list;
}

interface Sender {
  readonly room: string;
  readonly user: number;
}

/** What somebody wrote in a room and is not sent yet, in order. */
export function useWaiting({ room, user }: Sender): readonly Outgoing[] {
  const all = useSyncExternalStore(listenToStorage, snapshot, () => NONE);
  return all.filter((one) => one.room === room && one.user === user);
}

/** The same; it is sent one by one while the page is open. */
export function useOutbox(of: Sender, onSent: (message: ChatMessage) => void): readonly Outgoing[] {
  const waiting = useWaiting(of);
  const next = waiting.find(({ problem }) => problem === null);
  const key = next?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends one message, which its key names
  useEffect(() => {
    if (next === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isSending = false;
    async function send(one: Outgoing): Promise<void> {
      if (isSending || isOver) return;
      isSending = true;
      clearTimeout(timer);
      try {
        const done = await sendOutgoing(one);
        if (typeof done !== 'string') onSent(done);
        else if (done === 'later' && !isOver) timer = setTimeout(() => void send(one), RETRY_MS);
      } finally {
        isSending = false;
      }
    }
    void send(next);
    const stop = listenTo('connection-back', () => void send(next));
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [key]);
  return waiting;
}
