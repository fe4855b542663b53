import { defineCall } from '@wevisu/contract/call.ts';
import { emptyReply } from '@wevisu/contract/reply.ts';
import { expect, test } from 'vitest';
import { fetchFile } from './call-file.ts';

const getPlan = defineCall({
  name: 'test.getPlan',
  method: 'GET',
  path: '/api/plan',
  access: 'public',
  summary: 'A plan.',
  reply: emptyReply,
  sends: 'file',
});

function ask(response: () => Promise<Response>, signal = new AbortController().signal) {
  const options = {
    origin: 'https://shop.example',
    headers: () => ({}),
    fetch: (() => response()) as typeof fetch,
  };
  return fetchFile(options, getPlan, {}, signal);
}

test('a file comes as it is, with its type', async () => {
  const headers = { 'content-type': 'application/pdf' };
  const file = await ask(async () => new Response('%PDF-', { headers }));
  expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-']);
});

test('a refusal is told in the words of the server, a lost line as a lost line', async () => {
  const refused = async () =>
    new Response('{"code":"unavailable","message":"No"}', { status: 503 });
  await expect(ask(refused)).rejects.toMatchObject({ status: 503, text: 'No' });
  await expect(ask(() => Promise.reject(new TypeError('lost')))).rejects.toMatchObject({
    status: 0,
  });
});

test('whoever calls it off is not told of a fault', async () => {
  const control = new AbortController();
  const asked = ask(() => Promise.reject(new DOMException('', 'AbortError')), control.signal);
  control.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
