// The second judge is held to faults that are put in.
import { designKitchens } from '@wevisu/layout/kitchen/design-kitchens.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { inches, testRoom } from '@wevisu/scene/rules/test-scene.ts';
import { expect, test } from 'vitest';
import { look } from './pixels.ts';
import { seededKitchen } from './seeded-rooms.ts';

const shell = testRoom('kitchen', 150, 170)
  .opening('door', 'south', 40, 'passage', 36)
  .opening('window', 'east', 60, 'window-casement', 36, {
    sillTenths: inches(44),
    heightTenths: inches(36),
  })
  .document();
const inner = sceneFacts(shell).rooms[0]?.shape.inner ?? [];
const [design] = designKitchens(shell, 'room', { island: 'not' }).designs;
if (!design) throw new Error('There is no kitchen');
const sound = design.document;

function withItem(kind: string, [x, y]: readonly [number, number], id = kind): SceneDocument {
  const scene = testRoom('kitchen', 150, 170).item(id, kind, [x, y]).document();
  const item = scene.nodes[id];
  if (!item) throw new Error('There is no item');
  return { ...sound, nodes: { ...sound.nodes, [id]: item } };
}

function moved(id: string, node: ItemNode | RunNode, by: readonly [number, number]): SceneDocument {
  const position = [node.position[0] + inches(by[0]), node.position[1] + inches(by[1])] as const;
  return { ...sound, nodes: { ...sound.nodes, [id]: { ...node, position } } };
}

const none = { meetings: [], outside: [], blockedDoors: [], blockedWindows: [], cutOff: [] };

test('a sound kitchen has no fault', () => {
  const { walkable, ...seen } = look(sound, inner);
  expect(seen).toEqual(none);
  expect(walkable).toBeGreaterThan(0.99);
});

test('things that meet are seen', () => {
  const [fridge] = nodesOf(sound.nodes, 'item').filter(([, { kind }]) => kind === 'refrigerator');
  if (!fridge) throw new Error('There is no refrigerator');
  const [x, y] = fridge[1].position;
  expect(look(withItem('refrigerator', [x / 254 + 3, y / 254], 'other'), inner).meetings).toContain(
    [fridge[0], 'other'].sort().join(' and '),
  );
});

test('what leaves the room is seen', () => {
  const [run] = nodesOf(sound.nodes, 'run').filter(([, { tier }]) => tier === 'base');
  if (!run) throw new Error('There is no row');
  const [id, node] = run;
  const seen = ([-1, 1] as const).flatMap((by) => [
    look(moved(id, node, [by * 2, 0]), inner).outside,
    look(moved(id, node, [0, by * 2]), inner).outside,
  ]);
  expect(seen.some((outside) => outside.includes(id))).toBe(true);
});

test('what stands before a door, a window or across the room is seen', () => {
  expect(look(withItem('refrigerator', [40, 20]), inner).blockedDoors).toEqual(['door']);
  expect(look(withItem('rug', [40, 20]), inner).blockedDoors).toEqual([]);
  const wardrobe = withItem('refrigerator', [138, 60]);
  expect(look(wardrobe, inner).blockedWindows).toEqual(['window']);
  const nodes = { ...sound.nodes };
  for (const x of [18, 54, 90, 126]) {
    const id = `bar-${x}`;
    const bar = withItem('refrigerator', [x, 56], id).nodes[id];
    if (bar) nodes[id] = bar;
  }
  const closed = look({ ...sound, nodes }, inner);
  expect(closed.cutOff).toEqual(['door']);
  expect(closed.walkable).toBeLessThan(0.99);
});

test('a seed gives the same room each time, and not the same as another', () => {
  const text = (seed: number) => JSON.stringify(seededKitchen(seed).document);
  expect(text(7)).toBe(text(7));
  expect(text(7)).not.toBe(text(8));
});
