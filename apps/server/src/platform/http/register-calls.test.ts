import { defineCall } from '@wevisu/contract/call.ts';
import { emptyReply } from '@wevisu/contract/reply.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCallTable } from './call-table.ts';
import { handleErrors } from './errors.ts';
import { registerCalls } from './register-calls.ts';

const removeThing = defineCall({
  name: 'test.removeThing',
  method: 'DELETE',
  path: '/api/thing',
  access: 'public',
  summary: 'Takes a thing away.',
  reply: emptyReply,
});

const changeThing = defineCall({
  name: 'test.changeThing',
  method: 'PUT',
  path: '/api/thing',
  access: 'public',
  summary: 'Changes a thing.',
  body: z.object({ name: z.string() }),
  reply: emptyReply,
});

async function send(method: 'DELETE' | 'PUT', payload: string): Promise<number> {
  const app = Fastify();
  const calls = createCallTable();
  calls.add(removeThing, async () => ok({}));
  calls.add(changeThing, async () => ok({}));
  handleErrors(app);
  registerCalls(app, {
    calls,
    resolveSession: async () => null,
    resolveApplicant: async () => null,
    resolveAiSession: async () => null,
    secondsToWait: () => 0,
    checkLargeBody: () => null,
    events: { note: () => {} },
  });
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method, url: '/api/thing', headers, payload });
  await app.close();
  return reply.statusCode;
}

test('API-03 a call without a body may name JSON as its content all the same', async () => {
  expect(await send('DELETE', '')).toBe(200);
});

test('API-03 a body that is missing, or broken, is refused where one is asked for', async () => {
  expect(await send('PUT', '{"name":"a"}')).toBe(200);
  expect(await send('PUT', '')).toBe(422);
  expect(await send('PUT', '{"name":')).toBe(422);
  expect(await send('PUT', '{"__proto__":{"name":"a"}}')).toBe(422);
});
