import { expect, test } from 'vitest';
import { readRoomKey, roomKeyOf } from './room-key.ts';

test('a key names its room and is written alike', () => {
  for (const key of ['12', 'support', 'support-34']) {
    const ref = readRoomKey(key);
    expect(ref && roomKeyOf(ref)).toBe(key);
  }
  for (const key of ['', 'support-', '-1', '1e3', '12 ', 'support-x', '9'.repeat(16)]) {
    expect(readRoomKey(key)).toBeNull();
  }
});
