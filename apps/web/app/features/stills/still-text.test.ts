import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { RoomNode } from '@wevisu/scene/document/nodes/room.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { lookOf } from '@wevisu/scene/reading/look-of.ts';
import { expect, test } from 'vitest';
import { insideOf, placesOf } from '../editor/stills/places.ts';
import { emptyRoom } from '../scenes/empty-room.ts';
import { endedSince, endText, isOlder, progressText, suggestName } from './still-text.ts';

const still = (id: number, status: ProjectStill['status']): ProjectStill => ({
  ...{ id, status, name: 'Kitchen, evening', width: 640, height: 480, light: 'evening' },
  ...{ ahead: 0, samples_done: 0, samples: 64, picture: 0, revision: 3, look: null },
  ...{ created_at: '2026-11-22T10:00:00Z', done_at: null },
});

/** With other fields in each room. */
function changedRoom(nodes: SceneNodes, fields: Partial<RoomNode>): SceneNodes {
  const rooms = nodesOf(nodes, 'room').map(([id, room]) => [id, { ...room, ...fields }]);
  return { ...nodes, ...Object.fromEntries(rooms) };
}

test('a still is named after its room and its light, within the length limit', () => {
  const none = new Set<string>();
  expect(suggestName('Kitchen', 'evening', none)).toBe('Kitchen, evening');
  expect(suggestName(' ', 'day', none)).toBe('Room, day');
  const taken = new Set(['Kitchen, evening', 'Kitchen, evening 2']);
  expect(suggestName('Kitchen', 'evening', taken)).toBe('Kitchen, evening 3');
  const long = suggestName('😀'.repeat(60), 'lamps', none);
  expect(long.length).toBeLessThanOrEqual(80);
  expect(long.isWellFormed()).toBe(true);
});

test.each([
  [{ status: 'waiting', ahead: 0 }, 'Next in line'],
  [{ status: 'waiting', ahead: 1 }, '1 picture ahead of it'],
  [{ status: 'waiting', ahead: 4 }, '4 pictures ahead of it'],
  [{ status: 'drawing', samples_done: 0 }, 'Starting'],
  [{ status: 'drawing', samples_done: 0, picture: 1 }, 'A draft so far'],
  [{ status: 'drawing', samples_done: 24 }, '38% drawn'],
] as const)('the progress of %o', (given, words) => {
  expect(progressText({ ...still(1, 'waiting'), ...given })).toBe(words);
});

test('a room counts as changed when its appearance changes, not its name', () => {
  const { nodes } = emptyRoom();
  const made = { look: lookOf(nodes) };
  const renamed = changedRoom(nodes, { name: 'Scullery' });
  expect(isOlder(made, lookOf(renamed))).toBe(false);
  const higher = changedRoom(nodes, { heightTenths: 30_000 });
  expect(isOlder(made, lookOf(higher))).toBe(true);
  expect(isOlder({ look: null }, lookOf(higher))).toBe(false);
});

test('the end of a still is reported once, and only if it was in progress', () => {
  const before = [still(1, 'done'), still(2, 'drawing'), still(3, 'waiting')];
  const now = [still(1, 'done'), still(2, 'done'), still(3, 'failed'), still(4, 'done')];
  expect(endedSince(before, now).map(({ id }) => id)).toEqual([2, 3]);
  expect(endedSince(now, now)).toEqual([]);
  expect(endText(still(3, 'failed'))).toBe('Kitchen, evening could not be made.');
});

test('a corner of each room is a camera position inside it', () => {
  const { nodes } = emptyRoom();
  const [corner] = placesOf(nodes);
  if (!corner) throw new Error('no place');
  expect(corner.label).toMatch(/^A corner of /);
  expect(insideOf(nodes, corner.camera).isOutside).toBe(false);
});

test('from above the ceiling or outside the walls a room is seen from outside', () => {
  const { nodes } = emptyRoom();
  const target = [2, 1, -2] as const;
  const above = insideOf(nodes, { eye: [2, 6, -2], target, fovDeg: 42 });
  const beside = insideOf(nodes, { eye: [-5, 1, -2], target, fovDeg: 42 });
  expect([above.isOutside, beside.isOutside]).toEqual([true, true]);
  expect(beside.room).toBe(above.room);
  expect(beside.room).not.toBeNull();
});
