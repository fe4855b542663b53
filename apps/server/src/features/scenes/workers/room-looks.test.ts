import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { PENDANT, roomWithFloor } from '../../projects/test-rooms.ts';
import { looksOf } from './room-looks.ts';

const [wide, deep] = [12 * 3_048, 10 * 3_048];
const corners = [
  [0, 0],
  [wide, 0],
  [wide, deep],
  [0, deep],
] as const;
const walls = Object.fromEntries(
  corners.map((from, n) => [
    `wall${n}`,
    { type: 'wall', levelId: 'level', from, to: corners[(n + 1) % 4] },
  ]),
);

function looksWith(nodes: object) {
  const room = roomWithFloor(null);
  const { document, findings } = readScene({ ...room, nodes: { ...room.nodes, ...nodes } });
  expect(findings).toEqual([]);
  return looksOf(document);
}

const opening = (style: string) => ({
  opening: {
    ...{ type: 'opening', wallId: 'wall0', style, atTenths: wide / 2 },
    ...{ widthTenths: 9_000, heightTenths: 9_000, sillTenths: 9_000 },
  },
});

test('VIS-02 a room that no light gets into has a plan, and no place to take a picture from that would be black', () => {
  const dark = looksWith(walls);
  expect(dark.plan).toContain('<svg');
  expect(dark.camera).toBeNull();
  expect(looksWith({ ...walls, ...opening('niche') }).camera).toBeNull();
  expect(looksWith({ ...walls, ...opening('window-fixed') }).camera).not.toBeNull();
  expect(looksWith({ ...walls, lamp: PENDANT }).camera).not.toBeNull();
});
