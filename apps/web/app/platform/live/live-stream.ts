// One stream of live events for all tabs of this browser: browsers allow few connections to one server. The tab that
// holds the lock reads the stream and tells the others; when it closes, another one takes over.
import {
  LIVE_CHANNEL_NAME,
  LIVE_PATH,
  type LiveEvent,
  readLiveEvent,
} from '@wevisu/contract/live.ts';
import { apiBase } from '../api.ts';
import { readTokenHeaders } from '../tokens.ts';
import { createEventParser } from './event-parser.ts';

export type LiveListener = (event: LiveEvent) => void;

const LOCK = LIVE_CHANNEL_NAME;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The server shows every 20 s that it is there. */
const SILENCE_MS = 50_000;

const listeners = new Set<LiveListener>();
let stopping: AbortController | null = null;
let channel: BroadcastChannel | null = null;

/** Calls back on live events until the returned function is called. 'ready' and 'reset': look at everything anew. */
export function listenLive(listener: LiveListener): () => void {
  listeners.add(listener);
  if (stopping === null) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  const own = new AbortController();
  stopping = own;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOCK);
  channel?.addEventListener('message', ({ data }) => tell(data as LiveEvent));
  const run = () => readForever(own.signal);
  // Where there are no locks, each tab reads a stream of its own.
  const held = navigator.locks?.request(LOCK, { signal: own.signal }, run) ?? run();
  held.catch(() => {});
}

function stop(): void {
  stopping?.abort();
  stopping = null;
  channel?.close();
  channel = null;
}

function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

async function readForever(signal: AbortSignal): Promise<void> {
  let lastId: string | null = null;
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const isHeard = await readOnce({ signal, lastId }, (id, event) => {
      wait = FIRST_WAIT_MS;
      if (id !== null) lastId = id;
      if (event === null) return;
      tell(event);
      channel?.postMessage(event);
    });
    // Signed out: there is nothing to hear until somebody else signs in.
    if (isHeard === 'refused') wait = LONGEST_WAIT_MS;
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** Until the stream ends, however it does. */
async function readOnce(
  { signal, lastId }: { readonly signal: AbortSignal; readonly lastId: string | null },
  onEvent: (id: string | null, event: LiveEvent | null) => void,
): Promise<'ended' | 'refused'> {
  const silent = new AbortController();
  let watch = setTimeout(() => silent.abort(), SILENCE_MS);
  const hear = () => {
    clearTimeout(watch);
    watch = setTimeout(() => silent.abort(), SILENCE_MS);
  };
  const retry = () => silent.abort();
  addEventListener('offline', retry);
  try {
    const response = await fetch(apiBase() + LIVE_PATH, {
      headers: {
        Accept: 'text/event-stream',
        ...readTokenHeaders(),
        ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (response.status !== 200 || response.body === null) {
      return response.status === 401 || response.status === 403 ? 'refused' : 'ended';
    }
    const take = createEventParser(({ id, kind, data }) => onEvent(id, readLiveEvent(kind, data)));
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      hear();
      take(decoder.decode(value, { stream: true }));
    }
  } catch {
    return 'ended';
  } finally {
    clearTimeout(watch);
    removeEventListener('offline', retry);
  }
}

/** Shorter if the line is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
