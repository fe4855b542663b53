import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { testOutline, testRoom } from '@wevisu/scene/rules/test-scene.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Purpose, purposes, type RoomWishes } from '../groups/wishes.ts';
import { designRoom, GROUPS_APART, groupsApart, type RoomDesigned } from './design-room.ts';

function room(use: Purpose, width: number, depth: number, door = 24, windowAt = width / 2) {
  return testRoom(use, width, depth)
    .opening('door', 'south', door, 'passage', 34)
    .opening('window', 'north', windowAt, 'window-casement', 30, {
      sillTenths: 50 * 254,
      heightTenths: 30 * 254,
    })
    .document();
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
