import { canonicalJson } from '@wevisu/scene/document/canonical-json.ts';
import { sceneNode } from '@wevisu/scene/document/node.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import {
  adopt,
  type History,
  record,
  redo,
  startHistory,
  undo,
} from '@wevisu/scene/edit/history.ts';
import { seeded } from '@wevisu/scene/rooms/test-plans.ts';
import { expect, test } from 'vitest';
import { createLiveSession } from './live-session.ts';
import { noChoices, type SceneParts, writesBetween } from './scene-writes.ts';
import { emptyParts, newItem, randomChange, testServer } from './test-scenes.ts';

const choices = { ...noChoices, name: 'Room' };
const partsOf = (nodes: SceneNodes): SceneParts => ({ nodes, choices });

function startNodes(random: () => number): SceneNodes {
  return Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`s${i}`, newItem(random)]));
}

/** Someone with an editor: a history, a session, and a line that can be cut. */
function person(server: ReturnType<typeof testServer>, start: SceneNodes) {
  const session = createLiveSession();
  let history: History = startHistory(start);
  let clientId = 0;
  let inbox: Uint8Array[] = [];
  const show = (next: History) => {
    const before = history.nodes;
    history = next;
    session.edit(partsOf(before), partsOf(history.nodes));
  };
  return {
    session,
    isJoined: false,
    hear(updates: readonly Uint8Array[]) {
      if (this.isJoined) inbox.push(...updates);
    },
    nodes: () => history.nodes,
    history: () => history,
    clientId: () => clientId,
    edit(random: () => number) {
      show(record(history, 'Edit', randomChange(history.nodes, random)));
    },
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    join(id: number) {
      clientId = id;
      inbox = [];
      const { nodes } = session.join({ state: server.scene.state(), clientId });
      history = adopt(history, { nodes, allowance: history.allowance });
      this.isJoined = true;
    },
    cut() {
      session.leave();
      inbox = [];
      this.isJoined = false;
    },
    read() {
      for (const update of inbox.splice(0)) {
        const { parts } = session.receive(update);
        history = adopt(history, { nodes: parts.nodes, allowance: history.allowance });
      }
    },
  };
}

type Person = ReturnType<typeof person>;

async function send(server: ReturnType<typeof testServer>, one: Person, all: readonly Person[]) {
  const out = one.isJoined ? one.session.takeUpdate() : null;
  if (!out) return null;
  const { told, dropped } = await server.take({ update: out.update, clientId: one.clientId() });
  expect(dropped).toEqual([]);
  for (const other of all) other.hear(told);
  return out.n;
}

test.each([11, 2_027, 70_001])(
  'G-39 five people with cut lines make 2,000 random edits, undo and redo, and end with one valid scene: seed %i',
  async (seed) => {
    const random = seeded(seed);
    const start = startNodes(random);
    const server = testServer(start);
    const people = Array.from({ length: 5 }, () => person(server, start));
    let nextClient = 10;
    for (const one of people) one.join(nextClient++);
    for (let i = 0; i < 2_000; i++) {
      const one = people[Math.floor(random() * 5)] as Person;
      const choice = random();
      if (choice < 0.8) one.edit(random);
      else if (choice < 0.95) one.undo();
      else one.redo();
      if (random() < 0.5) {
        const n = await send(server, one, people);
        // Now and then a line is cut before the confirmation arrives.
        if (n !== null && random() < 0.9) one.session.confirm(n);
        else if (n !== null) one.cut();
      }
      for (const other of people) if (random() < 0.4) other.read();
      if (random() < 0.02) one.cut();
      for (const other of people) if (!other.isJoined && random() < 0.05) other.join(nextClient++);
    }
    for (let round = 0; round < 3; round++) {
      for (const one of people) {
        if (!one.isJoined) one.join(nextClient++);
        const n = await send(server, one, people);
        if (n !== null) one.session.confirm(n);
      }
    }
    const end = server.scene.parts().nodes;
    for (const one of people) {
      one.read();
      one.session.takeUpdate();
      expect(one.session.hasUnconfirmed()).toBe(false);
      expect(canonicalJson(one.nodes())).toBe(canonicalJson(end));
    }
    expect(Object.keys(end).length).toBeGreaterThan(10);
    for (const node of Object.values(end)) expect(sceneNode.safeParse(node).success).toBe(true);
  },
);

test.each([5, 808])(
  'G-39 one person takes back all that they did, and nothing that somebody else did last: seed %i',
  async (seed) => {
    const random = seeded(seed);
    const start = startNodes(random);
    const server = testServer(start);
    const [mine, theirs] = [person(server, start), person(server, start)];
    const people = [mine, theirs];
    mine.join(10);
    theirs.join(11);
    const lastOfOther = new Map<string, string | null>();
    const turn = async (one: Person, act: () => void) => {
      const before = partsOf(one.nodes());
      act();
      for (const [key, value] of writesBetween(before, partsOf(one.nodes()))) {
        if (one === theirs) lastOfOther.set(key, value);
        else lastOfOther.delete(key);
      }
      await send(server, one, people);
      for (const other of people) other.read();
    };
    for (let i = 0; i < 200; i++) {
      const one = random() < 0.5 ? mine : theirs;
      await turn(one, () => one.edit(random));
    }
    expect(lastOfOther.size).toBeGreaterThan(50);
    const steps = mine.history().done.length;
    for (let i = 0; i < steps; i++) {
      mine.undo();
      await send(server, mine, people);
      for (const other of people) other.read();
    }
    expect(mine.history().done).toHaveLength(0);
    const end = writesBetween(emptyParts, partsOf(server.scene.parts().nodes));
    for (const [key, value] of lastOfOther)
      expect([key, end.get(key) ?? null]).toEqual([key, value]);
    expect(canonicalJson(mine.nodes())).toBe(canonicalJson(theirs.nodes()));
  },
);

test('two people who change different things of one node both keep what they did', async () => {
  const start = { s: { ...newItem(seeded(1)), sku: null } } as SceneNodes;
  const server = testServer(start);
  const [one, other] = [createLiveSession(), createLiveSession()];
  const joined = [one, other].map((session, i) =>
    session.join({ state: server.scene.state(), clientId: 10 + i }),
  );
  const item = joined[0]?.nodes.s;
  if (item?.type !== 'item') throw new Error('no item');
  one.edit(partsOf({ s: item }), partsOf({ s: { ...item, position: [1, 2] } }));
  other.edit(partsOf({ s: item }), partsOf({ s: { ...item, locked: true } }));
  for (const [i, session] of [one, other].entries()) {
    const out = session.takeUpdate();
    if (out) await server.take({ update: out.update, clientId: 10 + i });
  }
  expect(server.scene.parts().nodes.s).toMatchObject({ position: [1, 2], locked: true });
});
