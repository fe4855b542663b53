// Who is in a room, here and in other processes, and where they are. What only matters now is never written down.
import type { LivePerson, Presence } from '@wevisu/contract/live-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import type { Pool } from '../../platform/database/queryable.ts';
import { type Member, toPerson } from './member.ts';
import { LIVE_SCENE_CHANNEL, tellProcesses } from './store.ts';

export interface People {
  members(): Iterable<Member>;
  has(member: Member): boolean;
  count(): number;
  add(member: Member): void;
  /** Whether it was there. */
  remove(member: Member): boolean;
  move(member: Member, at: Presence): void;
  /** Tells everybody, here and elsewhere, who is there. */
  announce(): void;
  /** Another process says who is there. */
  hear(from: string, people: readonly LivePerson[]): void;
  close(): void;
}

/** Those who move are told of together. */
const MOVES_MS = 80;
/** A process that says nothing for so long has nobody in the room. */
const SILENT_MS = 60_000;
/** Bytes of a notice: PostgreSQL takes 8,000. */
const MAX_NOTICE_BYTES = 7_000;

/** What one process tells the others on the channel. */
export const noticeSchema = z.object({
  project: z.int(),
  origin: z.string(),
  /** An update was written. */
  seq: z.int().optional(),
  /** The scene was saved. */
  saved: z.literal(true).optional(),
  people: z.custom<readonly LivePerson[]>(Array.isArray).optional(),
});

export function createPeople(of: {
  readonly pool: Pool;
  readonly id: ProjectId;
  readonly origin: string;
  readonly onError: (error: unknown) => void;
  /** Whoever may no longer be there goes first. */
  readonly beforeMoves: () => Promise<void>;
}): People {
  const members = new Set<Member>();
  const elsewhere = new Map<string, { people: readonly LivePerson[]; heardAt: number }>();
  const moved = new Set<Member>();
  let timer: NodeJS.Timeout | undefined;

  function everybody(): LivePerson[] {
    for (const [from, { heardAt }] of elsewhere) {
      if (Date.now() - heardAt > SILENT_MS) elsewhere.delete(from);
    }
    return [
      ...[...members].map(toPerson),
      ...[...elsewhere.values()].flatMap(({ people }) => people),
    ];
  }

  function tellHere(): void {
    const people = everybody();
    for (const member of members) member.say({ t: 'people', people });
  }

  function tellElsewhere(): void {
    const people = [...members].map(toPerson);
    const notice = { project: of.id, origin: of.origin, people };
    const whole = JSON.stringify(notice);
    const text =
      Buffer.byteLength(whole) <= MAX_NOTICE_BYTES
        ? whole
        : JSON.stringify({ ...notice, people: people.map((one) => ({ ...one, at: null })) });
    if (Buffer.byteLength(text) > MAX_NOTICE_BYTES) return;
    tellProcesses(of.pool, { channel: LIVE_SCENE_CHANNEL, notice: text }).catch(of.onError);
  }

  async function tellMoves(): Promise<void> {
    timer = undefined;
    await of.beforeMoves();
    const list = [...moved].filter((one) => members.has(one)).map(({ id, at }) => ({ id, at }));
    moved.clear();
    if (list.length === 0) return;
    for (const member of members) {
      const others = list.filter(({ id }) => id !== member.id);
      if (others.length > 0) member.say({ t: 'here', moved: others });
    }
    if (elsewhere.size > 0) tellElsewhere();
  }

  return {
    members: () => members,
    has: (member) => members.has(member),
    count: () => members.size,
    add: (member) => void members.add(member),
    remove: (member) => members.delete(member),
    move(member, at) {
      if (!members.has(member)) return;
      member.at = at;
      moved.add(member);
      timer ??= setTimeout(() => void tellMoves().catch(of.onError), MOVES_MS).unref();
    },
    announce() {
      tellHere();
      tellElsewhere();
    },
    hear(from, people) {
      const isNew = !elsewhere.has(from);
      if (people.length === 0) elsewhere.delete(from);
      else elsewhere.set(from, { people, heardAt: Date.now() });
      tellHere();
      // Who has just come does not know who is here.
      if (isNew && people.length > 0 && members.size > 0) tellElsewhere();
    },
    close: () => clearTimeout(timer),
  };
}
