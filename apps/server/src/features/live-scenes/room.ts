// One scene and everybody who has it open in this process. Whatever writes to the scene is done in turn, so that each
// change is checked against the scene that it meets.
import type { LiveReply, Presence } from '@wevisu/contract/live-scenes.ts';
import { messageOf, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { acceptUpdate, type Dropped } from '@wevisu/live/accept-update.ts';
import type { SceneChoices } from '@wevisu/live/scene-writes.ts';
import type { Sku } from '@wevisu/scene/document/node-id.ts';
import { mergeUpdates } from 'yjs';
import { factsOf } from '../product-facts/facts-of.ts';
import type { LiveSceneDeps } from './deps.ts';
import { allowedGuests, changedNodes } from './guests.ts';
import type { Member } from './member.ts';
import { createPeople, type People } from './people.ts';
import { keepDocument, keepUpdate, type RoomDocument, readMissing } from './room-document.ts';
import { saveRoom, takeInNewest } from './save-room.ts';
import { dropRoom, LIVE_SCENE_CHANNEL, listRights, tellProcesses } from './store.ts';

export interface Room {
  readonly people: People;
  /** False if the room has just been closed: open it again. */
  join(member: Member): Promise<boolean>;
  leave(member: Member): void;
  update(member: Member, of: { readonly n: number; readonly update: Uint8Array }): void;
  here(member: Member, at: Presence): void;
  /** Saves everything that came before as a revision, and says so to the member. */
  save(member: Member, of: { readonly id: number; readonly label: string | null }): void;
  /** Another process wrote or saved: reads what it was. */
  catchUp(of: { readonly isSaved: boolean }): void;
  /** Asks again who may be here and what was saved elsewhere. */
  look(): void;
  /** Saves and ends it. */
  close(): Promise<void>;
}

interface Incoming {
  readonly member: Member;
  readonly n: number;
  readonly update: Uint8Array;
}

/** After the last edit, and at the latest after the first one that is not saved. */
const SAVE_PAUSE_MS = 1_500;
const SAVE_AFTER_MS = 8_000;
const MAX_SAVE_TRIES = 4;
/** Changes of so long are told to guests together. */
const GUESTS_MS = 100;
/** Where somebody points is told without asking again who may see it for so long. */
const RIGHTS_MS = 1_000;

/** What only the owner decides. */
const FIXED_FOR_PROS: readonly (keyof SceneChoices)[] = ['name', 'budgetCents'];

const WHY_DROPPED: Readonly<Record<Dropped['code'], string>> = {
  'not-an-update': 'A change could not be read and was left out.',
  unreadable: 'A change could not be read and was left out.',
  product: 'A product is not in the catalog and was left out.',
  'not-yours': 'Only the owner of the room can change that.',
  'too-many': 'This room has as many parts as several people can edit at once.',
};

export function createRoom(
  deps: LiveSceneDeps,
  of: {
    readonly id: ProjectId;
    readonly origin: string;
    readonly document: RoomDocument;
    /** The room is over and may be opened anew. */
    readonly onClosed: () => void;
  },
): Room {
  const { pool } = deps;
  const { id, origin, document } = of;
  const { scene } = document;
  let checkedAt = 0;
  const people = createPeople({
    ...{ pool, id, origin, onError: deps.onError },
    async beforeMoves() {
      if (Date.now() - checkedAt > RIGHTS_MS) await checkRights();
    },
  });
  const knownSkus = new Set<Sku>();
  let written: Uint8Array[] = [];
  scene.onWritten((update) => written.push(update));
  let incoming: Incoming[] = [];
  let turn: Promise<void> = Promise.resolve();
  let isClosed = false;
  let dirtySince: number | null = null;
  let saveTimer: NodeJS.Timeout | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  /** The nodes that guests have been told of. */
  let told = scene.parts().nodes;
  let guestTimer: NodeJS.Timeout | undefined;

  /** Does one thing after the other. What fails ends the room: who was there comes again, with what was not confirmed. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    turn = turn.then(async () => {
      if (isClosed) return;
      try {
        await act();
      } catch (error) {
        deps.onError(error);
        end('again');
      }
    });
    return turn;
  }

  function end(why: Parameters<Member['close']>[0]): void {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(saveTimer);
    clearTimeout(guestTimer);
    for (const member of people.members()) member.close(why);
    people.close();
    of.onClosed();
  }

  function tell(reply: LiveReply): void {
    for (const member of people.members()) member.say(reply);
  }

  const guests = () => [...people.members()].filter(({ role }) => role === 'guest');

  /** Whoever may no longer be here goes, before anything is said. */
  async function checkRights(): Promise<void> {
    const members = [...people.members()];
    const editors = members.filter(({ role }) => role !== 'guest');
    const sessions = [...new Set(editors.map(({ key }) => key))];
    const rights = await listRights(pool, { id, sessions });
    const allowedHere = await allowedGuests(pool, id, guests());
    checkedAt = Date.now();
    const allowed = new Map(rights.map((one) => [one.session, one]));
    const before = people.count();
    for (const member of members) {
      const right = allowed.get(member.key);
      const isEditor =
        right?.userId === member.userId && right?.isOwner === (member.role === 'owner');
      if (member.role === 'guest' ? allowedHere.has(member) : isEditor) continue;
      people.remove(member);
      member.close('refused');
    }
    if (people.count() !== before) people.announce();
  }

  /** Keeps what was written to the scene and tells it to everybody. False if the room is over. */
  async function publish(updates: readonly Uint8Array[]): Promise<boolean> {
    if (updates.length === 0) return true;
    const update = mergeUpdates([...updates]);
    const { isKept, missed } = await keepUpdate(pool, { id, document, update, origin });
    if (!isKept) {
      end('again');
      return false;
    }
    for (const member of people.members()) {
      if (missed) member.sendUpdate(missed);
      member.sendUpdate(update);
    }
    tellGuestsSoon();
    saveSoon();
    return true;
  }

  function tellGuestsSoon(): void {
    if (guests().length === 0) return;
    guestTimer ??= setTimeout(() => {
      guestTimer = undefined;
      void inTurn(async () => {
        if (Date.now() - checkedAt > RIGHTS_MS) await checkRights();
        tellGuests();
      });
    }, GUESTS_MS).unref();
  }

  function tellGuests(): void {
    const { nodes } = scene.parts();
    const changed = changedNodes(told, nodes);
    told = nodes;
    if (changed.length === 0) return;
    for (const guest of guests()) guest.say({ t: 'nodes', isAll: false, nodes: changed });
  }

  const known = async (skus: readonly Sku[]): Promise<ReadonlySet<Sku>> => {
    const asked = skus.filter((sku) => !knownSkus.has(sku));
    if (asked.length > 0) {
      const { showroomId } = document.saved;
      for (const { sku } of await factsOf(pool, { skus: asked, showroomId })) knownSkus.add(sku);
    }
    return knownSkus;
  };

  async function flush(): Promise<void> {
    const batch = incoming;
    incoming = [];
    if (batch.length === 0) return;
    await checkRights();
    const updates: Uint8Array[] = [];
    const acks = new Map<Member, number>();
    for (const { member, n, update } of batch) {
      if (!people.has(member)) continue;
      written = [];
      const fixed = member.role === 'owner' ? [] : FIXED_FOR_PROS;
      const { clientId } = member;
      const { dropped, isHostile } = await acceptUpdate(scene, { update, clientId, fixed }, known);
      for (const one of dropped) note(member, one);
      if (isHostile) {
        people.remove(member);
        member.close('broken');
        continue;
      }
      updates.push(update, ...written);
      acks.set(member, n);
      const [first] = dropped;
      if (first) member.say({ t: 'dropped', why: WHY_DROPPED[first.code] });
    }
    if (!(await publish(updates))) return;
    for (const [member, n] of acks) member.say({ t: 'ack', n });
  }

  function note({ userId }: Member, { code, nodeId, detail }: Dropped): void {
    deps.warn(
      { project: id, userId, code, nodeId, detail },
      'a change of a shared scene was dropped',
    );
  }

  async function takeIn(): Promise<void> {
    written = [];
    const taken = await takeInNewest(deps, { id, document });
    if (taken === 'gone') end('unsuitable');
    else if (taken === 'taken-in') await publish(written);
  }

  function saveSoon(): void {
    dirtySince ??= Date.now();
    clearTimeout(saveTimer);
    const left = dirtySince + SAVE_AFTER_MS - Date.now();
    saveTimer = setTimeout(() => void saveNow(null), Math.max(0, Math.min(SAVE_PAUSE_MS, left)));
    saveTimer.unref();
  }

  /** One save at a time; edits go on meanwhile. */
  function saveNow(of: { readonly id: number; readonly label: string | null } | null) {
    const asked = saving.then(() => trySave(of?.label ?? null));
    saving = asked.catch(deps.onError);
    return asked;
  }

  async function trySave(label: string | null): Promise<LiveReply & { t: 'saved' | 'not-saved' }> {
    for (let tries = 0; tries < MAX_SAVE_TRIES; tries++) {
      // After everything that came before.
      await inTurn(async () => {});
      clearTimeout(saveTimer);
      dirtySince = null;
      if (!document.isDirty && label === null) break;
      document.isDirty = false;
      const kept = await saveRoom(deps, { id, document, label });
      if (kept.ok) {
        await inTurn(async () => {
          document.saved = kept.value;
          await keepDocument(pool, id, document);
        });
        tell({ t: 'saved', id: null, revision: kept.value.revision });
        const notice = JSON.stringify({ project: id, origin, saved: true });
        tellProcesses(pool, { channel: LIVE_SCENE_CHANNEL, notice }).catch(deps.onError);
        break;
      }
      document.isDirty = true;
      if (kept.code !== 'scene_changed') return notSaved(messageOf(kept));
      await inTurn(takeIn);
      if (isClosed || tries === MAX_SAVE_TRIES - 1) return notSaved(messageOf(kept));
    }
    return { t: 'saved', id: null, revision: document.saved.revision };
  }

  function notSaved(why: string) {
    const reply = { t: 'not-saved', id: null, why } as const;
    tell(reply);
    return reply;
  }

  /** The last one has left: saves, and goes if nobody has come meanwhile. */
  async function leaveEmpty(): Promise<void> {
    if (isClosed || people.count() > 0) return;
    const saved = await saveNow(null);
    await inTurn(async () => {
      if (people.count() > 0) return;
      // What could not be saved stays for whoever comes next.
      if (saved.t === 'saved' && !document.isDirty) {
        await dropRoom(pool, { id, epoch: document.epoch, seq: document.seq });
      }
      end('again');
    });
  }

  return {
    people,
    async join(member) {
      let isIn = false;
      await inTurn(async () => {
        await takeIn();
        if (isClosed) return;
        people.add(member);
        await checkRights();
        isIn = true;
        if (!people.has(member)) return;
        const { id: me, clientId, role } = member;
        const { revision } = document.saved;
        if (role === 'guest') {
          tellGuests();
          member.say({ t: 'nodes', isAll: true, nodes: Object.entries(told) });
        } else {
          member.say({ t: 'welcome', me, clientId, role, revision });
          member.sendUpdate(scene.state());
        }
        people.announce();
      });
      return isIn;
    },
    leave(member) {
      // After what it has sent.
      void inTurn(async () => {
        if (!people.remove(member)) return;
        people.announce();
        if (people.count() === 0) leaveEmpty().catch(deps.onError);
      });
    },
    update(member, { n, update }) {
      incoming.push({ member, n, update });
      // Those that come while one is being written are written together.
      if (incoming.length === 1) void inTurn(flush);
    },
    here: (member, at) => people.move(member, at),
    save(member, asked) {
      const label = member.role === 'owner' ? asked.label : null;
      saveNow({ ...asked, label }).then(
        (reply) => member.say({ ...reply, id: asked.id }),
        () => member.say({ t: 'not-saved', id: asked.id, why: messageOf(refuse('unavailable')) }),
      );
    },
    catchUp({ isSaved }) {
      void inTurn(async () => {
        const missed = await readMissing(pool, id, document);
        if (missed !== null) {
          await checkRights();
          for (const member of people.members()) member.sendUpdate(missed);
          tellGuestsSoon();
        }
        // To those who only read what is saved: an editor counts on a revision that holds all it shows.
        const { revision } = document.saved;
        for (const guest of guests()) {
          if (isSaved) guest.say({ t: 'saved', id: null, revision });
        }
      });
    },
    look() {
      void inTurn(async () => {
        await checkRights();
        await takeIn();
        tell({ t: 'beat' });
      });
    },
    async close() {
      if (isClosed) return;
      const saved = await saveNow(null).catch(() => null);
      await inTurn(async () => {
        if (saved?.t === 'saved' && !document.isDirty) {
          await dropRoom(pool, { id, epoch: document.epoch, seq: document.seq });
        }
      });
      end('again');
    },
  };
}
