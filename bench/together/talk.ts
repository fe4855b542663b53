// Pairs who talk: everybody has a stream open, and so many messages a second are sent, by homeowners and pros in turn.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '@wevisu/contract/chat.ts';
import { ask } from '../client.ts';
import type { Pair } from '../worlds/talkers.ts';
import { type EventStream, openStream } from './event-stream.ts';

export interface TalkFound {
  readonly streams: number;
  readonly sent: number;
  /** From the press of the button to the other one's stream, milliseconds, sorted. */
  readonly waits: readonly number[];
  /** Sent, and not heard of by the other, or not in the chat of one of the two. */
  readonly lost: number;
  /** In a chat more than once, or told of twice. */
  readonly doubled: number;
  readonly resets: number;
  readonly cuts: number;
}

interface Plan {
  readonly origin: string;
  readonly pairs: readonly Pair[];
  readonly perSecond: number;
  readonly seconds: number;
  /** Called once, in the middle. */
  readonly onHalf?: () => void;
}

/** How long a message may be under way, and how long one is tried to be sent. */
const PATIENCE_MS = 30_000;
const AT_ONCE = 20;

async function eachOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...list];
  const worker = async () => {
    for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export async function talk(plan: Plan): Promise<TalkFound> {
  const { origin, pairs, perSecond, seconds, onHalf } = plan;
  const waits: number[] = [];
  const texts = new Map<Pair, string[]>(pairs.map((pair) => [pair, []]));
  /** By project and listener: the message that the listener is to hear of. */
  const awaited = new Map<string, { readonly since: number; readonly heard: () => void }>();
  const streams: EventStream[] = [];
  let [sent, lost, doubled] = [0, 0, 0];

  // The rooms are made when somebody first looks.
  await eachOf(pairs, async ({ project, people }) => {
    await read(origin, project, people[0], null);
  });
  await eachOf(pairs, async ({ project, people }) => {
    for (const person of people) {
      const key = `${project} ${person.userId}`;
      const stream = openStream(origin, person, ({ room }) => {
        if (room !== String(project)) return;
        const due = awaited.get(key);
        if (!due) return;
        awaited.delete(key);
        waits.push(performance.now() - due.since);
        due.heard();
      });
      streams.push(stream);
      await stream.ready;
    }
  });

  async function send(pair: Pair, by: 0 | 1): Promise<void> {
    const { project, people } = pair;
    const [author, listener] = by === 0 ? people : [people[1], people[0]];
    const key = randomUUID();
    const text = `Message ${++sent} ${key}`;
    texts.get(pair)?.push(text);
    const since = performance.now();
    const heard = new Promise<void>((resolve) => {
      awaited.set(`${project} ${listener.userId}`, { since, heard: resolve });
    });
    const body = { project: String(project), key, text };
    for (;;) {
      const { token, visitor } = author;
      const isSent = await ask(origin, {
        ...{ method: 'POST', path: '/api/projectChat', body, token, visitor },
      }).then(
        () => true,
        () => false,
      );
      if (isSent || performance.now() - since > PATIENCE_MS) break;
      await sleep(300);
    }
    const isHeard = await Promise.race([heard.then(() => true), sleep(PATIENCE_MS, false)]);
    if (!isHeard) lost++;
  }

  const under: Promise<void>[] = [];
  const busy = new Set<Pair>();
  const started = performance.now();
  let isHalf = false;
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = started + (n * 1000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    if (!isHalf && n >= (perSecond * seconds) / 2) {
      isHalf = true;
      onHalf?.();
    }
    const pair = pairs[n % pairs.length];
    // Somebody who waits for an answer does not write the next message yet.
    if (!pair || busy.has(pair)) continue;
    busy.add(pair);
    const by = Math.floor(n / pairs.length) % 2 === 0 ? 0 : 1;
    under.push(send(pair, by).finally(() => busy.delete(pair)));
  }
  await Promise.all(under);

  await eachOf(pairs, async (pair) => {
    const expected = texts.get(pair) ?? [];
    for (const person of pair.people) {
      const found = new Map<string, number>();
      for (const { text } of await readAll(origin, pair.project, person)) {
        found.set(text, (found.get(text) ?? 0) + 1);
      }
      for (const text of expected) {
        const times = found.get(text) ?? 0;
        if (times === 0) lost++;
        if (times > 1) doubled++;
      }
    }
  });
  const counts = streams.map((stream) => stream.counts());
  for (const stream of streams) stream.close();
  const sum = (what: 'doubled' | 'resets' | 'cuts') =>
    counts.reduce((all, one) => all + one[what], 0);
  return {
    ...{ streams: streams.length, sent, lost },
    waits: waits.toSorted((a, b) => a - b),
    doubled: doubled + sum('doubled'),
    ...{ resets: sum('resets'), cuts: sum('cuts') },
  };
}

interface Page {
  readonly data: { readonly Project_chats: readonly ChatMessage[]; readonly has_more: boolean };
}

function read(
  origin: string,
  project: number,
  { token, visitor }: Pair['people'][number],
  before: number | null,
): Promise<Page> {
  const path = `/api/projectChat/${project}${before === null ? '' : `?before=${before}`}`;
  return ask(origin, { method: 'GET', path, token, visitor });
}

async function readAll(
  origin: string,
  project: number,
  person: Pair['people'][number],
): Promise<readonly ChatMessage[]> {
  const all: ChatMessage[] = [];
  let before: number | null = null;
  for (;;) {
    const { data } = await read(origin, project, person, before);
    all.push(...data.Project_chats);
    const oldest = Math.min(...data.Project_chats.map(({ id }) => id));
    if (!data.has_more || data.Project_chats.length === 0) return all;
    before = oldest;
  }
}
