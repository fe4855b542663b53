import { defineCall } from '@wevisu/contract/call.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from './api-failure.ts';
import { buildPath, sendCall } from './http-transport.ts';

const getThing = defineCall({
  name: 'test.getThing',
  method: 'GET',
  path: '/api/thing/:id',
  access: 'public',
  summary: 'A thing.',
  reply: z.object({ success: z.literal(true) }),
});

/** A server that answers every request alike and remembers the last one. */
function startServer(status: number, body: string | null) {
  const seen: { url?: string; init?: RequestInit } = {};
  const options = {
    origin: 'https://shop.example',
    headers: () => ({ Authorization: 'Bearer abc' }),
    fetch: (async (url: string, init: RequestInit) => {
      Object.assign(seen, { url, init });
      return new Response(body, { status });
    }) as typeof fetch,
  };
  return { seen, send: () => sendCall(options, getThing, { params: { id: 7 } }) };
}

test('API-01 API-03 a call carries the token and JSON headers', async () => {
  const { seen, send } = startServer(200, '{"success":true}');
  expect(await send()).toEqual({ success: true });
  expect(seen.url).toBe('https://shop.example/api/thing/7');
  expect(seen.init?.headers).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: 'Bearer abc',
  });
});

test('ERR-20 only 200 and 201 are successes', async () => {
  expect(await startServer(201, '{"a":1}').send()).toEqual({ a: 1 });
  for (const [status, body] of [
    [202, '{}'],
    [204, null],
    [418, '{}'],
  ] as const) {
    await expect(startServer(status, body).send()).rejects.toMatchObject({ status });
  }
});

test('ERR-13 a refusal rejects with the message and the fields of the server', async () => {
  const body = '{"code":"invalid_input","message":"No","errors":{"email":["Bad"]}}';
  const failure = await startServer(422, body)
    .send()
    .catch((error) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 422, text: 'No', fields: { email: ['Bad'] } });
});

test('a lost connection is a failure of status 0', async () => {
  const options = {
    origin: '',
    headers: () => ({}),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  await expect(sendCall(options, getThing, { params: { id: 1 } })).rejects.toMatchObject({
    status: 0,
    isNetworkFault: true,
  });
});

test('U-41 LEAD-07 a form goes as multipart, and its type is left to the browser', async () => {
  const sendForm = defineCall({
    name: 'test.sendForm',
    method: 'POST',
    path: '/api/form',
    access: 'public',
    summary: 'A form.',
    encoding: 'multipart',
    reply: z.object({ success: z.literal(true) }),
  });
  let sent: RequestInit | undefined;
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent = init;
    return Response.json({ success: true });
  };
  const file = new File(['%PDF'], 'license.pdf');
  const body = { name: 'Ana', age: 7, nothing: undefined, file };
  await sendCall(
    { origin: '', headers: () => ({}), fetch: fetch as typeof globalThis.fetch },
    sendForm,
    { body },
  );
  expect(sent?.headers).toEqual({ Accept: 'application/json' });
  expect([...((sent?.body ?? new FormData()) as FormData)]).toEqual([
    ['name', 'Ana'],
    ['age', '7'],
    ['file', file],
  ]);
});

test('a success that is cut off counts as a lost connection', async () => {
  await expect(startServer(200, '{"success":tr').send()).rejects.toMatchObject({ status: 0 });
});

test('paths take their parameters encoded and leave out what is not set', () => {
  expect(buildPath('/api/product/:hash', { params: { hash: 'a/b' } })).toBe('/api/product/a%2Fb');
  expect(buildPath('/api/products', { query: { q: 'oak & ash', page: 2, brand: undefined } })).toBe(
    '/api/products?q=oak+%26+ash&page=2',
  );
  expect(buildPath('/api/products', { query: { brand: ['a', 'b'] } })).toBe(
    '/api/products?brand=a%2Cb',
  );
  expect(() => buildPath('/api/product/:hash', {})).toThrow('hash');
});
