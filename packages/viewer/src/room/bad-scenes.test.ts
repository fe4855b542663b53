// How the view's parts cope with broken scenes, without a screen.
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { builtThings } from './built-things.ts';
import { doJob } from './do-job.ts';
import { createFinishTable } from './finish-table.ts';
import { itemThings } from './item-things.ts';
import { meshRegion } from './laid-cells.ts';
import { planLight } from './light-plan.ts';
import { lightSceneOf } from './light-scene.ts';
import { ceilingPrisms, wallPrisms } from './shell-prisms.ts';
import { MAX_ITEMS, shownPart } from './shown-part.ts';
import { prismGeometry } from './solid-shape.ts';
import type { Workshop } from './workshop.ts';

/** Runs the worker's jobs in this thread. */
const workshop = {
  run: async (job: Parameters<typeof doJob>[0]) => doJob(job),
} as unknown as Workshop;

interface Shown {
  readonly things: readonly string[];
  readonly faces: readonly string[];
  readonly failed: readonly string[];
  /** How many coordinates and strengths are not finite. */
  readonly notFinite: number;
}

/** Works out all that the view does before it draws. */
async function show(document: SceneDocument): Promise<Shown> {
  const faces = facesOf(document);
  let notFinite = 0;
  const check = (numbers: ArrayLike<number>) => {
    for (let n = 0; n < numbers.length; n++) if (!Number.isFinite(numbers[n])) notFinite++;
  };
  const unit = { width: 1, height: 1 };
  for (const { outline } of faces.flatMap(({ areas }) => areas.flatMap(({ regions }) => regions))) {
    check(outline.flat());
  }
  for (const region of faces.flatMap(({ areas }) => areas.flatMap(({ regions }) => regions)))
    check(meshRegion(region, unit, [0, 0], 0).places);
  const prisms = [...wallPrisms(document.nodes, 'L').values()].flat();
  const shell = prismGeometry([...prisms, ...ceilingPrisms(document.nodes)]);
  check(shell.getAttribute('position').array);
  for (const mode of ['day', 'evening', 'lamps'] as const) {
    const plan = planLight(lightSceneOf(document, faces), mode, true);
    for (const { center, power } of plan.strata.flat()) check([...center, power]);
    check([plan.ambient, plan.sun?.radius ?? 0]);
  }
  const makers = { workshop, table: createFinishTable() };
  const things = [...builtThings(document, makers), ...itemThings(document, makers)];
  const failed: string[] = [];
  for (const { id, build, matrix } of things) {
    check(matrix.elements);
    try {
      const { solid, glass } = await build();
      for (const one of [solid, glass]) check(one?.getAttribute('position').array ?? []);
    } catch {
      // The set that places things leaves it out and logs a warning.
      failed.push(id);
    }
  }
  return {
    things: things.map(({ id }) => id),
    faces: faces.map(({ id }) => id),
    failed,
    notFinite,
  };
}

const square = [
  [0, 0],
  [30_000, 0],
  [30_000, 20_000],
  [0, 20_000],
];
const room = { type: 'room', levelId: 'L', name: 'Bath', use: 'bath', outline: square };
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
const run = {
  type: 'run',
  levelId: 'L',
  tier: 'base',
  position: [0, 20_000],
  cabinets: [{ id: 'c', cabinet: 'door', widthTenths: 9_144 }],
  counter: { covering: { sku: null } },
};
const good = { L: { type: 'level', name: 'Ground' }, R: room, w: wall, i: item };
const bowTie = [
  [0, 0],
  [9_000, 9_000],
  [9_000, 0],
  [0, 9_000],
];

function read(nodes: object): ReturnType<typeof readScene> {
  return readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'Bad',
    nodes: { ...good, ...nodes },
    products: {},
  });
}

test.each([
  ['a room that crosses itself', { bad: { ...room, outline: bowTie } }],
  [
    'a room of one line',
    {
      bad: {
        ...room,
        outline: [
          [0, 0],
          [9_000, 0],
          [4_000, 0],
        ],
      },
    },
  ],
  ['a wall of no length', { bad: { ...wall, to: [0, 0] } }],
  [
    'a door in a wall of no length',
    { w2: { ...wall, to: [0, 0] }, bad: { ...door, wallId: 'w2' } },
  ],
  ['a door wider than its wall', { bad: { ...door, widthTenths: 40_000 } }],
  ['a door beyond its wall', { bad: { ...door, atTenths: 900_000 } }],
  ['a door taller than its wall', { bad: { ...door, sillTenths: 20_000 } }],
  ['doors in each other', { bad: door, b2: { ...door, atTenths: 16_000 } }],
  ['a door without a wall', { bad: { ...door, wallId: 'gone' } }],
  ['a thing of an unknown kind', { bad: { ...item, kind: 'dragon' } }],
  ['a thing with measures of no kind', { bad: { ...item, params: { hat: 1 } } }],
  ['a thing with an unknown finish', { bad: { ...item, finishes: { hat: 'felt' } } }],
  ['a thing whose product is gone', { bad: { ...item, sku: 'gone' } }],
  [
    'things that carry each other',
    { bad: { ...item, hostId: 'b2' }, b2: { ...item, hostId: 'bad' } },
  ],
  ['a run without cabinets', { bad: { ...run, cabinets: [] } }],
  [
    'a run longer than any room',
    {
      bad: {
        ...run,
        cabinets: Array.from({ length: 24 }, (_, n) => ({ ...run.cabinets[0], id: `c${n}` })),
      },
    },
  ],
  [
    'a surface of a room that is gone',
    { bad: { type: 'surface', roomId: 'gone', face: { on: 'floor' }, covering: { sku: 'gone' } } },
  ],
  [
    'an area that crosses itself',
    {
      bad: {
        type: 'surface',
        roomId: 'R',
        face: { on: 'floor' },
        covering: { sku: null },
        area: bowTie,
      },
    },
  ],
  [
    'numbers that are not finite',
    { bad: { ...wall, to: [Number.NaN, 0] }, b2: { ...item, position: [Infinity, 0] } },
  ],
  ['a name of a megabyte', { bad: { ...room, name: 'x'.repeat(1_000_000) } }],
  ['two floors in one place', { bad: room }],
])('G-39 %s leaves the rest of the room as it was', async (_, nodes) => {
  const { document, findings } = read(nodes);
  const shown = await show(shownPart(document).document);
  expect(shown.faces).toContain('R:floor');
  expect(shown.things).toContain('i');
  expect(shown.failed.filter((id) => id === 'i')).toEqual([]);
  expect(shown.notFinite).toBe(0);
  // The findings name what the view leaves out.
  const bad = Object.keys(nodes).filter((id) => id in document.nodes && shown.failed.includes(id));
  for (const id of bad) expect(findings.some(({ nodeIds }) => nodeIds.includes(id))).toBe(true);
});

test('G-39 a scene of 20,000 things is shown in part, with a count of what is left out', () => {
  const crowd = Object.fromEntries(
    Array.from({ length: 19_990 }, (_, n) => [`x${n}`, { ...item, position: [n, n] }]),
  );
  const { document } = read(crowd);
  const { document: shown, omitted } = shownPart(document);
  expect(Object.keys(document.nodes)).toHaveLength(19_994);
  expect(omitted).toBe(19_991 - MAX_ITEMS);
  expect(Object.keys(shown.nodes)).toHaveLength(MAX_ITEMS + 3);
  expect(shown.nodes).toMatchObject({ R: document.nodes.R, w: document.nodes.w });
});

test('G-39 a scene with more walls than homes have keeps 2,000, has a finding, and is not shown', () => {
  const maze = Object.fromEntries(
    Array.from({ length: 2_100 }, (_, n) => {
      const [x, y] = [(n % 50) * 8_000, Math.floor(n / 50) * 8_000];
      return [`x${n}`, { ...wall, from: [x, y], to: [x + 5_000, y] }];
    }),
  );
  const { document, findings } = read(maze);
  expect(findings.some(({ code }) => code === 'too-many-walls')).toBe(true);
  const { document: shown, omitted } = shownPart(document);
  expect(omitted).toBe(Object.keys(document.nodes).length);
  expect(shown.nodes).toEqual({});
  expect(shownPart({ ...document, name: 'again' }).document.nodes).toBe(shown.nodes);
});
