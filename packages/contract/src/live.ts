// The stream of live events: server-sent events, for the token of a session. An open page goes on where it was by
// `Last-Event-ID`. Events say that something changed, not what: the page asks for that by a call.
export const LIVE_PATH = '/api/live';

/** By this name a browser's tabs tell each other of live events. */
export const LIVE_CHANNEL_NAME = 'wevisu-live';

export type LiveEvent =
  /** From here on nothing is missed. It moves the place that `Last-Event-ID` names, as every event with an id does. */
  | { readonly kind: 'ready' }
  /** Events may be missing, so everything is asked for anew. */
  | { readonly kind: 'reset' }
  /** There are other notifications than before; not kept. */
  | { readonly kind: 'notifications' }
  /** A room has changes up to `seq`. */
  | { readonly kind: 'chat'; readonly room: string; readonly seq: number }
  /** Somebody is typing; not kept. */
  | {
      readonly kind: 'typing';
      readonly room: string;
      readonly user: number;
      readonly name: string;
    };

/** Null for what this version does not know. */
export function readLiveEvent(kind: string, json: string): LiveEvent | null {
  if (kind === 'ready' || kind === 'reset' || kind === 'notifications') return { kind };
  const { room, seq, user, name } = parseObject(json);
  if (typeof room !== 'string') return null;
  if (kind === 'chat' && typeof seq === 'number') return { kind, room, seq };
  if (kind === 'typing' && typeof user === 'number' && typeof name === 'string') {
    return { kind, room, user, name };
  }
  return null;
}

function parseObject(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
