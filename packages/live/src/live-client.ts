// A connection to a scene that several edit: opens it, keeps it open, and carries what is done here and elsewhere. It
// knows no screen: whoever has an editor says what is in it and takes what others did.
import {
  LIVE_SCENE_CLOSED,
  type LivePerson,
  type LiveReply,
  type LiveRequest,
  type Presence,
  packUpdate,
} from '@wevisu/contract/live-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { openLine } from './line.ts';
import { createLiveSession } from './live-session.ts';
import type { SceneParts } from './scene-writes.ts';

/**
 * connecting: for the first time; joined; offline: it was joined and tries again; refused: this person may not edit it,
 * or no longer; unsuitable: it is not edited by several. The last two are for good.
 */
export type LiveStatus = 'connecting' | 'joined' | 'offline' | 'refused' | 'unsuitable';

export type LiveSaved =
  | { readonly outcome: 'saved'; readonly revision: number }
  | { readonly outcome: 'failed'; readonly why: string }
  | { readonly outcome: 'offline' };

export interface LiveClientOptions {
  /** Of the endpoint, with ws: or wss:. */
  readonly url: string;
  readonly project: ProjectId;
  /** Of the session; null if there is none now. */
  readonly token: () => string | null;
  /** The scene as it was when it was loaded: what differs from it is this person's. */
  readonly loaded: SceneParts;
  /** The scene in the editor. */
  readonly current: () => SceneParts;
  /** Others did something: the editor takes these parts. Null: everything may differ, also the choices. */
  readonly onParts: (parts: SceneParts, touched: ReadonlySet<NodeId | null> | null) => void;
  readonly onPeople: (people: readonly LivePerson[], me: string) => void;
  readonly onMoved: (moved: readonly Pick<LivePerson, 'id' | 'at'>[]) => void;
  readonly onStatus: (status: LiveStatus) => void;
  /** The server saved everybody's work as this revision. */
  readonly onSaved: (revision: number) => void;
  /** Something done here could not stay, in words. */
  readonly onDropped: (why: string) => void;
}

export interface LiveClient {
  /** The editor's scene changed here. */
  touched(): void;
  /** Where this person is. */
  here(at: Presence): void;
  /** Saves everything done so far. */
  save(label: string | null): Promise<LiveSaved>;
  /** The network is back. */
  retry(): void;
  status(): LiveStatus;
  /** Whether the server has everything. */
  hasUnsent(): boolean;
  close(): void;
}

/** Edits of so long go together. */
const SEND_MS = 50;
const HERE_MS = 100;
const SAVE_MS = 20_000;

export function createLiveClient(options: LiveClientOptions): LiveClient {
  const session = createLiveSession();
  let synced = options.loaded;
  let status: LiveStatus = 'connecting';
  let welcome: Extract<LiveReply, { t: 'welcome' }> | null = null;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let hereTimer: ReturnType<typeof setTimeout> | undefined;
  let presence: Presence | null = null;
  let lastSave = 0;
  const saves = new Map<number, (saved: LiveSaved) => void>();

  function show(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    options.onStatus(next);
  }

  function say(request: LiveRequest): void {
    line.send(JSON.stringify(request));
  }

  /** What was done here since goes into the shared scene, and to the server if it is there. */
  function flush(): void {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    const now = options.current();
    session.edit(synced, now);
    synced = now;
    if (status !== 'joined') return;
    const out = session.takeUpdate();
    if (out) line.send(packUpdate(out.n, out.update));
  }

  function adopt(parts: SceneParts, touched: ReadonlySet<NodeId | null> | null): void {
    options.onParts(parts, touched);
    synced = options.current();
  }

  function take(update: Uint8Array): void {
    flush();
    if (status !== 'joined') {
      if (welcome === null) return;
      const parts = session.join({ state: update, clientId: welcome.clientId });
      line.works();
      adopt(parts, null);
      show('joined');
      flush();
      if (presence) say({ t: 'here', at: presence });
      return;
    }
    const { parts, touched } = session.receive(update);
    if (touched.size > 0) adopt(parts, touched);
  }

  function hear(reply: LiveReply): void {
    if (reply.t === 'welcome') {
      welcome = reply;
      options.onSaved(reply.revision);
    } else if (reply.t === 'people') {
      if (welcome) options.onPeople(reply.people, welcome.me);
    } else if (reply.t === 'here') options.onMoved(reply.moved);
    else if (reply.t === 'ack') session.confirm(reply.n);
    else if (reply.t === 'dropped') options.onDropped(reply.why);
    else if (reply.t === 'saved') {
      options.onSaved(reply.revision);
      settle(reply.id, { outcome: 'saved', revision: reply.revision });
    } else if (reply.t === 'not-saved') settle(reply.id, { outcome: 'failed', why: reply.why });
  }

  function settle(id: number | null, saved: LiveSaved): void {
    if (id === null) return;
    saves.get(id)?.(saved);
    saves.delete(id);
  }

  function lose(code: number): void {
    welcome = null;
    if (status === 'joined') flush();
    session.leave();
    for (const id of [...saves.keys()]) settle(id, { outcome: 'offline' });
    if (code === LIVE_SCENE_CLOSED.refused) end('refused');
    else if (code === LIVE_SCENE_CLOSED.unsuitable) end('unsuitable');
    else if (status === 'joined') {
      // Nobody is seen from here until it is back.
      options.onPeople([], '');
      show('offline');
    }
  }

  function end(why: 'refused' | 'unsuitable'): void {
    line.close();
    options.onPeople([], '');
    show(why);
  }

  const line = openLine({
    url: options.url,
    hello() {
      const token = options.token();
      return token === null ? null : { t: 'hello', project: options.project, token };
    },
    onText: (text) => hear(JSON.parse(text) as LiveReply),
    onBytes: take,
    onLost: lose,
    onNobody: () => end('refused'),
  });
  return {
    touched() {
      sendTimer ??= setTimeout(flush, SEND_MS);
    },
    here(at) {
      presence = at;
      hereTimer ??= setTimeout(() => {
        hereTimer = undefined;
        if (presence && status === 'joined') say({ t: 'here', at: presence });
      }, HERE_MS);
    },
    save(label) {
      flush();
      if (status !== 'joined') return Promise.resolve({ outcome: 'offline' });
      const id = ++lastSave;
      return new Promise((resolve) => {
        saves.set(id, resolve);
        setTimeout(() => settle(id, { outcome: 'offline' }), SAVE_MS);
        say({ t: 'save', id, label });
      });
    },
    retry: () => line.retry(),
    status: () => status,
    hasUnsent() {
      flush();
      return session.hasUnconfirmed();
    },
    close() {
      flush();
      for (const timer of [sendTimer, hereTimer]) clearTimeout(timer);
      line.close();
      for (const id of [...saves.keys()]) settle(id, { outcome: 'offline' });
    },
  };
}
