import { defineCall } from '@wevisu/contract/call.ts';
import { emptyReply } from '@wevisu/contract/reply.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerCall } from './answer-call.ts';
import { createCallTable } from './call-table.ts';
import { findUnstorable } from './unstorable.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test.each([
  ['NUL', { name: 'a\u0000b' }, 'name'],
  ['half a surrogate pair', { address: { street: 'a\ud800b' } }, 'address.street'],
  ['a NUL in a list', { items: [{ note: 'a' }, { note: '\u0000' }] }, 'items.1.note'],
  ['a NUL in a key', { extra_info: { 'a\u0000': 1 } }, 'extra_info'],
  ['a bare text', '\u0000', ''],
])('finds %s', (_what, value, place) => {
  expect(findUnstorable(value)).toBe(place);
});

test('lets everything else pass, and refuses what is nested too deep', () => {
  expect(findUnstorable({ a: '\u{1F3E0} é\n\t', b: [null, 1, true, undefined] })).toBeNull();
  expect(findUnstorable(nested(30))).toBeNull();
  expect(findUnstorable(nested(1_000))).not.toBeNull();
});

test('ERR-12 ERR-17 text that can not be kept is bad input, and names no record', async () => {
  const calls = createCallTable();
  const definition = defineCall({
    name: 'test.rename',
    method: 'PUT',
    path: '/api/thing/:id',
    access: 'public',
    summary: 'Renames a thing.',
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
    reply: emptyReply,
  });
  calls.add(definition, async () => ok({}));
  const [call] = calls.all();
  if (call === undefined) throw new Error('no call');
  const caller = { user: null, address: '', userAgent: '', cookies: '', requestId: '' };
  const send = (id: string, name: string) =>
    answerCall(call, caller, { params: { id }, body: { name } });
  const bad = await send('1', 'a\u0000');
  expect([bad.status, Object.keys(JSON.parse(bad.text).errors)]).toEqual([422, ['name']]);
  expect((await send('1\u0000', 'a')).status).toBe(404);
  expect((await send('1', 'a')).status).toBe(200);
});
