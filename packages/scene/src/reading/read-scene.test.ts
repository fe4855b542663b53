import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../document/migrations.ts';
import { SCENE_VERSION } from '../document/scene.ts';
import { SceneUnreadable } from '../document/scene-unreadable.ts';
import { writeScene } from '../document/write-scene.ts';
import { facesOf } from '../faces/faces-of.ts';
import { coveringOf, documentOf } from '../faces/test-furnish.ts';
import { takeoffOf } from '../takeoff/takeoff-of.ts';
import { readScene } from './read-scene.ts';

function saved(input: unknown): string {
  const { document, unread } = readScene(input);
  return writeScene(document, unread);
}

const fixtures = join(import.meta.dirname, 'fixtures');

test('G-39 a scene of version 1 opens without a finding and says what it said', () => {
  const text = readFileSync(join(fixtures, 'scene-v1.json'), 'utf8');
  const { document, findings } = readScene(text);
  expect(findings).toEqual([]);
  expect(new Set(Object.values(document.nodes).map(({ type }) => type))).toEqual(
    new Set(['level', 'room', 'wall', 'opening', 'surface', 'item', 'run', 'dimension', 'view']),
  );
  // Kinds may have gained params with defaults since; nothing of the file changes.
  expect(document).toMatchObject(JSON.parse(text));
  expect(saved(saved(text))).toBe(saved(text));
});

test('G-39 what a file leaves out is filled in with its default', () => {
  const level = { type: 'level', name: 'Ground' };
  const nodes = {
    L: level,
    s: { type: 'item', levelId: 'L', kind: 'bathtub', params: {}, position: [0, 0] },
  };
  const { document, findings } = readScene({ ...documentOf({}), nodes });
  expect(findings).toEqual([]);
  expect(document.nodes.L).toEqual({ ...level, elevationTenths: 0, heightTenths: 27_432 });
  expect(document.nodes.s).toMatchObject({ params: { form: 'oval', rim: 'thin' }, finishes: {} });
});

test('G-39 migrations run one after the other from the version of the file to that of the program', () => {
  const table = {
    1: (scene: object) => ({ ...scene, one: true }),
    2: (scene: object) => ({ ...scene, two: 'one' in scene }),
  };
  expect(migrate({ version: 1 }, table, 3)).toEqual({ version: 3, one: true, two: true });
  expect(migrate({ version: 2 }, table, 3)).toEqual({ version: 3, two: false });
  expect(() => migrate({ version: 4 }, table, 3)).toThrow(/version 4/);
  expect(() => migrate({ version: 1 }, {}, 2)).toThrow(/no longer/);
});

const loop: Record<string, unknown> = { format: 'wevisu-scene' };
loop.nodes = loop;

test.each([
  ['nothing', undefined],
  ['a number', 7],
  ['a list', []],
  ['text that is not JSON', '{"format":'],
  ['another format', { format: 'tldraw', version: 1, nodes: {} }],
  ['no version', { format: 'wevisu-scene', nodes: {} }],
  ['a version from the future', { ...documentOf({}), version: SCENE_VERSION + 1 }],
  ['no nodes', { format: 'wevisu-scene', version: 1 }],
  ['a list of nodes', { format: 'wevisu-scene', version: 1, nodes: [] }],
  ['a loop', loop],
  ['a big integer', { ...documentOf({}), budgetCents: 1n }],
  [
    'deep nesting',
    `{"format":"wevisu-scene","version":1,"nodes":${'{"a":'.repeat(3e4)}1${'}'.repeat(3e4)}}`,
  ],
])('G-39 %s is no scene, and said to be none', (_, input) => {
  expect(() => readScene(input)).toThrow(SceneUnreadable);
});

const room = {
  type: 'room',
  levelId: 'L',
  name: 'Bath',
  use: 'bath',
  outline: [
    [0, 0],
    [30_000, 0],
    [30_000, 20_000],
    [0, 20_000],
  ],
};
const wall = { type: 'wall', levelId: 'L', from: [0, 0], to: [30_000, 0] };
const door = {
  type: 'opening',
  wallId: 'w',
  style: 'door-single',
  atTenths: 15_000,
  widthTenths: 9_000,
  heightTenths: 20_320,
};
const item = { type: 'item', levelId: 'L', kind: 'toilet', params: {}, position: [5_000, 5_000] };
const good = { L: { type: 'level', name: 'Ground' }, R: room, w: wall };
const tiled = { type: 'surface', roomId: 'R', face: { on: 'floor' }, covering: coveringOf('gone') };
const facts = {
  hash: 'h',
  variantId: 1,
  name: 'Old tile',
  brand: 'B',
  vendor: 'V',
  category: 'c',
  finish: '',
  size: '',
  unit: 'Box',
  boxSqftE4: 100_000,
  piecesPerUnit: 1,
  minimumUnit: 1,
  leadTimeDays: [1, 2],
  priceCents: 1,
  pictureKey: '',
  picture: {
    type: 'surface',
    view: 'swatch',
    material: { kind: 'tile', look: { kind: 'concrete', baseColor: '#aaaaaa' } },
    laying: {
      pattern: 'stacked',
      piece: { lengthTenths: 6_096, widthTenths: 3_048 },
      joint: { widthTenths: 32, color: '#c9c5bd' },
    },
  },
};

test.each([
  ['node-unreadable', { bad: { type: 'dragon' } }, /dragon bad cannot be read/],
  ['node-unreadable', { bad: 'wall' }, /node bad/],
  ['node-unreadable', { bad: null }, /node bad/],
  ['node-unreadable', { bad: { ...wall, thicknessTenths: 'thick' } }, /wall bad .*thicknessTenths/],
  ['node-unreadable', { bad: { ...wall, to: [Number.NaN, 0] } }, /wall bad/],
  ['node-unreadable', { bad: { ...wall, to: [1e300, 0] } }, /wall bad/],
  ['node-unreadable', { bad: { ...wall, colour: 'red' } }, /colour/],
  ['node-id-wrong', { 'no good': wall }, /invalid id: "no good"/],
  ['reference-missing', { bad: { ...room, levelId: 'nowhere' } }, /nowhere as its level/],
  [
    'reference-missing',
    { bad: { ...tiled, roomId: 'w', covering: coveringOf(null) } },
    /that is a wall/,
  ],
  ['reference-missing', { bad: { ...door, wallId: 'constructor' } }, /constructor as its wall/],
  ['reference-missing', { bad: { ...item, hostId: 'gone' } }, /thing that carries it/],
  [
    'carried-by-itself',
    { bad: { ...item, hostId: 'c2' }, c2: { ...item, hostId: 'bad' } },
    /item bad is carried by itself/,
  ],
  ['wall-zero-length', { bad: { ...wall, to: [0, 0] } }, /begins and ends/],
  [
    'room-crosses-itself',
    {
      bad: {
        ...room,
        outline: [
          [0, 0],
          [9, 9],
          [9, 0],
          [0, 9],
        ],
      },
    },
    /crosses or touches/,
  ],
  [
    'room-crosses-itself',
    {
      bad: {
        ...room,
        outline: [
          [0, 0],
          [0, 0],
          [9, 0],
          [0, 9],
        ],
      },
    },
    /crosses or touches/,
  ],
  [
    'room-filled-by-walls',
    {
      bad: {
        ...room,
        outline: [
          [0, 0],
          [30_000, 0],
          [30_000, 500],
          [0, 500],
        ],
      },
      c2: { ...wall, from: [0, 500], to: [30_000, 500] },
    },
    /leave no room/,
  ],
  [
    'opening-wider-than-wall',
    { bad: { ...door, widthTenths: 40_000 } },
    /13' 1 1\/2" wide.*9' 10 1\/8" inside/,
  ],
  ['opening-beyond-wall', { bad: { ...door, atTenths: 28_000 } }, /beyond the end/],
  ['opening-above-wall', { bad: { ...door, sillTenths: 20_000 } }, /above the floor/],
  ['openings-overlap', { bad: door, b2: { ...door, atTenths: 20_000 } }, /overlap by 1' 3 3\/4"/],
  [
    'area-crosses-itself',
    {
      bad: {
        ...tiled,
        covering: coveringOf(null),
        area: [
          [0, 0],
          [9, 9],
          [9, 0],
          [0, 9],
        ],
      },
    },
    /crosses itself/,
  ],
  [
    'area-without-wall',
    {
      bad: {
        ...tiled,
        covering: coveringOf(null),
        face: { on: 'walls' },
        area: [
          [0, 0],
          [9, 9],
          [9, 0],
        ],
      },
    },
    /no wall/,
  ],
  ['item-kind-unknown', { bad: { ...item, kind: 'toString' } }, /does not know/],
  [
    'item-params-wrong',
    { bad: { ...item, params: { hat: 1 } } },
    /toilet bad has invalid measurements/,
  ],
  [
    'item-finish-unknown',
    { bad: { ...item, finishes: { hat: 'felt' } } },
    /does not come with hat/,
  ],
  ['product-unknown', { bad: tiled }, /gone is not in the catalog/],
])('G-39 %s is found and said in plain words, and the rest opens', (code, nodes, text) => {
  const products = { other: { ...facts, sku: 'other', problem: null } };
  const input = { ...documentOf({}), nodes: { ...good, ...nodes }, products };
  const { document, findings, unread } = readScene(input);
  const found = findings.find((one) => one.code === code);
  expect(found?.text).toMatch(text);
  expect(found?.tier).toBe('broken');
  // Nothing of it is lost, and it reads the same again.
  expect({ ...document.nodes, ...unread.nodes }).toMatchObject(JSON.parse(JSON.stringify(nodes)));
  const bytes = writeScene(document, unread);
  expect(saved(bytes)).toBe(bytes);
  expect(facesOf(document).some(({ id }) => id === 'R:floor')).toBe(true);
});

test.each([
  ['discontinued', 'product-discontinued'],
  ['other-showroom', 'product-elsewhere'],
] as const)('G-39 a product that is %s is found', (problem, code) => {
  const products = { gone: { ...facts, sku: 'gone', problem } };
  const { findings } = readScene({ ...documentOf({}), nodes: { ...good, tiled }, products });
  expect(findings).toMatchObject([{ code, nodeIds: ['tiled'] }]);
  const stocked = { gone: { ...facts, sku: 'gone', problem: 'out-of-stock' } };
  expect(
    readScene({ ...documentOf({}), nodes: { ...good, tiled }, products: stocked }).findings,
  ).toEqual([]);
});

test.each([
  ['can be read as no picture', {}, 'product-picture-unreadable'],
  [
    'is of a thing, not of a surface',
    { type: 'model', kind: 'kitchen-sink', params: {}, finishes: {} },
    'product-not-laid',
  ],
])(
  'G-39 a floor whose product has a picture that %s is found, for nothing of it is counted',
  (_, picture, code) => {
    const products = { gone: { ...facts, sku: 'gone', problem: null, picture } };
    const nodes = { ...good, tiled, toilet: { ...item, sku: 'gone' } };
    const { document, findings } = readScene({ ...documentOf({}), nodes, products });
    expect(takeoffOf(document).lines.filter(({ faceIds }) => faceIds.includes('R:floor'))).toEqual(
      [],
    );
    // The toilet is counted by the piece: its picture is not needed for that.
    expect(findings).toMatchObject([{ code, tier: 'broken', nodeIds: ['tiled'] }]);
    expect(findings[0]?.text).toContain('Old tile (gone)');
  },
);

test('G-39 a file that begins with a byte order mark is read as one without', () => {
  const text = JSON.stringify({ ...documentOf({}), nodes: good });
  expect(readScene(`\uFEFF${text}`)).toEqual(readScene(text));
});

test('G-39 fields and products that cannot be read cost nothing else and are kept', () => {
  const products = { a: { sku: 'b' } };
  const input = { ...documentOf({}), name: 7, future: { x: 1 }, nodes: good, products };
  const { document, findings, unread } = readScene(input);
  expect(document.name).toBe('Untitled');
  expect(findings.map(({ code }) => code)).toEqual(['field-unreadable', 'product-unreadable']);
  expect(unread).toEqual({ fields: { future: { x: 1 } }, nodes: {}, products });
  expect(JSON.parse(writeScene(document, unread))).toMatchObject({ future: { x: 1 }, products });
});

test('G-39 what is ordered beyond the count is read, and left out where a file leaves it out', () => {
  const input = { ...documentOf({}), nodes: good };
  expect(saved({ ...input, allowance: 'keep' })).toContain('"allowance":"keep"');
  expect(saved(input)).not.toContain('allowance');
  const { document, findings } = readScene({ ...input, allowance: 'lots' });
  expect(document).not.toHaveProperty('allowance');
  expect(findings).toMatchObject([{ code: 'field-unreadable' }]);
});

test('G-39 a node called __proto__ is kept and harms nothing', () => {
  const text = `{"format":"wevisu-scene","version":1,"name":"x","nodes":{"__proto__":{"type":"level","name":"L"}}}`;
  const bytes = saved(text);
  expect(bytes).toContain('"__proto__":{"name":"L","type":"level"}');
  expect(saved(bytes)).toBe(bytes);
});

test('G-39 20,001 nodes open as 20,000, the last is kept, and many faults are few findings', () => {
  const views = Object.fromEntries(
    Array.from({ length: 20_001 }, (_, i) => [
      `v${String(i).padStart(5, '0')}`,
      { type: 'view', name: 'A', eye: [0, 0, 0], target: [1, 1, 1] },
    ]),
  );
  const { document, findings, unread } = readScene({ ...documentOf({}), nodes: views });
  expect(Object.keys(document.nodes)).toHaveLength(20_000);
  expect(findings.map(({ code }) => code)).toEqual(['too-many-nodes']);
  expect(Object.keys(unread.nodes)).toEqual(['v20000']);
  const dragons = Object.fromEntries(Object.keys(views).map((id) => [id, { type: 'dragon' }]));
  const many = readScene({ ...documentOf({}), nodes: dragons });
  expect(many.findings).toHaveLength(201);
  expect(Object.keys(many.unread.nodes)).toHaveLength(20_001);
});

test('G-39 a heap of contradictions is two hundred findings and a number', () => {
  const walls = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`z${i}`, { ...wall, to: [0, 0] }]),
  );
  const doors = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`d${i}`, door]));
  const { findings } = readScene({ ...documentOf({}), nodes: { ...good, ...walls, ...doors } });
  const count = (code: string) => findings.filter((one) => one.code === code).length;
  expect(count('wall-zero-length')).toBe(200);
  expect(count('openings-overlap')).toBe(200);
  expect(
    findings.filter(({ code }) => code === 'more-of-a-kind').map(({ measured }) => measured),
  ).toEqual([100, 99]);
  expect(findings.find(({ code }) => code === 'wall-crowded')?.text).toContain('300 openings');
});

test('G-39 mends do what they say', () => {
  const nodes = {
    ...good,
    bad: { ...wall, from: [5, 5], to: [5, 5] },
    wide: { ...door, widthTenths: 40_000 },
  };
  const { document, findings } = readScene({ ...documentOf({}), nodes });
  const labels = findings.map(({ mend }) => mend?.label);
  expect(labels).toEqual(['Remove the wall', 'Fit the door to its wall']);
  expect(findings[1]?.mend?.change.changed.wide?.to).toMatchObject({
    atTenths: 15_000,
    widthTenths: 30_000,
  });
  expect(findings[0]?.mend?.change.removed).toEqual({ bad: document.nodes.bad });
});
