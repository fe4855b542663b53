import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { darknessOf } from './is-dark.ts';

const feet = (count: number) => count * 3_048;

function roomWith(more: Record<string, object>): SceneNodes {
  const corners = [
    [0, 0],
    [feet(12), 0],
    [feet(12), feet(10)],
    [0, feet(10)],
  ];
  const walls = corners.map((from, n) => [
    `wall${n}`,
    { type: 'wall', levelId: 'level', from, to: corners[(n + 1) % 4] },
  ]);
  const nodes = {
    level: { type: 'level', name: 'Ground' },
    room: { type: 'room', levelId: 'level', name: 'Bath', use: 'bath', outline: corners },
    ...Object.fromEntries(walls),
    ...more,
  };
  const { document } = readScene({ format: 'wevisu-scene', version: 1, name: 'Bath', nodes });
  return document.nodes;
}

const opening = (style: string) => ({
  type: 'opening',
  wallId: 'wall0',
  style,
  atTenths: 18_000,
  widthTenths: 9_000,
  heightTenths: 12_000,
});
const pendant = {
  type: 'item',
  levelId: 'level',
  kind: 'pendant',
  params: {},
  position: [9_000, 9_000],
};

test.each([
  ['nothing', {}, ['day', 'evening', 'lamps']],
  ['a window', { one: opening('window-fixed') }, ['lamps']],
  ['a glass door', { one: opening('door-french') }, ['lamps']],
  ['a door', { one: opening('door-single') }, ['day', 'evening', 'lamps']],
  ['a lamp', { one: pendant }, []],
] as const)('a room with %s is dark by the lights that lack', (_, more, dark) => {
  const nodes = roomWith(more);
  expect(Object.values(nodes).some((one) => one.type === 'wall')).toBe(true);
  if ('one' in more) expect(nodes).toHaveProperty('one');
  const lights = (['day', 'evening', 'lamps'] as const).filter(
    (light) => darknessOf(nodes, light) !== null,
  );
  expect(lights).toEqual(dark);
});
