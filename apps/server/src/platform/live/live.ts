// Streams of live events: one listening connection for all streams of this process. A stream holds no events: it reads
// those after its place whenever it is woken and its reader takes more, so that a slow reader costs no memory.
import { Readable } from 'node:stream';
import { LIVE_PATH } from '@wevisu/contract/live.ts';
import { type Refusal, refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool, Queryable } from '../database/queryable.ts';
import { type Listener, listen } from '../events/listen.ts';
import { refusalAnswer } from '../http/answer-call.ts';
import type { ResolveSession, SignedIn } from '../http/caller.ts';
import { HINT_CHANNEL, LIVE_CHANNEL, type LiveEvent, readHint, readNotice } from './publish.ts';
import { findBounds, listEvents } from './store.ts';

export interface LiveDeps {
  readonly pool: Pool;
  readonly resolveSession: ResolveSession;
  /** What this person may hear now. Asked again at each delivery. */
  readonly topicsOf: (db: Queryable, user: SignedIn) => Promise<readonly string[]>;
  /** Each hint of any process, whether a stream hears it or not. */
  readonly onHint?: (hint: LiveEvent) => void;
  readonly onError: (error: unknown) => void;
  readonly warn: (line: string) => void;
  /** How often a stream shows that it lives, and looks for what it was not woken for. */
  readonly heartbeatMs?: number;
}

export interface Live {
  start(): Promise<void>;
  close(): Promise<void>;
  /** How many streams are open here. */
  count(): number;
}

/** A person's tabs share one stream where the browser can; a few more for devices and older browsers. */
const MAX_STREAMS_PER_PERSON = 8;
const HEARTBEAT_MS = 20_000;
const BATCH = 100;
/** Bytes that wait for a reader before no more is read for it. */
const HIGH_WATER = 16 * 1024;
/** A reader that takes nothing for so long is gone. */
const STUCK_MS = 60_000;

interface Stream {
  readonly userId: number;
  readonly token: string;
  readonly body: Readable;
  /** The id of the last event that was sent. */
  place: number;
  isPulling: boolean;
  isWoken: boolean;
  /** Since when its reader has taken nothing; null while it takes what comes. */
  fullSince: number | null;
}

export function createLive(http: FastifyInstance, deps: LiveDeps): Live {
  const { pool, resolveSession, topicsOf, onError } = deps;
  const { heartbeatMs = HEARTBEAT_MS } = deps;
  const streams = new Set<Stream>();
  let listener: Listener | null = null;
  let isClosed = false;

  function write(stream: Stream, text: string): void {
    if (!stream.body.push(text)) stream.fullSince ??= Date.now();
  }

  function end(stream: Stream): void {
    streams.delete(stream);
    if (!stream.body.readableEnded && !stream.body.destroyed) stream.body.push(null);
  }

  /** Null if the session is over: the stream is then closed. */
  async function hearsNow(stream: Stream): Promise<readonly string[] | null> {
    const user = await resolveSession(stream.token);
    if (user === null || !mayListen(user) || user.userId !== stream.userId) {
      end(stream);
      return null;
    }
    return topicsOf(pool, user);
  }

  async function readOn(stream: Stream): Promise<void> {
    while (streams.has(stream) && stream.fullSince === null) {
      stream.isWoken = false;
      const topics = await hearsNow(stream);
      if (topics === null) return;
      const rows = await listEvents(pool, { topics, after: stream.place, limit: BATCH });
      if (!streams.has(stream)) return;
      for (const { id, kind, data } of rows) {
        write(stream, frame({ id, kind, data }));
        stream.place = id;
      }
      if (rows.length < BATCH && !stream.isWoken) return;
    }
  }

  /** Reads what is new for a stream; one reading at a time. */
  function wake(stream: Stream): void {
    stream.isWoken = true;
    if (stream.isPulling) return;
    stream.isPulling = true;
    readOn(stream)
      // A database that is away comes back: the next notice or heartbeat looks again.
      .catch(onError)
      .finally(() => {
        stream.isPulling = false;
      });
  }

  async function tell(stream: Stream, text: string): Promise<void> {
    const { topics, kind, data } = readHint(text);
    const heard = await hearsNow(stream);
    if (heard === null || stream.fullSince !== null) return;
    if (topics.some((topic) => heard.includes(topic))) write(stream, frame({ kind, data }));
  }

  function hear(channel: string, text: string): void {
    if (channel === HINT_CHANNEL) {
      const hint = readHint(text);
      deps.onHint?.(hint);
      const users = new Set<number>(hint.wake);
      for (const stream of streams) if (users.has(stream.userId)) tell(stream, text).catch(onError);
      return;
    }
    const users = readNotice(text);
    for (const stream of streams) if (users === null || users.has(stream.userId)) wake(stream);
  }

  function beat(stream: Stream): void {
    if (stream.fullSince !== null && Date.now() - stream.fullSince > STUCK_MS) {
      streams.delete(stream);
      stream.body.destroy();
      return;
    }
    if (stream.fullSince === null) write(stream, ': here\n\n');
    wake(stream);
  }

  function open(of: { readonly userId: number; readonly token: string; readonly place: number }) {
    const body = new Readable({
      highWaterMark: HIGH_WATER,
      read() {
        if (stream.fullSince === null) return;
        stream.fullSince = null;
        wake(stream);
      },
    });
    const stream: Stream = { ...of, body, isPulling: false, isWoken: false, fullSince: null };
    streams.add(stream);
    const beating = setInterval(() => beat(stream), heartbeatMs).unref();
    body.once('close', () => {
      clearInterval(beating);
      streams.delete(stream);
    });
    // A reader that goes away ends its stream; nothing is wrong then.
    body.on('error', () => {});
    return stream;
  }

  http.get(LIVE_PATH, async (request, reply) => {
    const token = tokenOf(request);
    const user = token === null ? null : await resolveSession(token);
    if (token === null || user === null) return sendRefusal(reply, refuse('unauthenticated'));
    if (!mayListen(user)) return sendRefusal(reply, refuse('otp_required'));
    const mine = [...streams].filter(({ userId }) => userId === user.userId);
    if (mine.length >= MAX_STREAMS_PER_PERSON) {
      reply.header('retry-after', '60');
      return sendRefusal(reply, refuse('too_many_requests', { params: { seconds: 60 } }));
    }
    if (isClosed) return sendRefusal(reply, refuse('unavailable'));
    const { place, isWhole } = await placeOf(pool, request.headers['last-event-id']);
    const stream = open({ userId: user.userId, token, place });
    write(stream, frame({ id: place, kind: isWhole ? 'ready' : 'reset', data: {} }));
    wake(stream);
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        // Balancers that gather replies before they pass them on.
        .header('x-accel-buffering', 'no')
        .send(stream.body)
    );
  });
  // Before the server waits for its open replies to end.
  http.addHook('preClose', async () => {
    isClosed = true;
    for (const stream of streams) end(stream);
  });

  return {
    async start() {
      listener = await listen({
        pool,
        channels: [LIVE_CHANNEL, HINT_CHANNEL],
        onNotice: hear,
        onReady: () => {
          for (const stream of streams) wake(stream);
        },
        onLost: (reason) => deps.warn(`live events are late for now: ${reason}`),
      });
    },
    async close() {
      await listener?.close();
    },
    count: () => streams.size,
  };
}

/** Staff hear nothing before they have entered their code. */
const mayListen = ({ type, otpPassed }: SignedIn) => type !== 'Admin' || otpPassed;

/**
 * Where a stream goes on. It is not whole if events may be missing: the reader then reads everything anew, as the first
 * time.
 */
async function placeOf(
  pool: Pool,
  lastId: string | readonly string[] | undefined,
): Promise<{ readonly place: number; readonly isWhole: boolean }> {
  const { first, last } = await findBounds(pool);
  if (typeof lastId !== 'string' || !/^\d{1,15}$/.test(lastId)) {
    return { place: last, isWhole: true };
  }
  const place = Number(lastId);
  const isKept = place <= last && place >= first - 1;
  return isKept ? { place, isWhole: true } : { place: last, isWhole: false };
}

function tokenOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && token !== undefined && token.length > 10 ? token : null;
}

function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  const { status, text } = refusalAnswer(refused);
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

function frame(of: {
  readonly id?: number;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}): string {
  const id = of.id === undefined ? '' : `id: ${of.id}\n`;
  // JSON has no line breaks of its own.
  return `${id}event: ${of.kind}\ndata: ${JSON.stringify(of.data)}\n\n`;
}
