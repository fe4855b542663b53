// Homes with as much of one thing as a document may hold: shows whether work grows with the square of a scene's size.
import { sceneNode } from '@wevisu/scene/document/node.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { MAX_NODES, MAX_WALLS, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { testRoom } from '@wevisu/scene/rules/test-scene.ts';

type Fields = Readonly<Record<string, unknown>>;
type At = readonly [x: number, y: number];

export interface Crowd {
  readonly name: string;
  build(): SceneDocument;
}

/** One room of `side` inches with a door, and everything that `add` puts at places `step` inches apart. */
function inOneRoom(
  use: RoomUse,
  { count, step }: { readonly count: number; readonly step: number },
  node: (at: At, i: number) => Fields,
): SceneDocument {
  const columns = Math.ceil(Math.sqrt(count));
  const side = (columns + 1) * step;
  const room = testRoom(use, side, side).opening('door', 'south', 200, 'door-single', 36);
  const home = room.document();
  const nodes = { ...home.nodes };
  for (let i = 0; i < count; i++) {
    const x = ((i % columns) + 1) * step * 254;
    const y = (Math.floor(i / columns) + 1) * step * 254;
    nodes[`n${String(i).padStart(5, '0')}`] = sceneNode.parse(
      node([Math.round(x), Math.round(y)], i),
    );
  }
  return { ...home, nodes };
}

/** A document has these beside its crowd: level, room, four walls, a door. */
const FRAME = 7;
const MOST = MAX_NODES - FRAME;

function items(use: RoomUse, kind: string, count: number, step: number, more: Fields = {}): Crowd {
  return {
    name: `${count.toLocaleString('en-US')} of ${kind}, ${step} in apart, in a ${use}`,
    build: () =>
      inOneRoom(use, { count, step }, (position, i) => ({
        ...{ type: 'item', levelId: 'level', kind, params: {}, position },
        rotationTenthsDeg: (i % 4) * 900,
        ...more,
      })),
  };
}

function runs(count: number, step: number): Crowd {
  return {
    name: `${count.toLocaleString('en-US')} runs of cabinets, ${step} in apart`,
    build: () =>
      inOneRoom('kitchen', { count, step }, (position, i) => ({
        ...{
          type: 'run',
          levelId: 'level',
          tier: 'base',
          position,
          rotationTenthsDeg: (i % 4) * 900,
        },
        cabinets: [{ id: `c${i}`, cabinet: 'door', widthTenths: 9_144 }],
        counter: { covering: { sku: null } },
        backsplash: { covering: { sku: null } },
      })),
  };
}

function areas(on: 'floor' | 'ceiling', count: number, step: number): Crowd {
  return {
    name: `${count.toLocaleString('en-US')} areas of one ${on}, ${step} in apart`,
    build: () =>
      inOneRoom('living', { count, step }, ([x, y], i) => ({
        ...{ type: 'surface', roomId: 'room', face: { on } },
        area: [
          [x, y],
          [x + 9_000, y],
          [x + 9_000, y + 9_000],
          [x, y + 9_000],
        ],
        layer: i % 50,
        covering: { sku: null },
      })),
  };
}

/** Rooms of 12 ft side by side, each with its walls and things. */
function openings(): Crowd {
  const walls = MAX_WALLS - 4;
  const each = 9;
  return {
    name: `${(walls * each).toLocaleString('en-US')} openings in ${walls.toLocaleString('en-US')} walls of one room`,
    build() {
      const home = inOneRoom('living', { count: walls, step: 200 }, ([x, y]) => ({
        ...{ type: 'wall', levelId: 'level', from: [x, y], to: [x + 45_720, y] },
      }));
      const nodes = { ...home.nodes };
      for (const [id, node] of Object.entries(home.nodes)) {
        if (node.type !== 'wall' || !id.startsWith('n')) continue;
        for (let i = 0; i < each; i++) {
          const at = { atTenths: 2_500 + i * 5_000, widthTenths: 4_000, heightTenths: 20_320 };
          const style = i % 2 === 0 ? 'door-single' : 'window-casement';
          nodes[`${id}-${i}`] = sceneNode.parse({ type: 'opening', wallId: id, style, ...at });
        }
      }
      return { ...home, nodes };
    },
  };
}

/** A checkerboard of rooms that share walls, as many as walls allow. */
function rooms(): Crowd {
  const columns = 31;
  return {
    name: `${(columns * columns).toLocaleString('en-US')} rooms side by side`,
    build() {
      const home = inOneRoom('living', { count: 1, step: 100 }, () => ({
        type: 'level',
        name: '2',
      }));
      const nodes: Record<string, SceneDocument['nodes'][string]> = {};
      if (home.nodes.level) nodes.level = home.nodes.level;
      const levelId = 'level';
      const side = 36_576;
      const put = (id: string, fields: Fields) => {
        nodes[id] = sceneNode.parse(fields);
      };
      for (let n = 0; n < columns * columns; n++) {
        const [x, y] = [(n % columns) * side, Math.floor(n / columns) * side];
        const [right, back] = [x + side, y + side];
        const outline = [
          [x, y],
          [right, y],
          [right, back],
          [x, back],
        ];
        const use = (['kitchen', 'bath', 'living', 'bedroom', 'hall'] as const)[n % 5];
        put(`room${n}`, { type: 'room', levelId, name: `Room ${n}`, use, outline });
        put(`south${n}`, { type: 'wall', levelId, from: [x, y], to: [right, y] });
        put(`west${n}`, { type: 'wall', levelId, from: [x, y], to: [x, back] });
        const door = { widthTenths: 8_128, heightTenths: 20_320, style: 'door-single' };
        put(`door${n}`, {
          ...{ type: 'opening', wallId: `south${n}`, atTenths: 15_000 },
          ...door,
        });
        const kinds = {
          kitchen: 'range',
          bath: 'toilet',
          living: 'sofa',
          bedroom: 'bed',
          hall: 'rug',
        };
        const kind = kinds[use ?? 'hall'];
        const position = [x + side / 2, y + side / 2];
        put(`thing${n}`, { type: 'item', levelId, kind, params: {}, position });
      }
      return { ...home, nodes };
    },
  };
}

function products(): Crowd {
  return {
    name: `${MOST.toLocaleString('en-US')} chairs of as many products`,
    build() {
      const home = inOneRoom('dining', { count: MOST, step: 40 }, (position, i) => ({
        ...{ type: 'item', levelId: 'level', kind: 'dining-chair' },
        ...{ params: {}, position, sku: `CHAIR-${i}` },
      }));
      const shop = testRoom('dining', 100, 100);
      for (let i = 0; i < MOST; i++) shop.product(`CHAIR-${i}`, { priceCents: 10_000 + i });
      return { ...home, products: shop.document().products };
    },
  };
}

export const crowds: readonly Crowd[] = [
  items('bath', 'toilet', 2_000, 60),
  items('bath', 'toilet', MOST, 60),
  items('bath', 'toilet', 2_000, 4),
  items('bath', 'vanity', MOST, 80),
  items('bath', 'shower-enclosure', MOST, 90),
  items('bath', 'bathtub', MOST, 90),
  items('kitchen', 'refrigerator', 3_000, 70),
  items('kitchen', 'refrigerator', MOST, 70),
  items('kitchen', 'refrigerator', 3_000, 4),
  items('kitchen', 'range', 3_000, 70),
  items('kitchen', 'range', MOST, 70),
  items('kitchen', 'kitchen-sink', MOST, 70),
  items('kitchen', 'hood', MOST, 70),
  items('kitchen', 'wall-oven', MOST, 70),
  items('kitchen', 'microwave', MOST, 70),
  items('kitchen', 'dishwasher', MOST, 70),
  items('living', 'sofa', 19_000, 110),
  items('living', 'sofa', 19_000, 6),
  items('living', 'coffee-table', MOST, 70),
  items('living', 'tv', MOST, 70),
  items('living', 'rug', MOST, 40),
  items('bedroom', 'bed', MOST, 110),
  items('bedroom', 'nightstand', MOST, 40),
  items('dining', 'dining-chair', MOST, 40),
  items('dining', 'dining-chair', MOST, 2),
  items('dining', 'dining-table', MOST, 100),
  items('living', 'recessed-light', MOST, 40, { elevationTenths: 27_000 }),
  items('bath', 'soffit', MOST, 40),
  items('hall', 'stair', MOST, 110),
  items('patio', 'pool', 2_000, 400),
  items('living', 'electrical-receptacle', MOST, 20, { elevationTenths: 4_000 }),
  runs(1_500, 80),
  runs(10_000, 80),
  runs(1_500, 6),
  areas('floor', 5_000, 40),
  areas('floor', 5_000, 4),
  areas('ceiling', 5_000, 40),
  openings(),
  rooms(),
  products(),
];
