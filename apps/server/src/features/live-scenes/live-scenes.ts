// The endpoint of shared editing: one WebSocket for each open editor. It lets in whom the database lets in, reads what
// they say, and hands it to the room.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  LIVE_SCENE_CLOSED,
  LIVE_SCENE_PATH,
  type LiveReply,
  type LiveRequest,
  liveRequestSchema,
  unpackUpdate,
} from '@wevisu/contract/live-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { MAX_UPDATE_BYTES } from '@wevisu/live/screen-update.ts';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Listener, listen } from '../../platform/events/listen.ts';
import type { LiveSceneDeps } from './deps.ts';
import type { Member } from './member.ts';
import { noticeSchema } from './people.ts';
import { createRoom, type Room } from './room.ts';
import { newClientId, openDocument } from './room-document.ts';
import { LIVE_SCENE_CHANNEL, listRights } from './store.ts';

export interface LiveScenes {
  close(): Promise<void>;
}

const HELLO_MS = 10_000;
const LOOK_MS = 20_000;
/** Connections that have not said yet who they are. */
const MAX_STRANGERS = 100;
const MAX_MEMBERS = 40;
const MAX_OF_PERSON = 8;
/** Messages of one connection: so many at once, and so many a second. */
const BURST = 120;
const PER_SECOND = 40;
/** Bytes that wait for a reader before it is taken to be gone. */
const MAX_WAITING = 16 * 1024 * 1024;

export function createLiveScenes(http: FastifyInstance, deps: LiveSceneDeps): LiveScenes {
  const origin = randomUUID();
  const rooms = new Map<ProjectId, Promise<Room | 'gone' | 'too-large'>>();
  const sockets = new WebSocketServer({
    ...{ noServer: true, clientTracking: false, perMessageDeflate: false },
    maxPayload: MAX_UPDATE_BYTES + 1024,
  });
  let strangers = 0;
  let isClosed = false;
  let listening: Promise<Listener> | null = null;

  /** One listening connection for all rooms, from the first on. */
  function listenOnce(): Promise<Listener> {
    listening ??= listen({
      pool: deps.pool,
      channels: [LIVE_SCENE_CHANNEL],
      onNotice: (_, text) => void hear(text),
      onReady: () => {
        for (const opened of rooms.values()) {
          void opened.then((room) => typeof room !== 'string' && room.catchUp());
        }
      },
      onLost: (reason) => deps.warn({ reason }, 'shared scenes are late for now'),
    });
    listening.catch(() => {
      listening = null;
    });
    return listening;
  }

  async function hear(text: string): Promise<void> {
    const notice = noticeSchema.safeParse(JSON.parse(text));
    if (!notice.success || notice.data.origin === origin) return;
    const { project, origin: from, people } = notice.data;
    const room = await rooms.get(project as ProjectId);
    if (room === undefined || typeof room === 'string') return;
    if (people) room.people.hear(from, people);
    else room.catchUp();
  }

  function openRoom(id: ProjectId): Promise<Room | 'gone' | 'too-large'> {
    const known = rooms.get(id);
    if (known) return known;
    const forget = () => {
      if (rooms.get(id) === opened) rooms.delete(id);
    };
    const opened = (async () => {
      await listenOnce();
      const document = await openDocument(deps, id);
      if (typeof document !== 'string') {
        return createRoom(deps, { id, origin, document, onClosed: forget });
      }
      forget();
      return document;
    })();
    opened.catch(forget);
    rooms.set(id, opened);
    return opened;
  }

  async function enter(
    socket: WebSocket,
    { project, token }: Extract<LiveRequest, { t: 'hello' }>,
  ): Promise<{ readonly room: Room; readonly member: Member } | null> {
    const user = await deps.resolveSession(token);
    const session = user?.sessionHash.toString('hex') ?? '';
    const rights = user ? await listRights(deps.pool, { id: project, sessions: [session] }) : [];
    const [right] = rights;
    if (!user || !right) {
      socket.close(LIVE_SCENE_CLOSED.refused);
      return null;
    }
    // A room that closes at this moment is opened anew.
    for (let tries = 0; tries < 3; tries++) {
      const room = await openRoom(project);
      if (typeof room === 'string') break;
      const there = [...room.people.members()];
      const own = there.filter(({ userId }) => userId === right.userId);
      if (there.length >= MAX_MEMBERS || own.length >= MAX_OF_PERSON) break;
      const member = memberOf(socket, {
        ...{ session, userId: right.userId, name: right.name },
        role: right.isOwner ? 'owner' : 'pro',
      });
      if (await room.join(member)) return room.people.has(member) ? { room, member } : null;
    }
    socket.close(LIVE_SCENE_CLOSED.unsuitable);
    return null;
  }

  function serve(socket: WebSocket): void {
    strangers++;
    let isStranger = true;
    let entered: { readonly room: Room; readonly member: Member } | null = null;
    let isEntering = false;
    let left = BURST;
    let refilledAt = Date.now();
    const known = () => {
      if (isStranger) strangers--;
      isStranger = false;
    };
    const waiting = setTimeout(() => socket.close(LIVE_SCENE_CLOSED.broken), HELLO_MS).unref();

    const isTooFast = () => {
      const now = Date.now();
      left = Math.min(BURST, left + ((now - refilledAt) / 1000) * PER_SECOND);
      refilledAt = now;
      left -= 1;
      return left < 0;
    };

    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isTooFast()) return socket.close(LIVE_SCENE_CLOSED.broken);
      if (isBinary) {
        const packed = unpackUpdate(data);
        if (packed === null || entered === null) return socket.close(LIVE_SCENE_CLOSED.broken);
        return entered.room.update(entered.member, packed);
      }
      const request = readRequest(data);
      if (request === null || (request.t === 'hello') !== (entered === null && !isEntering)) {
        return socket.close(LIVE_SCENE_CLOSED.broken);
      }
      if (request.t === 'here') return entered?.room.here(entered.member, request.at);
      if (request.t === 'save') return entered?.room.save(entered.member, request);
      isEntering = true;
      enter(socket, request)
        .then((next) => {
          clearTimeout(waiting);
          known();
          entered = next;
          // Gone while it was let in.
          if (next && socket.readyState !== socket.OPEN) next.room.leave(next.member);
        })
        .catch((error: unknown) => {
          deps.onError(error);
          socket.close(1013);
        });
    });
    socket.on('close', () => {
      clearTimeout(waiting);
      known();
      if (entered) entered.room.leave(entered.member);
    });
    // A reader that goes away ends its connection; nothing is wrong then.
    socket.on('error', () => {});
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = request.url?.split('?')[0];
    if (path !== LIVE_SCENE_PATH) {
      // The development server has sockets of its own.
      if (http.server.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    if (isClosed || strangers >= MAX_STRANGERS || isForeign(request, deps.publicUrl())) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, serve);
  }

  http.server.on('upgrade', onUpgrade);
  const looking = setInterval(() => {
    for (const opened of rooms.values()) {
      void opened.then((room) => typeof room !== 'string' && room.look());
    }
  }, LOOK_MS).unref();

  async function closeRooms(): Promise<void> {
    isClosed = true;
    clearInterval(looking);
    const opened = await Promise.all(rooms.values());
    await Promise.all(opened.map((room) => typeof room !== 'string' && room.close()));
  }
  // Before the server waits for its connections to end.
  http.addHook('preClose', closeRooms);

  return {
    async close() {
      await closeRooms();
      await (await listening?.catch(() => null))?.close();
    },
  };
}

function memberOf(
  socket: WebSocket,
  of: Pick<Member, 'session' | 'userId' | 'name' | 'role'>,
): Member {
  const send = (data: string | Uint8Array) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING) return socket.terminate();
    socket.send(data);
  };
  return {
    ...of,
    id: randomUUID(),
    clientId: newClientId(),
    at: null,
    say: (reply: LiveReply) => send(JSON.stringify(reply)),
    sendUpdate: send,
    close: (why) => socket.close(why === 'again' ? 1012 : LIVE_SCENE_CLOSED[why]),
  };
}

function readRequest(data: Buffer): LiveRequest | null {
  try {
    return liveRequestSchema.safeParse(JSON.parse(data.toString())).data ?? null;
  } catch {
    return null;
  }
}

/** Browsers say which page asks; programs don't. */
function isForeign({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && !origin.endsWith(`//${host}`);
}
