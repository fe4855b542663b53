import { LIVE_CHANNEL_NAME, type LiveEvent } from '@wevisu/contract/live.ts';

/**
 * Calls back when there may be other notifications: on live events of a stream that this tab or another one has open
 * for a page of its own, and when the tab is shown again. Opens no stream. Returns what ends it.
 */
export function overhearNotifications(onChange: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  document.addEventListener('visibilitychange', look, { signal });
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(LIVE_CHANNEL_NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => {
      if (data.kind === 'notifications' || data.kind === 'reset') onChange();
    });
    signal.addEventListener('abort', () => channel.close());
  }
  return () => ending.abort();
}
