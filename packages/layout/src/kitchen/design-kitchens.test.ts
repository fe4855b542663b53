import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { type TestScene, testOutline, testRoom } from '@wevisu/scene/rules/test-scene.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APART_TENTHS, apart, type Designed, designKitchens } from './design-kitchens.ts';

const may = { island: 'may' } as const;

function kitchen(width: number, depth: number, door = 20, window = width / 2): TestScene {
  return testRoom('kitchen', width, depth)
    .opening('door', 'south', door, 'passage', 36)
    .opening('window', 'north', window, 'window-casement', 36, {
      sillTenths: 44 * 254,
      heightTenths: 41 * 254,
    });
}

function shellOf(...size: Parameters<typeof kitchen>): SceneDocument {
  return kitchen(...size).document();
}

function kindsIn({ nodes }: SceneDocument): string[] {
  return nodesOf(nodes, 'item').map(([, { kind }]) => kind);
}

/** What every answer must hold, whatever the room. */
function expectSound(shell: SceneDocument, { designs, declined }: Designed): void {
  expect(designs.length === 0).toBe(declined !== null);
  for (const [i, design] of designs.entries()) {
    const { document, findings } = design;
    expect(findings.filter(({ tier }) => tier === 'broken' || tier === 'code')).toEqual([]);
    for (const [id, node] of Object.entries(shell.nodes)) expect(document.nodes[id]).toBe(node);
    expect(kindsIn(document)).toEqual(
      expect.arrayContaining([
        'kitchen-sink',
        'kitchen-faucet',
        'range',
        'refrigerator',
        'dishwasher',
      ]),
    );
    for (const other of designs.slice(i + 1)) {
      expect(apart(design, other)).toBeGreaterThanOrEqual(APART_TENTHS);
    }
  }
}

describe('a kitchen of 12 by 13 ft', () => {
  const shell = shellOf(144, 156);
  const found = designKitchens(shell, 'room', may);

  test('gets three that differ, none with an error', () => {
    expect(found.designs).toHaveLength(3);
    expectSound(shell, found);
  });

  test('is a scene that can be saved and opened again', () => {
    for (const { document } of found.designs) {
      const { document: read, findings } = readScene(JSON.parse(JSON.stringify(document)));
      expect(findings).toEqual([]);
      expect(read.nodes).toEqual(document.nodes);
    }
  });

  test('is the same each time', () => {
    const again = designKitchens(shellOf(144, 156), 'room', may);
    expect(JSON.stringify(again)).toBe(JSON.stringify(found));
  });
});

test('a wish for a shape is met or declined', () => {
  const shell = shellOf(150, 180);
  const { designs } = designKitchens(shell, 'room', { ...may, shape: 'l-shape' });
  expect(new Set(designs.map(({ shape }) => shape))).toEqual(new Set(['l-shape']));
  expect(designKitchens(shell, 'room', { ...may, shape: 'galley' }).declined?.reason).toBe(
    'no-wall',
  );
});

test('an island is drawn where it fits, and said to be impossible where it does not', () => {
  const large = designKitchens(shellOf(220, 210), 'room', { island: 'must' });
  expect(large.designs.length).toBeGreaterThan(0);
  expect(large.designs.every(({ hasIsland }) => hasIsland)).toBe(true);
  const none = designKitchens(shellOf(220, 210), 'room', { island: 'not' });
  expect(none.designs.some(({ hasIsland }) => hasIsland)).toBe(false);
  const small = designKitchens(shellOf(108, 120), 'room', { island: 'must' });
  expect(small).toMatchObject({
    designs: [],
    declined: { reason: 'no-island', findings: [] },
  });
});

test('what of a kitchen stands in the room stays, and no second one is planned', () => {
  const depth = 156;
  const room = () => kitchen(144, depth, 20, 110);
  const cases = [
    room().item('kept', 'refrigerator', [24, depth - 15]),
    room().item('kept', 'range', [48, depth - 13.5], { params: { fuel: 'electric' } }),
    room()
      .item('kept', 'refrigerator', [24, depth - 15])
      .item('too', 'range', [90, depth - 13.5], { params: { fuel: 'electric' } }),
  ];
  for (const shell of cases.map((one) => one.document())) {
    const found = designKitchens(shell, 'room', may);
    expect(found.designs.length).toBeGreaterThan(0);
    expectSound(shell, found);
    for (const { document } of found.designs) {
      const kinds = kindsIn(document);
      for (const one of ['refrigerator', 'range', 'kitchen-sink', 'dishwasher']) {
        expect([one, kinds.filter((kind) => kind === one).length]).toEqual([one, 1]);
      }
    }
  }
});

test('a row that stays keeps its sink, and the rest is planned about it', () => {
  const whole = designKitchens(shellOf(144, 156), 'room', may).designs[0]?.document;
  if (!whole) throw new Error('There is no kitchen');
  const sink = nodesOf(whole.nodes, 'item').find(([, { kind }]) => kind === 'kitchen-sink')?.[1];
  const isKept = ([id, node]: [string, SceneNode]) =>
    id === sink?.hostId || (node.type === 'item' && node.hostId === sink?.hostId);
  const bare = Object.entries(whole.nodes).filter(
    (one) => isKept(one) || (one[1].type !== 'item' && one[1].type !== 'run'),
  );
  const shell = { ...whole, nodes: Object.fromEntries(bare) };
  const found = designKitchens(shell, 'room', may);
  expectSound(shell, found);
  expect(found.designs.length).toBeGreaterThan(0);
  for (const { document } of found.designs) {
    expect(kindsIn(document).filter((kind) => kind === 'kitchen-sink')).toHaveLength(1);
  }
});

test('a room without space for a kitchen is declined', () => {
  const none = (reason: string) => ({ designs: [], declined: { reason, findings: [] } });
  expect(designKitchens(shellOf(84, 84), 'room', may)).toMatchObject(none('too-short'));
  expect(designKitchens(shellOf(50, 50, 25), 'room', may)).toMatchObject(none('no-wall'));
  expect(designKitchens(shellOf(144, 156), 'attic', may)).toMatchObject(none('no-room'));
});

test('a declined kitchen says the smallest change after which there is one', () => {
  const cases = [
    [shellOf(108, 120), { island: 'must' }, 'no island'],
    [shellOf(150, 180), { island: 'may', shape: 'galley' }, 'another shape than galley'],
    [shellOf(84, 84), { island: 'may' }, /inches/],
    [shellOf(50, 50, 25), { island: 'may' }, /inches/],
  ] as const;
  for (const [shell, wishes, text] of cases) {
    const change = designKitchens(shell, 'room', wishes).declined?.change;
    expect(change?.text).toMatch(text);
    if (!change) throw new Error('No change works');
    expect(designKitchens(change.document, 'room', change.wishes).designs.length).toBeGreaterThan(
      0,
    );
  }
  expect(designKitchens(shellOf(144, 156), 'attic', may).declined?.change).toBeNull();
});

test('a room of another outline gets kitchens along its straight walls', () => {
  const outline = [
    [0, 0],
    [190, 0],
    [190, 90],
    [130, 160],
    [0, 160],
  ] as const;
  const shell = testOutline('kitchen', outline).document();
  const found = designKitchens(shell, 'room', may);
  expect(found.designs.length).toBeGreaterThan(0);
  expectSound(shell, found);
});

function missedBy({ designs }: Designed): string[][] {
  return designs.map(({ findings }) =>
    findings.filter(({ tier }) => tier === 'recommended').map(({ code }) => code),
  );
}

test('a room whose doors part its walls gets rows that stand apart', () => {
  const shell = testRoom('kitchen', 169, 144)
    .opening('door', 'east', 94, 'passage', 38)
    .opening('too', 'west', 27, 'passage', 48)
    .opening('window', 'north', 27, 'window-casement', 34, {
      sillTenths: 44 * 254,
      heightTenths: 36 * 254,
    })
    .document();
  const found = designKitchens(shell, 'room', may);
  expectSound(shell, found);
  expect(found.designs.map(({ shape }) => shape)).toContain('split');
  // Three kitchens of rows that meet miss seven.
  expect(missedBy(found)).toHaveLength(3);
  expect(missedBy(found).flat().length).toBeLessThanOrEqual(3);
});

test('a kitchen that lacks counter has plain cabinets on a wall that is left', () => {
  const shell = shellOf(130, 160, 60, 60);
  const found = designKitchens(shell, 'room', { island: 'not', shape: 'l-shape' });
  expectSound(shell, found);
  expect(found.designs).toHaveLength(3);
  expect(found.designs.some(({ legs }) => legs.length === 3)).toBe(true);
  expect(missedBy(found).flat()).not.toContain('K25');
});

test('whatever the room and its openings, nothing collides, leaves it or blocks a door', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: 90, max: 230 }),
        depth: fc.integer({ min: 80, max: 230 }),
        door: fc.double({ min: 0.15, max: 0.85, noNaN: true }),
        window: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
        island: fc.constantFrom('must' as const, 'may', 'not'),
      }),
      ({ width, depth, door, window, island }) => {
        const shell = shellOf(width, depth, width * door, width * window);
        expectSound(shell, designKitchens(shell, 'room', { island }));
      },
    ),
    { numRuns: 30 },
  );
});
