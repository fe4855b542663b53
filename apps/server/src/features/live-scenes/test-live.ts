// People with editors of one room, over real connections, for tests.

import type { LivePerson, LookBy } from '@wevisu/contract/live-scenes.ts';
import { LIVE_SCENE_PATH } from '@wevisu/contract/live-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { createLiveClient, type LiveClient } from '@wevisu/live/live-client.ts';
import { createLookOn, type LookOn } from '@wevisu/live/look-on.ts';
import type { SceneParts } from '@wevisu/live/scene-writes.ts';
import { DEFAULT_ALLOWANCE } from '@wevisu/scene/document/allowance.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { changeTo } from '@wevisu/scene/edit/draft.ts';
import { adopt, type History, record, startHistory, undo } from '@wevisu/scene/edit/history.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';

export interface TestEditor {
  readonly client: LiveClient;
  nodes(): SceneNodes;
  parts(): SceneParts;
  /** Does one thing to the scene. */
  edit(to: (nodes: SceneNodes) => SceneNodes): void;
  choose(choices: Partial<SceneParts['choices']>): void;
  undo(): void;
  people(): readonly LivePerson[];
  readonly dropped: string[];
  readonly revisions: number[];
  /** How often the scene changed by others. */
  heard(): number;
  onHeard(listener: (nodes: SceneNodes) => void): void;
}

const opened = new Set<LiveClient | LookOn>();

/** Closes all that a test has opened. */
export function closeEditors(): void {
  for (const client of opened) client.close();
  opened.clear();
}

export function openEditor(of: {
  /** http:// of a server. */
  readonly origin: string;
  readonly project: ProjectId;
  readonly token: string;
  /** The scene as a call gave it. */
  readonly scene: unknown;
  readonly name?: string;
}): TestEditor {
  const { document } = readScene(of.scene);
  const { style, budgetCents, allowance = DEFAULT_ALLOWANCE } = document;
  let choices: SceneParts['choices'] = {
    ...{ name: of.name ?? document.name, style, budgetCents },
    allowance,
  };
  let history: History = startHistory(document.nodes, allowance);
  let people: readonly LivePerson[] = [];
  let heard = 0;
  let parts: SceneParts = { nodes: history.nodes, choices };
  const dropped: string[] = [];
  const revisions: number[] = [];
  const listeners: ((nodes: SceneNodes) => void)[] = [];
  const change = (next: History) => {
    history = next;
    parts = { nodes: history.nodes, choices };
    client.touched();
  };
  const client = createLiveClient({
    url: `${of.origin.replace('http', 'ws')}${LIVE_SCENE_PATH}`,
    project: of.project,
    token: () => of.token,
    loaded: parts,
    current: () => parts,
    onParts(next) {
      heard++;
      choices = next.choices;
      history = adopt(history, { nodes: next.nodes, allowance: choices.allowance });
      parts = { nodes: history.nodes, choices };
      for (const listener of listeners) listener(history.nodes);
    },
    onPeople: (next) => {
      people = next;
    },
    onMoved(moved) {
      people = people.map((one) => ({ ...one, ...moved.find(({ id }) => id === one.id) }));
    },
    onStatus: () => {},
    onSaved: (revision) => revisions.push(revision),
    onDropped: (why) => dropped.push(why),
  });
  opened.add(client);
  return {
    client,
    nodes: () => history.nodes,
    parts: () => parts,
    edit: (to) => change(record(history, 'Edit', changeTo(history.nodes, to(history.nodes)))),
    choose(some) {
      choices = { ...choices, ...some };
      change(history);
    },
    undo: () => change(undo(history)),
    people: () => people,
    dropped,
    revisions,
    heard: () => heard,
    onHeard: (listener) => void listeners.push(listener),
  };
}

export interface TestGuest {
  nodes(): SceneNodes;
  people(): readonly LivePerson[];
  /** How often it was told that the scene is saved. */
  saves(): number;
  ended(): string | null;
}

export function lookOn(of: { readonly origin: string; readonly by: LookBy }): TestGuest {
  let nodes: SceneNodes = {};
  let people: readonly LivePerson[] = [];
  let saves = 0;
  let ended: string | null = null;
  opened.add(
    createLookOn({
      url: `${of.origin.replace('http', 'ws')}${LIVE_SCENE_PATH}`,
      by: () => of.by,
      onNodes: (next) => {
        nodes = next;
      },
      onPeople: (next) => {
        people = next;
      },
      onMoved: () => {},
      onSaved: () => {
        saves++;
      },
      onEnd: (why) => {
        ended = why;
      },
    }),
  );
  return { nodes: () => nodes, people: () => people, saves: () => saves, ended: () => ended };
}
