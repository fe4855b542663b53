import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';

/** 12 x 14 ft between walls that are 4 1/2 in thick; the outline follows their center lines. */
const THICK = 1_143;
const WIDE = 36_576 + THICK;
const DEEP = 42_672 + THICK;

const corners: readonly PlanPoint[] = [
  [0, 0],
  [WIDE, 0],
  [WIDE, DEEP],
  [0, DEEP],
];

/** A 12 x 14 ft room with a door, a window and no products. */
export function emptyRoom(): SceneDocument {
  const walls = corners.map((from, i) => [
    `wall-${i + 1}`,
    { type: 'wall', levelId: 'level-1', from, to: corners[(i + 1) % 4] },
  ]);
  const { document } = readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'My room',
    nodes: {
      'level-1': { type: 'level', name: 'Ground floor' },
      'room-1': {
        type: 'room',
        levelId: 'level-1',
        name: 'Room',
        use: 'other',
        outline: corners,
        baseboardTenths: 1_016,
      },
      ...Object.fromEntries(walls),
      'door-1': {
        type: 'opening',
        wallId: 'wall-1',
        style: 'door-single',
        atTenths: 8_000,
        widthTenths: 8_128,
        heightTenths: 20_320,
        side: 'left',
      },
      // Without one, the room would be dark by day.
      'window-1': {
        type: 'opening',
        wallId: 'wall-3',
        style: 'window-double-hung',
        atTenths: Math.round(WIDE / 2),
        widthTenths: 15_240,
        heightTenths: 13_716,
        sillTenths: 9_144,
        side: 'left',
      },
    },
  });
  return document;
}
