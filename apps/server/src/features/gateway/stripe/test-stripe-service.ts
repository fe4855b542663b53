// A local server that speaks Stripe's protocol, for tests and journeys: what it is asked is held against the table of
// operations.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_VERSION, findOperation } from './test-stripe-operations.ts';
import { Refused } from './test-stripe-refused.ts';
import { createStripeWorld, type StripeWorld } from './test-stripe-world.ts';

export const SECRET_KEY = 'sk_test_local';

export interface StripeServer extends StripeWorld {
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** What it was asked that Stripe would not understand. */
  readonly problems: readonly string[];
  /** The next request is done, and its answer is lost on the way. */
  loseAnswer(): void;
  /** What it was asked, oldest first: `POST /v1/refunds`. */
  readonly asked: readonly string[];
  /** A day later it knows no key of before. */
  forgetKeys(): void;
  close(): Promise<void>;
}

export async function serveStripe(now: () => Date): Promise<StripeServer> {
  const world = createStripeWorld(now);
  const problems: string[] = [];
  const asked: string[] = [];
  const answered = new Map<string, { readonly sent: string; readonly reply: Reply }>();
  let isLost = false;

  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const { reply, replayed } = answer(request, body);
    if (isLost) {
      isLost = false;
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      'request-id': 'req_local',
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
    response.end(JSON.stringify(reply.body));
  });

  function answer(request: IncomingMessage, body: string): { reply: Reply; replayed: boolean } {
    const url = new URL(request.url ?? '/', 'http://local');
    const { method = '' } = request;
    asked.push(`${method} ${url.pathname}`);
    const key = headerOf(request, 'idempotency-key');
    const account = headerOf(request, 'stripe-account') ?? null;
    const sent = `${method} ${url.pathname} ${account} ${body}`;
    const given = method === 'GET' ? url.searchParams : new URLSearchParams(body);
    const fields = Object.fromEntries(given);
    try {
      if (headerOf(request, 'authorization') !== `Bearer ${SECRET_KEY}`)
        throw new Error('the key is wrong');
      if (headerOf(request, 'stripe-version') !== API_VERSION)
        throw new Error('the version is not pinned');
      const { name, id } = findOperation({ method, path: url.pathname, fields, key });
      const earlier = method === 'POST' && key !== undefined ? answered.get(key) : undefined;
      if (earlier !== undefined) {
        return earlier.sent === sent
          ? { reply: earlier.reply, replayed: true }
          : { reply: toReply(new Refused(400, { type: 'idempotency_error' })), replayed: false };
      }
      const reply = replyOf(() => world.operations[name]({ id, fields, account }));
      if (method === 'POST' && key !== undefined) answered.set(key, { sent, reply });
      return { reply, replayed: false };
    } catch (error) {
      problems.push(String(error));
      return {
        reply: { status: 500, body: { error: { message: String(error) } } },
        replayed: false,
      };
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...world,
    ...{ problems, asked, api: { host: '127.0.0.1', port, protocol: 'http' } },
    loseAnswer() {
      isLost = true;
    },
    forgetKeys: () => answered.clear(),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

function replyOf(work: () => unknown): Reply {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof Refused) return toReply(error);
    throw error;
  }
}

function toReply({ status, error }: Refused): Reply {
  return { status, body: { error } };
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
