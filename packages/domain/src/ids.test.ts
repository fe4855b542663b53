// Types alone: tsc checks these.

import { expectTypeOf, test } from 'vitest';
import type { ProUserId, ShowroomId, UserId } from './ids.ts';

test('the row of a showroom is not its pro, nor the pro the row', () => {
  expectTypeOf<ShowroomId>().not.toExtend<ProUserId>();
  expectTypeOf<ProUserId>().not.toExtend<ShowroomId>();
});

test('a pro is a user, but not every user is a pro', () => {
  expectTypeOf<ProUserId>().toExtend<UserId>();
  expectTypeOf<UserId>().not.toExtend<ProUserId>();
});

test('a number is no id', () => {
  expectTypeOf<number>().not.toExtend<UserId>();
  expectTypeOf<number>().not.toExtend<ShowroomId>();
});
