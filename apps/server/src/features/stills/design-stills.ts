// The picture of a design of AI 3D design: queued when the design is delivered, drawn after what people asked for.

import { randomUUID } from 'node:crypto';
import type { AiDesignId } from '@wevisu/domain/ids.ts';
import type { StillCamera } from '@wevisu/still/path/camera.ts';
import { stillRequest } from '@wevisu/still/run/request.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { StillDeps } from './deps.ts';
import { findDesignStill, insertDesignStill } from './store/design-stills.ts';
import { stillFileKey } from './worker/still-files.ts';

/** As wide as a result page shows it. A furnished room takes some three minutes on two cores. */
const SIZE = { width: 960, height: 640 } as const;
const MAX_SAMPLES = 48;
const SEED = 1;

export interface DesignToDraw {
  readonly designId: AiDesignId;
  /** The scene with its products, packed. */
  readonly document: Uint8Array;
  readonly camera: StillCamera | null;
  readonly now: Date;
}

/** In the transaction that delivers the design. A room where there is no place to stand has no picture. */
export async function queueDesignStill(
  trx: Queryable,
  { samples }: Pick<StillDeps, 'samples'>,
  { designId, document, camera, now }: DesignToDraw,
): Promise<void> {
  const asked = { ...SIZE, samples: Math.min(MAX_SAMPLES, samples), seed: SEED, light: 'day' };
  const request = stillRequest.safeParse({ ...asked, camera }).data;
  if (!request) return;
  const key = `stills/${randomUUID()}`;
  await insertDesignStill(trx, { designId, key, request, document: Buffer.from(document), now });
}

/** The version of its picture; null if there is none yet. */
export async function findDesignPicture(
  { pool }: Pick<StillDeps, 'pool'>,
  designId: AiDesignId,
): Promise<number | null> {
  return (await findDesignStill(pool, { designId }))?.picture ?? null;
}

/** As far as it is drawn; null if nothing is. */
export async function getDesignPicture(
  { pool, files }: Pick<StillDeps, 'pool' | 'files'>,
  designId: AiDesignId,
): Promise<SentFile | null> {
  const still = await findDesignStill(pool, { designId });
  const bytes = still && (await files.get(stillFileKey(still.key, 'small')));
  if (!bytes) return null;
  return {
    bytes,
    type: 'image/webp',
    name: `design-${designId}.webp`,
    version: `${designId}-${still.picture}`,
  };
}
