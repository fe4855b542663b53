import { defineCall } from '@wevisu/contract/call.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseReply } from './parse-reply.ts';

const base = { method: 'GET', path: '/x', access: 'public', summary: 'x' } as const;
const plain = defineCall({ ...base, name: 'test.plain', reply: z.object({ total: z.int() }) });
const shaped = defineCall({
  ...base,
  name: 'test.shaped',
  reply: {
    Vendor: z.object({ final_price: z.int() }),
    Contractor: z.object({ contractor_markup_amt: z.int() }),
  },
});

test('a reply is held against its definition', () => {
  expect(parseReply(plain, { total: 3, more: 'x' }, 'User')).toEqual({ total: 3 });
  expect(() => parseReply(plain, { total: 'three' }, 'User')).toThrow('test.plain');
  expect(() => parseReply(plain, null, 'User')).toThrow('test.plain');
});

test('a role-shaped reply is held against the shape of the role', () => {
  const body = { final_price: 1, contractor_markup_amt: 2 };
  expect(parseReply(shaped, body, 'Vendor')).toEqual({ final_price: 1 });
  expect(parseReply(shaped, body, 'Contractor')).toEqual({ contractor_markup_amt: 2 });
  expect(() => parseReply(shaped, body, 'User')).toThrow('test.shaped');
});
