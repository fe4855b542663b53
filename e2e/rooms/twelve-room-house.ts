// A house of twelve rooms, a patio and a kitchen run, with typical tile and flooring.

import { type SceneDocument, sceneDocument } from '@wevisu/scene/document/scene.ts';
import type { MaterialInput } from '@wevisu/scene/materials/material.ts';

const FOOT = 3_048;
const INCH = 254;
const COLUMNS = 4;
const ROOM: readonly [width: number, depth: number] = [13.4, 12.1];
const USES = [
  'kitchen',
  'dining',
  'living',
  'entry',
  'bedroom',
  'bath',
  'bedroom',
  'powder-room',
  'bedroom',
  'bath',
  'office',
  'laundry',
] as const;

interface Product {
  readonly material: MaterialInput;
  readonly inches: readonly [width: number, length: number];
  readonly pattern: string;
  readonly jointTenths: number;
  readonly pieces: number;
  readonly unit?: string;
  /** Size of a mosaic sheet, in inches. */
  readonly sheet?: number;
}

const oak: MaterialInput = {
  kind: 'wood',
  lightColor: '#d8b98a',
  baseColor: '#c29d69',
  darkColor: '#8f6b3f',
};
const porcelain: MaterialInput = {
  kind: 'tile',
  edge: 'rectified',
  look: { kind: 'concrete', baseColor: '#aaaaaa' },
};
const glazed: MaterialInput = {
  kind: 'tile',
  edge: 'pressed',
  look: { kind: 'glaze', colors: ['#ffffff'] },
};

const products: Readonly<Record<string, Product>> = {
  plank: { material: oak, inches: [7, 72], pattern: 'random-plank', jointTenths: 0, pieces: 8 },
  block: { material: oak, inches: [3.5, 24], pattern: 'herringbone45', jointTenths: 0, pieces: 24 },
  large: {
    material: porcelain,
    inches: [12, 24],
    pattern: 'third-offset',
    jointTenths: 32,
    pieces: 6,
  },
  penny: {
    material: glazed,
    inches: [0.75, 0.75],
    pattern: 'penny',
    jointTenths: 20,
    pieces: 10,
    sheet: 12,
  },
  hexagon: {
    material: porcelain,
    inches: [2, 2],
    pattern: 'hexagon',
    jointTenths: 20,
    pieces: 10,
    sheet: 12,
  },
  subway: { material: glazed, inches: [3, 6], pattern: 'half-offset', jointTenths: 16, pieces: 80 },
  paver: {
    material: { kind: 'paver', body: 'brick', colors: ['#994433'] },
    inches: [4, 8],
    pattern: 'herringbone45',
    jointTenths: 32,
    pieces: 450,
    unit: 'Pallet',
  },
  quartz: {
    material: { kind: 'quartz', baseColor: '#eeeeee' },
    inches: [55, 120],
    pattern: 'stacked',
    jointTenths: 0,
    pieces: 1,
    unit: 'Slab',
  },
};

const floors: Readonly<Record<string, string>> = {
  kitchen: 'large',
  dining: 'block',
  bath: 'penny',
  'powder-room': 'hexagon',
  laundry: 'large',
};

function factsOf([sku, product]: readonly [string, Product]) {
  const { material, inches, pattern, jointTenths, pieces, unit = 'Box', sheet } = product;
  const [width, length] = inches;
  const sqft =
    sheet === undefined ? (width * length * pieces) / 144 : (sheet * sheet * pieces) / 144;
  const facts = {
    sku,
    hash: sku,
    variantId: 1,
    name: sku,
    brand: 'Brand',
    vendor: 'Vendor',
    category: 'porcelain-tile',
    finish: '',
    size:
      sheet === undefined
        ? `${width} x ${length} in`
        : `${width} in on ${sheet} x ${sheet} in sheet`,
    unit,
    boxSqftE4: Math.round(sqft * 10_000),
    piecesPerUnit: pieces,
    minimumUnit: 1,
    leadTimeDays: [3, 9],
    priceCents: 8_999,
    problem: null,
    pictureKey: '',
    picture: {
      type: 'surface',
      view: 'swatch',
      material,
      laying: {
        pattern,
        piece: {
          lengthTenths: Math.round(length * INCH),
          widthTenths: Math.round(width * INCH),
          thicknessTenths: 90,
        },
        joint: { widthTenths: jointTenths, color: '#c9c5bd' },
      },
    },
  };
  return [sku, facts] as const;
}

/** A new document per call, so that nothing is cached from the previous one. */
export function twelveRoomHouse(): SceneDocument {
  const nodes: Record<string, unknown> = { L: { type: 'level', name: 'Ground' } };
  const [width, depth] = ROOM.map((side) => Math.round(side * FOOT)) as [number, number];
  const at = (x: number, y: number) => [x * width, y * depth] as const;
  for (const [n, use] of USES.entries()) {
    const [x, y] = [n % COLUMNS, Math.floor(n / COLUMNS)];
    const outline = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
    nodes[`room${n}`] = {
      type: 'room',
      levelId: 'L',
      name: use,
      use,
      outline,
      baseboardTenths: 1_016,
    };
    const floor = floors[use] ?? 'plank';
    nodes[`floor${n}`] = {
      type: 'surface',
      roomId: `room${n}`,
      face: { on: 'floor' },
      covering: { sku: floor },
    };
    const wall = use === 'bath' ? { sku: 'subway' } : { sku: null, color: '#e8e2d6' };
    nodes[`walls${n}`] = {
      type: 'surface',
      roomId: `room${n}`,
      face: { on: 'walls' },
      covering: wall,
    };
    nodes[`south${n}`] = { type: 'wall', levelId: 'L', from: at(x, y), to: at(x + 1, y) };
    nodes[`west${n}`] = { type: 'wall', levelId: 'L', from: at(x, y), to: at(x, y + 1) };
    nodes[`door${n}`] = {
      type: 'opening',
      wallId: `south${n}`,
      style: 'door-single',
      atTenths: 20_000,
      widthTenths: 9_144,
      heightTenths: 20_320,
    };
  }
  nodes.north = { type: 'wall', levelId: 'L', from: at(0, 3), to: at(COLUMNS, 3) };
  nodes.east = { type: 'wall', levelId: 'L', from: at(COLUMNS, 0), to: at(COLUMNS, 3) };
  const patio = [at(0, -1), at(2, -1), at(2, 0), at(0, 0)];
  nodes.patio = { type: 'room', levelId: 'L', name: 'Patio', use: 'patio', outline: patio };
  nodes.paving = {
    type: 'surface',
    roomId: 'patio',
    face: { on: 'floor' },
    covering: { sku: 'paver' },
  };
  nodes.run = {
    type: 'run',
    levelId: 'L',
    tier: 'base',
    position: [572, depth - 572],
    cabinets: [36, 24, 36, 24].map((inches, n) => ({
      id: `c${n}`,
      cabinet: n === 2 ? 'sink' : 'drawers',
      widthTenths: inches * INCH,
    })),
    counter: { covering: { sku: 'quartz' } },
    backsplash: { covering: { sku: 'subway' } },
  };
  return sceneDocument.parse({
    format: 'wevisu-scene',
    version: 1,
    name: 'House of twelve rooms',
    nodes,
    products: Object.fromEntries(Object.entries(products).map(factsOf)),
  });
}
