// The merging document of one room, kept in the database: each update is a row before anybody hears of it, so that what
// was confirmed outlives this process, and other processes read the same rows.
import { randomInt } from 'node:crypto';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { MAX_LIVE_NODES } from '@wevisu/live/accept-update.ts';
import { noChoices, writesBetween } from '@wevisu/live/scene-writes.ts';
import { createSharedScene, type SharedScene } from '@wevisu/live/shared-scene.ts';
import { mergeUpdates } from 'yjs';
import type { LiveSceneDeps } from './deps.ts';
import {
  appendUpdate,
  getRoom,
  insertRoom,
  keepState,
  LIVE_SCENE_CHANNEL,
  listUpdatesAfter,
} from './store.ts';
import { readStoredScene, type StoredScene } from './stored-scene.ts';

export interface RoomDocument {
  readonly epoch: string;
  readonly scene: SharedScene;
  /** The revision that was saved last from here, or that it began with. */
  saved: StoredScene;
  /** The number of the last update that is in it. */
  seq: number;
  /** Whether the scene may differ from the saved one. */
  isDirty: boolean;
}

const MAX_CLIENT_ID = 2 ** 32 - 1;

/** Names a replica; that two of a room get one number does not happen. */
export const newClientId = () => randomInt(1, MAX_CLIENT_ID);

/** The room as the database has it, made of the newest revision if nobody has it open. */
export async function openDocument(
  { pool, newId, now }: Pick<LiveSceneDeps, 'pool' | 'newId' | 'now'>,
  id: ProjectId,
): Promise<RoomDocument | 'gone' | 'too-large'> {
  const newest = await readStoredScene(pool, { id, revision: null });
  if (typeof newest === 'string') return newest;
  if (Object.keys(newest.parts.nodes).length > MAX_LIVE_NODES) return 'too-large';
  const scene = createSharedScene(newClientId());
  const begun = createSharedScene(newClientId());
  begun.write(writesBetween({ nodes: {}, choices: noChoices }, newest.parts));
  const isNew = await insertRoom(pool, {
    ...{ id, epoch: newId(), state: Buffer.from(begun.state()) },
    ...{ baseRevision: newest.revision, now: now() },
  });
  const row = await getRoom(pool, { id });
  if (row === null) return 'gone';
  scene.apply(row.state);
  const document = { epoch: row.epoch, scene, saved: newest, seq: row.stateSeq, isDirty: !isNew };
  await readMissing(pool, id, document);
  if (row.baseRevision === newest.revision) return document;
  // Somebody saved without the room. What they did is told apart from what the room did by what both began with.
  const base = await readStoredScene(pool, { id, revision: row.baseRevision });
  document.saved = typeof base === 'string' ? { ...newest, parts: scene.parts() } : base;
  return document;
}

/** Applies what other processes have written, and returns it; null for nothing. */
export async function readMissing(
  pool: LiveSceneDeps['pool'],
  id: ProjectId,
  document: RoomDocument,
): Promise<Uint8Array | null> {
  const { scene, epoch } = document;
  const rows = await listUpdatesAfter(pool, { id, epoch, after: document.seq });
  const last = rows.at(-1);
  if (!last) return null;
  for (const { update } of rows) scene.apply(update);
  document.seq = last.seq;
  document.isDirty = true;
  return mergeUpdates(rows.map(({ update }) => update));
}

/** Writes an update that is in the document already. False if the room is no longer this one: it has to be left. */
export async function keepUpdate(
  pool: LiveSceneDeps['pool'],
  of: {
    readonly id: ProjectId;
    readonly document: RoomDocument;
    readonly update: Uint8Array;
    readonly origin: string;
  },
): Promise<{ readonly isKept: boolean; readonly missed: Uint8Array | null }> {
  const { id, document, origin } = of;
  const seq = await appendUpdate(pool, {
    ...{ id, epoch: document.epoch, origin, channel: LIVE_SCENE_CHANNEL },
    update: Buffer.from(of.update),
  });
  if (seq === null) return { isKept: false, missed: null };
  const missed = seq === document.seq + 1 ? null : await readMissing(pool, id, document);
  document.seq = seq;
  document.isDirty = true;
  return { isKept: true, missed };
}

/** A revision was saved: the document as it is now stands for all updates so far. */
export async function keepDocument(
  pool: LiveSceneDeps['pool'],
  id: ProjectId,
  { epoch, scene, seq, saved }: RoomDocument,
): Promise<void> {
  const state = Buffer.from(scene.state());
  await keepState(pool, { id, epoch, state, seq, baseRevision: saved.revision });
}
