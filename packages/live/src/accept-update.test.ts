import { sceneNode } from '@wevisu/scene/document/node.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { seeded } from '@wevisu/scene/rooms/test-plans.ts';
import { expect, test } from 'vitest';
import { Doc, encodeStateAsUpdate, Array as SharedList, Map as SharedMap } from 'yjs';
import { createLiveSession } from './live-session.ts';
import { noChoices, writesBetween } from './scene-writes.ts';
import { createSharedScene } from './shared-scene.ts';
import { emptyParts, newItem, testServer } from './test-scenes.ts';

const random = seeded(3);
const start: SceneNodes = { a: newItem(random), b: newItem(random) };
const ME = 10;

/** A forger has the scene and writes whatever under whatever keys. */
function forge(
  server: ReturnType<typeof testServer>,
  writes: Readonly<Record<string, string | null>>,
) {
  const scene = createSharedScene(ME);
  scene.apply(server.scene.state());
  const updates: Uint8Array[] = [];
  scene.onWritten((update) => updates.push(update));
  scene.write(new Map(Object.entries(writes)));
  const [update] = updates;
  if (!update) throw new Error('nothing was written');
  return update;
}

test.each<[string, Readonly<Record<string, string | null>>, string]>([
  ['a node that is none', { 'x.type': '"sofa"', 'x.price': '1' }, 'unreadable'],
  ['a field that is none', { 'a.price': '100' }, 'unreadable'],
  ['a broken field', { 'a.position': '"here"' }, 'unreadable'],
  ['what is no JSON', { 'a.position': '[1,' }, 'unreadable'],
  ['deep nesting', { 'a.params': `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}` }, 'unreadable'],
  ['a product that is not sold', { 'a.sku': '"FORGED-1"' }, 'product'],
  ['a budget that is not theirs', { '.budgetCents': '1' }, 'not-yours'],
  ['a choice that is none', { '.prices': '{"TILE-1":1}' }, 'unreadable'],
])('drops %s, says so, and loses nothing', async (_, writes, code) => {
  const server = testServer(start);
  const update = forge(server, writes);
  const { dropped, isHostile } = await server.take({
    update,
    clientId: ME,
    fixed: ['budgetCents'],
  });
  expect(isHostile).toBe(false);
  expect(dropped.map((one) => one.code)).toEqual([code]);
  expect(server.scene.parts()).toEqual({ nodes: start, choices: { ...noChoices, name: 'Room' } });
  // Replicas that applied the forged update end there as well.
  const replica = createSharedScene(99);
  replica.apply(server.scene.state());
  expect(replica.parts()).toEqual(server.scene.parts());
});

test('a right change beside a forged one of the same update stays', async () => {
  const server = testServer(start);
  const update = forge(server, { 'a.sku': '"FORGED-1"', 'b.locked': 'true' });
  const { dropped } = await server.take({ update, clientId: ME });
  expect(dropped).toMatchObject([{ code: 'product', nodeId: 'a', detail: 'FORGED-1' }]);
  expect(server.scene.parts().nodes).toEqual({ ...start, b: { ...start.b, locked: true } });
});

test('what is left of a node that somebody removed is cleared away without a word', async () => {
  const server = testServer(start);
  const late = forge(server, { 'a.position': '[1,2]' });
  const session = createLiveSession();
  const { nodes } = session.join({ state: server.scene.state(), clientId: 11 });
  const { a: _a, ...rest } = nodes;
  session.edit({ nodes, choices: noChoices }, { nodes: rest, choices: noChoices });
  await server.take({ update: session.takeUpdate()?.update as Uint8Array, clientId: 11 });
  expect((await server.take({ update: late, clientId: ME })).dropped).toEqual([]);
  expect(server.scene.parts().nodes).toEqual({ b: start.b });
  expect(server.scene.fields('a').size).toBe(0);
});

function hostile(): Readonly<Record<string, Uint8Array>> {
  const write = (make: (doc: Doc) => void, clientId = ME) => {
    const doc = new Doc();
    doc.clientID = clientId;
    make(doc);
    return encodeStateAsUpdate(doc);
  };
  const second = () => {
    const doc = new Doc();
    doc.clientID = ME;
    doc.getMap('scene').set('a.locked', 'true');
    const seen = encodeStateAsUpdate(doc);
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    doc.getMap('scene').set('b.locked', 'true');
    expect(seen.length).toBeGreaterThan(0);
    return updates[0] as Uint8Array;
  };
  return {
    nothing: new Uint8Array(),
    noise: Uint8Array.from({ length: 4_000 }, () => Math.floor(random() * 256)),
    'endless counts': Uint8Array.from([255, 255, 255, 255, 255, 255, 255, 15, 1, 2, 3]),
    'a large one': new Uint8Array(600 * 1024),
    'another map': write((doc) => doc.getMap('else').set('a.locked', 'true')),
    'a list': write((doc) => doc.getArray('scene').insert(0, ['a'])),
    'a nested map': write((doc) => doc.getMap('scene').set('a.params', new SharedMap())),
    'a nested list': write((doc) => doc.getMap('scene').set('a.params', new SharedList())),
    'no text': write((doc) => doc.getMap('scene').set('a.locked', true)),
    'no key': write((doc) => doc.getMap('scene').set('__proto__.polluted', 'true')),
    'a long text': write((doc) => doc.getMap('scene').set('a.params', 'x'.repeat(200_000))),
    'the name of another': write((doc) => doc.getMap('scene').set('a.locked', 'true'), 1),
    'what waits for something': second(),
  };
}

test.each(Object.entries(hostile()))(
  'refuses %s as a whole and loses nothing',
  async (_, update) => {
    const server = testServer(start);
    const taken = await server.take({ update, clientId: ME });
    expect(taken).toMatchObject({
      isHostile: true,
      told: [],
      dropped: [{ code: 'not-an-update' }],
    });
    expect(server.scene.parts().nodes).toEqual(start);
    expect(server.scene.doc.store).toMatchObject({ pendingStructs: null, pendingDs: null });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

test('updates with random bytes never break the scene', async () => {
  const server = testServer(start);
  const right = forge(server, { 'b.locked': 'true', 'a.rotationTenthsDeg': '900' });
  for (let i = 0; i < 3_000; i++) {
    const update = Uint8Array.from(right);
    for (let k = 0; k <= random() * 4; k++) {
      update[Math.floor(random() * update.length)] = Math.floor(random() * 256);
    }
    await server.take({ update, clientId: ME });
    expect(server.scene.doc.store).toMatchObject({ pendingStructs: null, pendingDs: null });
  }
  const { nodes } = server.scene.parts();
  for (const node of Object.values(nodes)) expect(sceneNode.safeParse(node).success).toBe(true);
  const replica = createSharedScene(99);
  replica.apply(server.scene.state());
  expect(replica.parts().nodes).toEqual(nodes);
});

test('a scene of too many parts takes no more', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, i) => [`n${i}`, newItem(random)]),
  );
  const server = testServer(many);
  const extra = writesBetween(emptyParts, { nodes: { x: newItem(random) }, choices: noChoices });
  const only = [...extra].filter(([key]) => key.startsWith('x.'));
  const update = forge(server, Object.fromEntries(only));
  const { dropped } = await server.take({ update, clientId: ME });
  expect(dropped).toMatchObject([{ code: 'too-many', nodeId: 'x' }]);
  expect(Object.keys(server.scene.parts().nodes)).toHaveLength(5_000);
});
