import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { testOutline, testRoom } from '@wevisu/scene/rules/test-scene.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Purpose, purposes, type RoomWishes } from '../groups/wishes.ts';
import { designRoom, GROUPS_APART, groupsApart, type RoomDesigned } from './design-room.ts';

function room(use: Purpose, width: number, depth: number, door = 24, windowAt = width / 2) {
  return testRoom(use === 'outdoor' ? 'patio' : use, width, depth)
    .opening('door', 'south', door, 'passage', 34)
    .opening('window', 'north', windowAt, 'window-casement', 30, {
      sillTenths: 50 * 254,
      heightTenths: 30 * 254,
    })
    .document();
}

/** At the wall of a house in the north, open on the other sides. */
function patio(): SceneDocument {
  const { nodes, ...rest } = testRoom('patio', 240, 216)
    .opening('door', 'north', 120, 'door-sliding-glass', 72)
    .document();
  const open = ['south-wall', 'east-wall', 'west-wall'];
  const left = Object.entries(nodes).filter(([id]) => !open.includes(id));
  return { ...rest, nodes: Object.fromEntries(left) };
}

function expectSound(shell: SceneDocument, { designs, declined }: RoomDesigned): void {
  expect(designs.length === 0).toBe(declined !== null);
  for (const [i, { document, findings, groups }] of designs.entries()) {
    expect(findings.filter(({ tier }) => tier === 'broken' || tier === 'code')).toEqual([]);
    for (const [id, node] of Object.entries(shell.nodes)) expect(document.nodes[id]).toBe(node);
    for (const other of designs.slice(i + 1)) {
      expect(groupsApart(groups, other.groups)).toBeGreaterThanOrEqual(GROUPS_APART);
    }
  }
}

function groupsIn({ designs }: RoomDesigned): string[][] {
  return designs.map(({ groups }) => groups.map(({ group }) => group));
}

describe('a bath of 8 by 10 ft', () => {
  const shell = room('bath', 96, 120);
  const found = designRoom(shell, 'room', { purpose: 'bath' });

  test('gets designs that differ, each with what a bath needs', () => {
    expect(found.designs.length).toBeGreaterThan(1);
    expectSound(shell, found);
    for (const groups of groupsIn(found)) {
      expect(groups).toEqual(expect.arrayContaining(['bathing', 'toilet', 'vanity']));
    }
  });

  test('is a scene that can be saved and opened again', () => {
    for (const { document } of found.designs) {
      const { document: read, findings } = readScene(JSON.parse(JSON.stringify(document)));
      expect(findings).toEqual([]);
      expect(read.nodes).toEqual(document.nodes);
    }
  });

  test('is the same each time', () => {
    const again = designRoom(room('bath', 96, 120), 'room', { purpose: 'bath' });
    const scenes = ({ designs }: RoomDesigned) => designs.map(({ document }) => document);
    expect(JSON.stringify(scenes(again))).toBe(JSON.stringify(scenes(found)));
  });
});

test('wishes for groups and sizes are met', () => {
  const bath = designRoom(room('bath', 120, 140), 'room', {
    ...{ purpose: 'bath', vanity: 'double' },
    groups: { tub: 'must', shower: 'not', linen: 'not' },
  });
  expect(bath.designs.length).toBeGreaterThan(0);
  for (const groups of groupsIn(bath)) expect(groups).toEqual(['tub', 'toilet', 'vanity']);
  for (const { groups } of bath.designs) {
    expect(groups.find(({ group }) => group === 'vanity')?.label).toMatch('double');
  }
  const bedroom = designRoom(room('bedroom', 140, 150), 'room', {
    purpose: 'bedroom',
    bed: 'queen',
  });
  for (const { groups } of bedroom.designs) expect(groups[0]?.label).toBe('queen bed');
});

test.each([
  ['living', 168, 204, 'seating'],
  ['dining', 146, 172, 'table'],
  ['office', 122, 136, 'desk'],
  ['entry', 96, 120, 'landing'],
  ['laundry', 100, 130, 'machines'],
  ['outdoor', 220, 260, 'seating'],
] as const)(
  'a %s room of %i by %i in gets three designs that differ',
  (purpose, width, depth, first) => {
    const shell = room(purpose, width, depth);
    const found = designRoom(shell, 'room', { purpose });
    expect(found.designs).toHaveLength(3);
    expectSound(shell, found);
    for (const groups of groupsIn(found)) expect(groups[0]).toBe(first);
  },
);

test('a laundry has its sink and counter where they are asked for, machines stacked', () => {
  const { designs } = designRoom(room('laundry', 96, 120), 'room', {
    purpose: 'laundry',
    groups: { stacked: 'must', sink: 'must', counter: 'must', storage: 'not' },
  });
  expect(designs.length).toBeGreaterThan(0);
  for (const { groups, document } of designs) {
    const labels = groups.map(({ label }) => label).join(', ');
    expect(labels).toMatch(/stacked.*sink and counter/);
    const kinds = nodesOf(document.nodes, 'item').map(([, { kind }]) => kind);
    expect(kinds.filter((kind) => kind === 'laundry' || kind === 'kitchen-sink')).toHaveLength(2);
  }
});

test('a dryer stands where its duct goes out', () => {
  const shell = room('laundry', 110, 120);
  const far = (at: readonly [number, number]) => {
    const [best] = designRoom(shell, 'room', { purpose: 'laundry' }, [
      { kind: 'vent', at },
    ]).designs;
    const [, dryer] = nodesOf(best?.document.nodes ?? {}, 'item').find(
      ([, { params }]) => params.role === 'dryer' || params.role === 'stacked',
    ) ?? [null, null];
    if (!dryer) throw new Error('There is no dryer');
    return Math.hypot(dryer.position[0] - at[0], dryer.position[1] - at[1]) / 254;
  };
  expect(far([0, 80 * 254])).toBeLessThan(50);
  expect(far([110 * 254, 80 * 254])).toBeLessThan(50);
});

test('a grill keeps off the house and its door', () => {
  const { designs } = designRoom(patio(), 'room', {
    purpose: 'outdoor',
    groups: { grill: 'must' },
  });
  expect(designs.length).toBeGreaterThan(0);
  for (const { groups } of designs) {
    const grill = groups.find(({ group }) => group === 'grill');
    expect(216 - (grill?.at[1] ?? 0)).toBeGreaterThanOrEqual(48);
    expect(Math.hypot((grill?.at[0] ?? 0) - 120, (grill?.at[1] ?? 0) - 216)).toBeGreaterThan(72);
  }
});

test('a table has seats for as many as are asked for', () => {
  const shell = room('dining', 168, 220);
  const { designs } = designRoom(shell, 'room', { purpose: 'dining', seats: 8 });
  expect(designs.length).toBeGreaterThan(0);
  for (const { groups } of designs) expect(groups[0]?.label).toBe('table for 8');
});

test('what is impossible is declined with a change that then works', () => {
  const cases: (readonly [SceneDocument, RoomWishes])[] = [
    [room('bath', 60, 84, 20), { purpose: 'bath', vanity: 'double' }],
    [room('powder-room', 40, 50, 18, 20), { purpose: 'powder-room' }],
    [room('bedroom', 96, 100), { purpose: 'bedroom', bed: 'king' }],
  ];
  for (const [shell, wishes] of cases) {
    const { declined } = designRoom(shell, 'room', wishes);
    const change = declined?.change;
    expect(declined).not.toBeNull();
    if (!change) throw new Error('No change works');
    expect(designRoom(change.document, 'room', change.wishes).designs.length).toBeGreaterThan(0);
  }
  expect(designRoom(room('bath', 96, 120), 'attic', { purpose: 'bath' }).declined).toEqual({
    ...{ reason: 'no-room', group: null, findings: [], change: null },
  });
});

test.each([
  ['living', 180, 216, 'sofa', [90, 60], 1800, 'seating', ['sofa', 'loveseat']],
  ['bedroom', 156, 180, 'bed', [78, 132], 0, 'bed', ['bed']],
  ['bath', 110, 130, 'bathtub', [34, 112], 0, 'bathing', ['bathtub', 'shower-enclosure']],
] as const)(
  'a %s is designed around what is kept, and has no second one',
  (purpose, width, depth, kind, [x, y], rotationTenthsDeg, group, alike) => {
    const { nodes, ...rest } = room(purpose, width, depth, width * 0.8);
    const piece = testRoom(purpose, width, depth)
      .item('mine', kind, [x, y], { rotationTenthsDeg, locked: true })
      .document().nodes.mine;
    if (!piece) throw new Error('There is no piece');
    const shell = { ...rest, nodes: { ...nodes, mine: piece } };
    const before = JSON.stringify(shell.nodes);
    const found = designRoom(shell, 'room', { purpose, kept: ['mine'] });
    expect(found.designs.length).toBeGreaterThan(0);
    expectSound(shell, found);
    for (const { document, groups: placed } of found.designs) {
      expect(placed.map((one) => one.group)).not.toContain(group);
      const own = Object.keys(shell.nodes).map((id) => [id, document.nodes[id]]);
      expect(JSON.stringify(Object.fromEntries(own))).toBe(before);
      const kinds = nodesOf(document.nodes, 'item').map(([, item]) => item.kind);
      expect(kinds.filter((one) => (alike as readonly string[]).includes(one))).toEqual([kind]);
    }
  },
);

test('a room of another outline is designed along its straight walls', () => {
  const outline = [
    [0, 0],
    [150, 0],
    [150, 90],
    [100, 140],
    [0, 140],
  ] as const;
  for (const purpose of ['bath', 'bedroom'] as const) {
    const shell = testOutline(purpose, outline).document();
    const found = designRoom(shell, 'room', { purpose });
    expect(found.designs.length).toBeGreaterThan(0);
    expectSound(shell, found);
  }
});

test('whatever the room and its openings, nothing collides, leaves it or blocks a door', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(
      fc.record({
        purpose: fc.constantFrom(...purposes),
        width: fc.integer({ min: 60, max: 200 }),
        depth: fc.integer({ min: 60, max: 200 }),
        door: fc.double({ min: 0.35, max: 0.65, noNaN: true }),
      }),
      ({ purpose, width, depth, door }) => {
        const shell = room(purpose, width, depth, width * door);
        expectSound(shell, designRoom(shell, 'room', { purpose }));
      },
    ),
    { numRuns: 20 },
  );
});
