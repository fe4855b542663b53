import { expect, test } from 'vitest';
import { dueText } from './due-text.ts';

const now = new Date('2026-11-24T12:00:00Z');
const since = '2026-11-20T12:00:00Z';

test.each([
  ['2026-11-24T12:40:00Z', false, '40 min left'],
  ['2026-11-24T17:30:00Z', false, '5 h left'],
  ['2026-11-24T09:00:00Z', false, '3 h over'],
  ['2026-11-27T12:00:00Z', false, '3 days left'],
  ['2026-11-24T09:00:00Z', true, 'Clock stopped'],
  [null, false, '4 days old'],
])('a case due at %s, waiting %s, reads %s', (dueAt, isWaiting, text) => {
  expect(dueText({ dueAt, since, isWaiting }, now)).toBe(text);
});
