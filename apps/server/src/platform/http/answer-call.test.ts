import { defineCall } from '@wevisu/contract/call.ts';
import { dataReply, emptyReply } from '@wevisu/contract/reply.ts';
import { refuse } from '@wevisu/domain/errors/errors.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerCall } from './answer-call.ts';
import { createCallTable } from './call-table.ts';
import type { Caller } from './caller.ts';

const caller: Caller = { user: null, address: '', userAgent: '', cookies: '', requestId: '' };
const definition = {
  method: 'PUT',
  path: '/api/thing',
  access: 'public',
  summary: 'A thing.',
} as const;
const withData = defineCall({
  ...{ ...definition, name: 'test.data' },
  reply: dataReply(z.object({ version: z.int(), price: z.int() })),
});
const without = defineCall({ ...definition, name: 'test.empty', reply: emptyReply });
const now = { version: 8, price: 120, wholesale: 70 };

test('changed_meanwhile carries the record as the reply would show it, and no other field', async () => {
  const calls = createCallTable();
  calls.add(withData, async () => refuse('changed_meanwhile', { now }));
  calls.add(without, async () => refuse('changed_meanwhile', { now }));
  const answers = await Promise.all(calls.all().map((call) => answerCall(call, caller, {})));
  const [shown, bare] = answers.map(({ text }) => JSON.parse(text));
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect(shown).toMatchObject({ success: false, code: 'changed_meanwhile' });
  expect(shown.now).toEqual({ version: 8, price: 120 });
  expect(bare.now).toBeUndefined();
});
