import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodesOf, type SceneDocument } from '../../document/scene.ts';
import { writeScene } from '../../document/write-scene.ts';
import { checkDocument } from '../../findings/check-document.ts';
import { bodyOf } from '../../placing/body-of.ts';
import { areaOf, boundsOf } from '../../plane/polygon.ts';
import { readScene } from '../../reading/read-scene.ts';
import { roomShape } from '../../rooms/room-shape.ts';
import { ImportUnreadable } from '../import-finding.ts';
import { importRoomPlan } from './import-roomplan.ts';

function fixture(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
}

/** Name of each room and the square meters between its walls. */
function roomsOf({ nodes }: SceneDocument): (string | number)[][] {
  return nodesOf(nodes, 'room').map(([id, { name }]) => [
    name,
    Math.round(areaOf(roomShape(nodes, id)?.inner ?? []) / 1e6) / 100,
  ]);
}

interface Expected {
  readonly rooms: readonly (readonly [name: string, squareMeters: number])[];
  readonly openings: readonly string[];
  readonly kinds: readonly string[];
  readonly findings: readonly string[];
}

const files: Readonly<Record<string, Expected>> = {
  'living-room.json': {
    rooms: [['Living Room', 21.32]],
    openings: ['door-single 910 0', 'window-double-hung 1500 900'],
    kinds: ['sofa', 'tv', 'coffee-table', 'dining-chair'],
    findings: [],
  },
  'bath-and-hall.json': {
    rooms: [
      ['Bathroom', 4.22],
      ['Room 2', 2.06],
    ],
    openings: ['door-single 760 0', 'passage 900 0'],
    kinds: ['toilet', 'bathtub', 'pedestal-sink'],
    findings: [],
  },
  'turned-open-corners.json': {
    rooms: [['Room 1', 12]],
    openings: [],
    kinds: [],
    findings: ['lines-doubled', 'corners-closed', 'openings-without-wall'],
  },
  'dirty.json': {
    rooms: [['Room 1', 12]],
    openings: ['door-single 900 0'],
    kinds: ['stair', 'refrigerator', 'wardrobe'],
    findings: [
      'parts-unreadable',
      'stories-left-out',
      'walls-leaning',
      'curves-straightened',
      'parts-unreadable',
      'parts-unreadable',
      'object-unknown',
    ],
  },
  'kitchen.json': {
    rooms: [['Kitchen', 16.2]],
    openings: ['window-double-hung 1200 1050', 'door-double 1600 0'],
    kinds: [
      'range',
      'refrigerator',
      'dishwasher',
      'wall-oven',
      'dining-table',
      'laundry',
      'bed',
      'fireplace',
    ],
    findings: [],
  },
};

test.each(Object.entries(files))(
  'VIS import of the scan %s gives its rooms, openings and things',
  (name, expected) => {
    const { document, findings } = importRoomPlan(fixture(name), name);
    const openings = nodesOf(document.nodes, 'opening').map(
      ([, { style, widthTenths, sillTenths }]) => `${style} ${widthTenths / 10} ${sillTenths / 10}`,
    );
    expect(roomsOf(document)).toEqual(expected.rooms);
    expect(openings.sort()).toEqual([...expected.openings].sort());
    expect(nodesOf(document.nodes, 'item').map(([, { kind }]) => kind)).toEqual(expected.kinds);
    expect(findings.map(({ code }) => code)).toEqual(expected.findings);
    expect(checkDocument(document)).toEqual([]);
  },
);

test('VIS a scanned room keeps its measures, and a sofa its size, place and way', () => {
  const { document } = importRoomPlan(fixture('living-room.json'), 'Scan');
  const { minX, minY, maxX, maxY } = boundsOf(roomShape(document.nodes, 'room-1')?.inner ?? []);
  expect([maxX - minX, maxY - minY].map(Math.round)).toEqual([52_000, 41_000]);
  const [, sofa] = nodesOf(document.nodes, 'item')[0] ?? [];
  expect(sofa?.params).toMatchObject({
    widthTenths: 21_000,
    heightTenths: 8_500,
    depthTenths: 9_500,
  });
  // 1.5 m to the north of the middle, looking south into the room.
  expect([sofa?.position, sofa?.rotationTenthsDeg]).toEqual([[0, 15_000], 0]);
});

test.each([
  ['no JSON', '{"walls": [\n}', /not whole JSON/],
  ['another JSON', '[1, 2]', /no room scanned/],
  ['no walls', '{"walls": []}', /no walls/],
  ['walls that are none', '{"walls": [1, null, {}]}', /no walls/],
])('VIS %s is refused in words', (_, text, words) => {
  expect(() => importRoomPlan(text, 'x')).toThrow(ImportUnreadable);
  expect(() => importRoomPlan(text, 'x')).toThrow(words);
});

/** A part of a scan: x, y and z of its middle, and which way its own x runs. */
function partOf(
  category: string,
  [x, y, z]: readonly [number, number, number],
  [right, ahead]: readonly [number, number] = [1, 0],
) {
  const transform = [right, 0, ahead, 0, 0, 1, 0, 0, -ahead, 0, right, 0, x, y, z, 1];
  return { category, dimensions: [4, 2, 0.1], transform };
}

/** Two walls that meet, this far to the east. */
function cornerAt(x: number) {
  return [partOf('wall', [x, 1, 0]), partOf('wall', [x + 2, 1, 2], [0, 1])];
}

test.each([
  ['in the sky', { walls: cornerAt(0), objects: [partOf('television', [0, 400, 0])] }],
  ['a kilometer away', { walls: cornerAt(-450), objects: [partOf('bed', [499, 1, 0])] }],
])('VIS a thing %s is left out of a scan', (_, scan) => {
  const { document, findings } = importRoomPlan(JSON.stringify(scan), 'x');
  expect(findings.map(({ code }) => code)).toContain('things-left-out');
  expect(readScene(writeScene(document)).findings).toEqual([]);
});

test('VIS walls a kilometer from each other are refused in words', () => {
  const scan = { walls: [...cornerAt(-450), ...cornerAt(450)] };
  expect(() => importRoomPlan(JSON.stringify(scan), 'x')).toThrow(/m wide, which no home is/);
});

test('VIS scanned stairs stand where they were, as high, wide and long as the scan says', () => {
  const stairs = { ...partOf('stairs', [1, 1.35, 1]), dimensions: [1, 2.7, 3.5] };
  const { document, findings } = importRoomPlan(
    JSON.stringify({ walls: cornerAt(0), objects: [stairs] }),
    'Scan',
  );
  const [[id, stair] = ['', null]] = nodesOf(document.nodes, 'item');
  expect(stair?.kind).toBe('stair');
  expect(findings.map(({ code }) => code)).not.toContain('object-unknown');
  expect(stair?.params).toMatchObject({ widthTenths: 10_000, riseTenths: 27_000 });
  const { minX, minY, maxX, maxY } = boundsOf(bodyOf(document.nodes, id)?.footprints.flat() ?? []);
  expect((maxX - minX) / 10_000).toBeCloseTo(1, 2);
  expect((maxY - minY) / 10_000).toBeCloseTo(3.5, 2);
});
