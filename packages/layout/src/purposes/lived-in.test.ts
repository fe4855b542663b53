import { collisionsOf } from '@wevisu/scene/placing/collisions.ts';
import { testRoom } from '@wevisu/scene/rules/test-scene.ts';
import { expect, test } from 'vitest';
import { designRoom } from '../design/design-room.ts';
import { bare, composeDrawing } from '../drawing/compose.ts';

/** Designs with what makes the room look lived in, in a room with a passage and a low window. */
type Decorated = 'living' | 'bedroom' | 'dining' | 'office' | 'entry';

function decorated(purpose: Decorated, width: number, depth: number, seats?: number) {
  const shell = testRoom(purpose, width, depth)
    .opening('door', 'south', 24, 'passage', 34)
    .opening('window', 'north', width / 2, 'window-casement', 54, {
      sillTenths: 30 * 254,
      heightTenths: 50 * 254,
    })
    .document();
  const wishes = { purpose, ...(seats === undefined ? {} : { seats }) };
  return designRoom(shell, 'room', wishes).designs.map(({ drawing, groups }) => ({
    groups,
    things: drawing.things,
    nodes: composeDrawing(drawing, { ...bare, hasDecor: true }),
  }));
}

test.each([
  ['living', 192, 216],
  ['bedroom', 168, 180],
  ['dining', 156, 192],
  ['office', 132, 156],
  ['entry', 108, 132],
] as const)(
  'a %s of %i by %i in has plants, and no decor meets anything',
  (purpose, width, depth) => {
    const designs = decorated(purpose, width, depth);
    expect(designs.length).toBeGreaterThan(1);
    for (const { things, nodes } of designs) {
      const decor = new Set(things.filter((one) => one.decor).map(({ id }) => id));
      const meeting = collisionsOf(nodes).filter(({ a, b }) => decor.has(a) || decor.has(b));
      expect(meeting).toEqual([]);
    }
  },
);

test('a sofa gets a table with a lamp at its side, and an armchair a lamp', () => {
  const kinds = decorated('living', 204, 240).map(({ things }) => things.map(({ kind }) => kind));
  expect(kinds.some((one) => one.includes('side-table'))).toBe(true);
  expect(kinds.some((one) => one.includes('floor-lamp'))).toBe(true);
});

test('pictures of a room differ, and a wall has one of them', () => {
  for (const { things } of decorated('living', 192, 216)) {
    const pictures = things.filter(({ kind }) => kind === 'framed-picture');
    expect(pictures.length).toBeGreaterThan(1);
    expect(new Set(pictures.map(({ turn }) => turn)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ hostId }) => hostId)).size).toBe(pictures.length);
  }
});

test('a window has a curtain, or a shade where furniture stands before it', () => {
  const dressed = (['bedroom', 'office', 'living'] as const)
    .flatMap((purpose) => decorated(purpose, 144, 168))
    .map(({ things }) =>
      things.map(({ kind }) => kind).filter((kind) => ['curtain', 'roman-shade'].includes(kind)),
    );
  for (const one of dressed) expect(one).toHaveLength(1);
  expect(new Set(dressed.flat()).size).toBe(2);
});

test('ten sit at a table where ten are asked for, and at a smaller one otherwise', () => {
  const [ten] = decorated('dining', 168, 264, 10);
  expect(ten?.groups[0]?.label).toBe('table for 10');
  expect(ten?.things.filter(({ kind }) => kind === 'dining-chair')).toHaveLength(10);
  const [eight] = decorated('dining', 168, 264);
  expect(eight?.groups[0]?.label).toBe('table for 8');
});
