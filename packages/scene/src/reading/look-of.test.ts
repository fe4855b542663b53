import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SceneNode } from '../document/node.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import { writeScene } from '../document/write-scene.ts';
import { lookOf } from './look-of.ts';
import { readScene } from './read-scene.ts';

const kitchen = readScene(
  readFileSync(join(import.meta.dirname, 'fixtures', 'scene-v1.json'), 'utf8'),
).document;
const { nodes } = kitchen;
const look = lookOf(nodes);

/** The kitchen with other fields in one of its nodes. */
function withChange(id: string, fields: object): SceneNodes {
  const node = nodes[id];
  if (!node) throw new Error(`no ${id}`);
  return { ...nodes, [id]: { ...node, ...fields } as SceneNode };
}

const idOf = (type: SceneNode['type']) => nodesOf(nodes, type)[0]?.[0] ?? '';
const without = (id: string) =>
  Object.fromEntries(Object.entries(nodes).filter(([own]) => own !== id));

test.each([
  ['a room is called otherwise', withChange(idOf('room'), { name: 'Scullery' })],
  ['a story is called otherwise', withChange(idOf('level'), { name: 'Upstairs' })],
  ['a thing is held in its place', withChange(idOf('item'), { locked: true })],
  ['a thing moves with others', withChange(idOf('item'), { groupId: 'set' })],
  ['a kept view is called otherwise', withChange(idOf('view'), { name: 'Mine' })],
  ['a kept view looks elsewhere', withChange(idOf('view'), { target: [0, 0, 0] })],
  ['a kept view is gone', without(idOf('view'))],
  [
    'a distance is measured',
    {
      ...nodes,
      measured: {
        ...{ type: 'dimension', levelId: idOf('level'), offsetTenths: 3_000 },
        ...{ from: [0, 0], to: [9_000, 0] },
      },
    } as SceneNodes,
  ],
])('a scene looks as before where %s', (_, changed) => {
  expect(lookOf(changed)).toBe(look);
});

test.each([
  ['a thing stands elsewhere', withChange(idOf('item'), { position: [22_861, 26_606] })],
  ['a thing is gone', without(idOf('item'))],
  ['a floor is laid over', withChange('floor', { layer: 1 })],
  ['a wall is higher', withChange(idOf('wall'), { heightTenths: 24_000 })],
  ['a door is of another color', withChange('door', { color: '#000000' })],
  ['a room has another use', withChange(idOf('room'), { use: 'patio' })],
  ['there is one thing more', { ...nodes, another: nodes[idOf('item')] } as SceneNodes],
])('a scene looks otherwise where %s', (_, changed) => {
  expect(lookOf(changed)).not.toBe(look);
});

test('a scene looks the same before and after it is saved, whatever a thing leaves to its kind and whatever comes first', () => {
  const bare = {
    ...{ type: 'item', levelId: idOf('level'), kind: 'pendant', params: {} },
    position: [9_000, 9_000],
  } as unknown as SceneNode;
  const edited = { lamp: bare, ...Object.fromEntries(Object.entries(nodes).toReversed()) };
  const saved = readScene(writeScene({ ...kitchen, nodes: edited })).document;
  expect(saved.nodes.lamp).not.toEqual(bare);
  expect(lookOf(edited)).toBe(lookOf(saved.nodes));
  expect(lookOf(saved.nodes)).not.toBe(look);
});

test('a look is 16 hexadecimal digits, also of nothing', () => {
  expect([look, lookOf({})].every((one) => /^[0-9a-f]{16}$/.test(one))).toBe(true);
});
