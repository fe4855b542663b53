// Many people in one room: each changes a lamp of their own again and again, and all see all of it.
import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalJson } from '@wevisu/scene/document/canonical-json.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type pg from 'pg';
import {
  closeEditors,
  openEditor,
  type TestEditor,
} from '../../apps/server/src/features/live-scenes/test-live.ts';
import { ask } from '../client.ts';
import type { loadCrew } from '../worlds/talkers.ts';

export interface EditFound {
  readonly people: number;
  readonly things: number;
  readonly edits: number;
  /** From an edit here to the same in another one's editor, milliseconds, sorted. */
  readonly waits: readonly number[];
  readonly unheard: number;
  readonly areEqual: boolean;
}

interface Plan {
  readonly pool: pg.Pool;
  readonly origin: string;
  readonly crew: Awaited<ReturnType<typeof loadCrew>>;
  readonly things: number;
  readonly seconds: number;
}

/** Each person edits once in so many milliseconds. */
const PAUSE_MS = 1_000;
const FEET = 3_048;
const LOWEST = 15_000;

function hall(things: number): object {
  const across = Math.ceil(Math.sqrt(things));
  const side = (across + 1) * 2 * FEET;
  const lamps = Array.from({ length: things }, (_, n) => {
    const position = [(1 + (n % across)) * 2 * FEET, (1 + Math.floor(n / across)) * 2 * FEET];
    const lamp = {
      ...{ type: 'item', levelId: 'level', kind: 'pendant', params: {} },
      ...{ position, elevationTenths: 20_000 },
    };
    return [`lamp-${n}`, lamp] as const;
  });
  const outline = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  return {
    ...{ format: 'wevisu-scene', version: 1, name: 'Hall' },
    nodes: {
      level: { type: 'level', name: 'Ground' },
      room: { type: 'room', levelId: 'level', name: 'Hall', use: 'hall', outline },
      ...Object.fromEntries(lamps),
    },
  };
}

interface Opened {
  readonly data: { readonly scene: unknown; readonly revision: number };
}

export async function edit({ pool, origin, crew, things, seconds }: Plan): Promise<EditFound> {
  const { project, people } = crew;
  const [{ token, visitor }] = people;
  const path = `/api/projects/${project}/scene`;
  const stored = await ask<Opened>(origin, { method: 'GET', path, token, visitor });
  const body = { base_revision: stored.data.revision, scene: hall(things), force: true };
  await ask(origin, { method: 'PUT', path, body, token, visitor });
  await pool.query('update projects set pros_edit = true where id = $1', [project]);
  const { data } = await ask<Opened>(origin, { method: 'GET', path, token, visitor });
  const editors = people.map((person) =>
    openEditor({ origin, project, token: person.token, scene: data.scene }),
  );
  try {
    await until(() => editors.every(({ client }) => client.status() === 'joined'));
    return { people: people.length, things, ...(await run(editors, seconds)) };
  } finally {
    closeEditors();
  }
}

async function run(
  editors: readonly TestEditor[],
  seconds: number,
): Promise<Omit<EditFound, 'people' | 'things'>> {
  const waits: number[] = [];
  /** When each person's lamp came to hang where it does, and who has not seen it there. */
  const under = new Map<string, { readonly since: number; readonly left: Set<TestEditor> }>();
  const heightOf = (nodes: SceneNodes, lamp: string) => {
    const node = nodes[lamp];
    return node?.type === 'item' ? node.elevationTenths : null;
  };
  for (const editor of editors) {
    editor.onHeard((nodes) => {
      for (const [key, { since, left }] of under) {
        const [lamp = '', height] = key.split(' ');
        if (!left.has(editor) || heightOf(nodes, lamp) !== Number(height)) continue;
        left.delete(editor);
        waits.push(performance.now() - since);
        if (left.size === 0) under.delete(key);
      }
    });
  }
  let edits = 0;
  const person = async (editor: TestEditor, at: number) => {
    await sleep((PAUSE_MS * at) / editors.length);
    for (let turn = 0; turn < (seconds * 1000) / PAUSE_MS; turn++) {
      const [lamp, height] = [`lamp-${at}`, LOWEST + 10 * (turn + 1)];
      const others = new Set(editors.filter((other) => other !== editor));
      under.set(`${lamp} ${height}`, { since: performance.now(), left: others });
      edits++;
      editor.edit((nodes) => {
        const node = nodes[lamp];
        if (node?.type !== 'item') throw new Error(`There is no ${lamp}.`);
        return { ...nodes, [lamp]: { ...node, elevationTenths: height } };
      });
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(editors.map(person));
  await until(() => editors.every(({ client }) => !client.hasUnsent()) && under.size === 0).catch(
    () => {},
  );
  const texts = new Set(editors.map((one) => canonicalJson(one.parts())));
  const unheard = [...under.values()].reduce((sum, { left }) => sum + left.size, 0);
  return {
    edits,
    waits: waits.toSorted((a, b) => a - b),
    ...{ unheard, areEqual: texts.size === 1 },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It took more than half a minute.');
    await sleep(50);
  }
}
