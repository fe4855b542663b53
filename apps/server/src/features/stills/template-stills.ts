// The picture on the card of an own template. Nobody asks for it: it comes with the room that is kept.
import { randomUUID } from 'node:crypto';
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

/** As cards show it, at twice their width. Of few samples: it is a minute of work, and small. */
const SIZE = { width: 720, height: 480 } as const;
const MAX_SAMPLES = 32;
const SEED = 1;
const { maxWaiting } = OWN_TEMPLATE;

export interface RoomToDraw {
  /** The scene with its products, packed. */
  readonly document: Uint8Array;
  readonly request: StillRequest;
}

/** Null where nobody can stand there. */
export function templateRequest(
  camera: StillCamera | null,
  { samples }: Pick<StillDeps, 'samples'>,
): StillRequest | null {
  const asked = { ...SIZE, samples: Math.min(MAX_SAMPLES, samples), seed: SEED, light: 'day' };
  return stillRequest.safeParse({ ...asked, camera }).data ?? null;
}

/**
 * In the transaction that keeps the template's room: what was drawn of the room before is let go, and the new one comes
 * into line, if there is one and the account has not too many there: the template keeps its plan then. To be settled
 * after the transaction.
 */
export async function replaceTemplateStill(
  db: Queryable,
  of: {
    readonly templateId: number;
    readonly userId: number;
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

/** Nobody draws any longer what was let go, and its files are gone; what came into line is begun. */
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
