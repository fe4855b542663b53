// The same pages from the same renderer, with constants in place of our server: the cost of rendering
// itself. Each call's reply is fetched once from the measured server, then served from memory.
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import Fastify from 'fastify';
import { addWeb } from '../apps/server/src/platform/pages/web.ts';
import { addressOf } from './call-address.ts';

export interface PageFloorPlan {
  /** The server that provides the constant replies. */
  readonly origin: string;
}

process.once('message', async ({ origin }: PageFloorPlan) => {
  const constants = new Map<string, Promise<object>>();
  const api = async (definition: CallDefinition, args: CallArgs<CallDefinition>) => {
    const path = addressOf(definition, args);
    const known = constants.get(path) ?? fetchReply(origin, path);
    constants.set(path, known);
    return { ok: true, reply: await known };
  };
  const http = Fastify();
  await addWeb(http, {
    origin,
    hotReload: false,
    valuesFor: (request) => ({ api, requestInfo: { id: request.id, origin } }),
    guard: () => {},
  });
  process.send?.({ origin: await http.listen({ port: 0, host: '127.0.0.1' }) });
});
process.once('disconnect', () => process.exit());

async function fetchReply(origin: string, path: string): Promise<object> {
  const reply = await fetch(`${origin}${path}`);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return (await reply.json()) as object;
}
