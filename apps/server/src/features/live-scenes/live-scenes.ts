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
  type LookBy,
  liveRequestSchema,
  unpackUpdate,
} from '@wevisu/contract/live-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { MAX_UPDATE_BYTES } from '@wevisu/live/screen-update.ts';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Listener, listen } from '../../platform/events/listen.ts';
import type { LiveSceneDeps } from './deps.ts';
import { MAX_GUESTS, toGuest } from './guests.ts';
import type { Member } from './member.ts';
import { noticeSchema } from './people.ts';
import { createRoom, type Room } from './room.ts';
import { newClientId, openDocument } from './room-document.ts';
import { findProjectOfLink, LIVE_SCENE_CHANNEL, listLookers, listRights } from './store.ts';

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
          void opened.then((room) => typeof room !== 'string' && room.catchUp({ isSaved: false }));
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
    const { project, origin: from, people, saved } = notice.data;
    const room = await rooms.get(project as ProjectId);
    if (room === undefined || typeof room === 'string') return;
    if (people) room.people.hear(from, people);
    else room.catchUp({ isSaved: saved ?? false });
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
    request: Extract<LiveRequest, { t: 'hello' | 'look' }>,
  ): Promise<{ readonly room: Room; readonly member: Member } | null> {
    const found =
      request.t === 'hello' ? await findEditor(deps, request) : await findGuest(deps, request.by);
    if (found === null) {
      socket.close(LIVE_SCENE_CLOSED.refused);
      return null;
    }
    const { project, who } = found;
    // A room that closes at this moment is opened anew.
    for (let tries = 0; tries < 3; tries++) {
      const room = await openRoom(project);
      if (typeof room === 'string') break;
      if (!hasPlace(room, who)) break;
      const member = memberOf(socket, who);
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
      // Guests have said everything.
      if (entered?.member.role === 'guest') return socket.close(LIVE_SCENE_CLOSED.broken);
      if (isBinary) {
        const packed = unpackUpdate(data);
        if (packed === null || entered === null) return socket.close(LIVE_SCENE_CLOSED.broken);
        return entered.room.update(entered.member, packed);
      }
      const request = readRequest(data);
      const isFirst = entered === null && !isEntering;
      if (request === null || (request.t === 'hello' || request.t === 'look') !== isFirst) {
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

type Who = Pick<Member, 'key' | 'userId' | 'name' | 'role'>;

interface Found {
  readonly project: ProjectId;
  readonly who: Who;
}

/** Null for who may not edit the project. */
async function findEditor(
  { pool, resolveSession }: LiveSceneDeps,
  { project, token }: Extract<LiveRequest, { t: 'hello' }>,
): Promise<Found | null> {
  const user = await resolveSession(token);
  if (!user) return null;
  const key = user.sessionHash.toString('hex');
  const [right] = await listRights(pool, { id: project, sessions: [key] });
  if (!right) return null;
  const { userId, name, isOwner } = right;
  return { project, who: { key, userId, name, role: isOwner ? 'owner' : 'pro' } };
}

/** Null for who may not see the project. */
async function findGuest(
  { pool, resolveSession }: LiveSceneDeps,
  by: LookBy,
): Promise<Found | null> {
  if ('pid' in by) {
    const linked = await findProjectOfLink(pool, { link: by.pid });
    const who = { key: by.pid, userId: null, name: 'Guest', role: 'guest' as const };
    return linked && { project: linked.id, who };
  }
  const user = await resolveSession(by.token);
  if (!user) return null;
  const key = user.sessionHash.toString('hex');
  const [right] = await listLookers(pool, { id: by.project, links: [], sessions: [key] });
  if (!right?.name) return null;
  const { userId, name } = right;
  return { project: by.project, who: { key, userId, name, role: 'guest' } };
}

function hasPlace({ people }: Room, who: Who): boolean {
  const members = [...people.members()];
  const guests = members.filter(({ role }) => role === 'guest');
  if (who.role === 'guest') return guests.length < MAX_GUESTS;
  const own = members.filter(({ userId }) => userId === who.userId);
  return members.length - guests.length < MAX_MEMBERS && own.length < MAX_OF_PERSON;
}

function memberOf(socket: WebSocket, of: Who): Member {
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
    say(reply: LiveReply) {
      const told = of.role === 'guest' ? toGuest(reply) : reply;
      if (told) send(JSON.stringify(told));
    },
    sendUpdate: (update) => of.role !== 'guest' && send(update),
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
