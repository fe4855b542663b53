import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import { readScene } from '@wevisu/scene/document/read-scene.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';

/** 12 x 14 ft between the walls, which are 4 1/2 in thick: the outline runs along their middle. */
const THICK = 1_143;
const WIDE = 36_576 + THICK;
const DEEP = 42_672 + THICK;

const corners: readonly PlanPoint[] = [
  [0, 0],
  [WIDE, 0],
  [WIDE, DEEP],
  [0, DEEP],
];

/** A room of 12 x 14 ft with a door and nothing chosen yet. */
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
    },
  });
  return document;
}

/** The level that is looked at when nothing else says so: the lowest that holds a room. */
export function firstLevelOf(document: SceneDocument): string | null {
  const levels = Object.entries(document.nodes)
    .filter((entry): entry is [string, Extract<SceneNode, { type: 'level' }>] => {
      return entry[1].type === 'level';
    })
    .sort(([, a], [, b]) => a.elevationTenths - b.elevationTenths);
  const hasRoom = (id: string) =>
    Object.values(document.nodes).some((node) => node.type === 'room' && node.levelId === id);
  const chosen = levels.find(([id]) => hasRoom(id)) ?? levels[0];
  return chosen && nodeOf(document.nodes, chosen[0], 'level') ? chosen[0] : null;
}
