import { defineCall } from '@wevisu/contract/call.ts';
import { emptyReply } from '@wevisu/contract/reply.ts';
import { expect, test } from 'vitest';
import { createCallLimits } from './call-limits.ts';

const call = defineCall({
  name: 'test.call',
  method: 'GET',
  path: '/api/test',
  access: 'public',
  summary: 'Counts.',
  reply: emptyReply,
  limit: { max: 2, seconds: 60 },
});

const notAsked = {
  secondsToWait: () => Promise.reject(new Error('a limit over a minute asks no other process')),
};

const from = (address: string) => ({
  user: null,
  address,
  userAgent: '',
  cookies: '',
  requestId: '',
});

test('lets a caller go on again when the window is over, and others all the while', () => {
  let time = 0;
  const limits = createCallLimits(() => new Date(time), notAsked);
  const wait = (address: string) => limits(call, from(address));
  expect([wait('a'), wait('a'), wait('a'), wait('b')]).toEqual([0, 0, 60, 0]);
  time = 45_000;
  expect(wait('a')).toBe(15);
  time = 60_000;
  expect(wait('a')).toBe(0);
});

test('counts on for a caller however many others come, each but once', () => {
  const limits = createCallLimits(() => new Date(0), notAsked);
  const wait = (address: string) => limits(call, from(address));
  wait('a');
  for (let i = 0; i < 100_000; i += 1) wait(`address ${i}`);
  expect([wait('a'), wait('a')]).toEqual([0, 60]);
});
