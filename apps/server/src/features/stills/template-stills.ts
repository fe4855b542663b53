// The picture on the card of an own template. Nobody requests it: it is queued when the room is saved.

import { randomUUID } from 'node:crypto';
import type { UserId } from '@wevisu/domain/ids.ts';
import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import type { StillCamera } from '@wevisu/still/path/camera.ts';
import { type StillRequest, stillRequest } from '@wevisu/still/run/request.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { StillDeps } from './deps.ts';
import {
  disownTemplateStills,
  insertTemplateStill,
  type LeftStill,
} from './store/template-stills.ts';
import { dropIfLost } from './worker/still-files.ts';

/** Twice the width of a card. Few samples: it takes a minute, and the picture is small. */
const SIZE = { width: 720, height: 480 } as const;
const MAX_SAMPLES = 32;
const SEED = 1;
const { maxWaiting } = OWN_TEMPLATE;

export interface RoomToDraw {
  /** The scene with its products, packed. */
  readonly document: Uint8Array;
  readonly request: StillRequest;
}

/** Null if there is no place to stand. */
export function templateRequest(
  camera: StillCamera | null,
  { samples }: Pick<StillDeps, 'samples'>,
): StillRequest | null {
  const asked = { ...SIZE, samples: Math.min(MAX_SAMPLES, samples), seed: SEED, light: 'day' };
  return stillRequest.safeParse({ ...asked, camera }).data ?? null;
}

/**
 * In the transaction that saves the template's room: releases the picture of the previous room and queues the new one.
 * If there is none, or the account has too many in the queue, the template keeps its plan. Settle it after the
 * transaction.
 */
export async function replaceTemplateStill(
  db: Queryable,
  of: {
    readonly templateId: number;
    readonly userId: UserId;
    readonly room: RoomToDraw | null;
    readonly now: Date;
  },
): Promise<readonly LeftStill[]> {
  const left = await disownTemplateStills(db, of);
  if (of.room !== null) {
    await insertTemplateStill(db, {
      ...of,
      ...of.room,
      maxWaiting,
      key: `stills/${randomUUID()}`,
    });
  }
  return left;
}

/** Stops drawing what was released and removes its files; wakes the worker for what was queued. */
export async function settleTemplateStills(
  deps: Pick<StillDeps, 'pool' | 'files' | 'worker'>,
  left: readonly LeftStill[],
): Promise<void> {
  for (const { id, key } of left) {
    await deps.worker.stop(id);
    await dropIfLost(deps, key);
  }
  deps.worker.wake();
}
