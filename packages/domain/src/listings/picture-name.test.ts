import { expect, test } from 'vitest';
import { isNoPicture, readPictureName } from './picture-name.ts';

test.each([
  ['CAL-1.jpg', ['CAL-1'], 1],
  ['tiles/CAL-1_2.png', ['CAL-1_2', 'CAL-1', 'tiles'], 2],
  ['CAL-1 (3).webp', ['CAL-1 (3)', 'CAL-1'], 3],
  ['all\\CAL-1\\front.jpg', ['front', 'CAL-1'], 1],
  ['CAL.1.jpeg', ['CAL.1'], 1],
])('G-62 the name %s says whose picture it is', (path, skus, place) => {
  expect(readPictureName(path)).toEqual({ skus, place });
});

test('G-62 folders and files of operating systems are no pictures', () => {
  const none = ['CAL-1/', '__MACOSX/._CAL-1.jpg', 'CAL-1/.DS_Store', 'a/Thumbs.db'];
  expect(none.map(isNoPicture)).toEqual([true, true, true, true]);
  expect(isNoPicture('CAL-1/front.jpg')).toBe(false);
});
