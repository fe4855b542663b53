import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { checkDocument } from '@wevisu/scene/findings/check-document.ts';
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { expect, test } from 'vitest';
import { firstLevelOf } from '../editor/edits/levels.ts';
import { emptyRoom } from './empty-room.ts';

test('the empty room measures 12 x 14 ft between its walls and has no findings', () => {
  const room = emptyRoom();
  const floor = facesOf(room).find(({ kind }) => kind === 'floor');
  expect(areaOf(floor?.outline ?? [])).toBeCloseTo(36_576 * 42_672, -3);
  expect(checkDocument(room)).toEqual([]);
  expect(firstLevelOf(room.nodes)).toBe('level-1');
});
