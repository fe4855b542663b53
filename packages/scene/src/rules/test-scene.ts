// Builds tiny scenes for tests, in inches from the south-west inner corner of the first room.
import type { VariantId } from '@wevisu/domain/ids.ts';
import type { SceneNode } from '../document/node.ts';
import { sceneNode } from '../document/node.ts';
import type { RoomUse } from '../document/nodes/room.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import { SCENE_VERSION, type SceneDocument } from '../document/scene.ts';
import { directionOf, dotOf } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';

type Input = Readonly<Record<string, unknown>>;
type Wall = 'south' | 'east' | 'north' | 'west';

const THICK = 1_140;
const HALF = THICK / 2;

const sides: readonly Wall[] = ['south', 'east', 'north', 'west'];

/** Corners of the center lines of walls around a room with these inner corners. */
function outward(inner: readonly Point[]): Point[] {
  return inner.map((corner, i) => {
    const before = inner.at(i - 1) ?? corner;
    const after = inner[(i + 1) % inner.length] ?? corner;
    const [a, b] = [directionOf(before, corner), directionOf(corner, after)];
    const [outA, outB] = [
      [a[1], -a[0]],
      [b[1], -b[0]],
    ] as const;
    const by = HALF / (1 + dotOf(outA, outB));
    const [x, y] = [corner[0] + by * (outA[0] + outB[0]), corner[1] + by * (outA[1] + outB[1])];
    return [Math.round(x), Math.round(y)];
  });
}

function tenths(inches: number): number {
  return Math.round(inches * 254);
}

export interface TestScene {
  /** x, y of the kind's origin; `turn` in tenths of a degree. */
  item(id: string, kind: string, at: readonly [number, number], more?: Input): TestScene;
  /** Left end of the back. */
  run(
    id: string,
    at: readonly [number, number],
    cabinets: readonly string[],
    more?: Input,
  ): TestScene;
  /** `at` is along the wall, from its left end as one walks around the room (west to east for south and north). */
  opening(
    id: string,
    wall: Wall,
    at: number,
    style: string,
    width: number,
    more?: Input,
  ): TestScene;
  node(id: string, node: Input): TestScene;
  product(sku: string, facts: Partial<ProductFacts>): TestScene;
  document(): SceneDocument;
}

/** A rectangular room of inner size `width` x `depth` (inches), 9 ft high unless it says otherwise. */
export function testRoom(use: RoomUse, width: number, depth: number, room: Input = {}): TestScene {
  const corners = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const;
  return testOutline(use, corners, room);
}

/**
 * A room with these inner corners, counter-clockwise, in inches. The walls are named by the side that
 * the first four of them are on in a rectangle, the others by number.
 */
export function testOutline(
  use: RoomUse,
  inner: readonly (readonly [number, number])[],
  room: Input = {},
): TestScene {
  const nodes: Record<string, SceneNode> = {};
  const products: Record<string, ProductFacts> = {};
  const corners = outward(inner.map(([x, y]): Point => [tenths(x), tenths(y)]));
  const put = (id: string, node: Input) => {
    nodes[id] = sceneNode.parse(node);
  };
  put('level', { type: 'level', name: 'First floor' });
  put('room', { type: 'room', levelId: 'level', name: 'Room', use, outline: corners, ...room });
  // West to east and south to north, as openings are placed along them.
  const ends: Readonly<Record<string, readonly [number, number]>> = {
    south: [0, 1],
    east: [1, 2],
    north: [3, 2],
    west: [0, 3],
  };
  for (const i of corners.keys()) {
    const name = corners.length === 4 ? sides[i] : `wall-${i + 1}`;
    const [from, to] = ends[name ?? ''] ?? [i, (i + 1) % corners.length];
    put(corners.length === 4 ? `${name}-wall` : (name ?? ''), {
      type: 'wall',
      levelId: 'level',
      from: corners[from],
      to: corners[to],
      thicknessTenths: THICK,
    });
  }
  const scene: TestScene = {
    item(id, kind, [x, y], more = {}) {
      const at = { position: [tenths(x), tenths(y)], params: {} };
      put(id, { type: 'item', levelId: 'level', kind, ...at, ...more });
      return scene;
    },
    run(id, [x, y], cabinets, more = {}) {
      put(id, {
        type: 'run',
        levelId: 'level',
        tier: 'base',
        position: [tenths(x), tenths(y)],
        cabinets: cabinets.map((text, i) => {
          const [cabinet, size] = text.split(' ');
          return { id: `${id}-${i}`, cabinet, widthTenths: tenths(Number(size)) };
        }),
        counter: { covering: { sku: null } },
        ...more,
      });
      return scene;
    },
    opening(id, wall, at, style, size, more = {}) {
      put(id, {
        type: 'opening',
        wallId: `${wall}-wall`,
        style,
        atTenths: tenths(at) + HALF,
        widthTenths: tenths(size),
        heightTenths: tenths(80),
        ...more,
      });
      return scene;
    },
    node(id, node) {
      put(id, node);
      return scene;
    },
    product(sku, facts) {
      products[sku] = {
        sku,
        hash: sku,
        variantId: 1 as VariantId,
        name: sku,
        brand: 'Brand',
        vendor: 'Vendor',
        category: 'category',
        finish: '',
        size: '',
        unit: 'Piece',
        boxSqftE4: null,
        piecesPerUnit: 1,
        minimumUnit: 1,
        leadTimeDays: [1, 2],
        priceCents: null,
        problem: null,
        pictureKey: sku,
        picture: {},
        ...facts,
      };
      return scene;
    },
    document: () => ({
      format: 'wevisu-scene',
      version: SCENE_VERSION,
      name: 'Test',
      style: null,
      budgetCents: null,
      nodes: { ...nodes },
      products: { ...products },
    }),
  };
  return scene;
}

/** Where things are said in tenths. */
export const inches = tenths;
