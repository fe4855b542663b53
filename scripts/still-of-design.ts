// A still of a design as a result page shows it, path-traced here.
import { availableParallelism } from 'node:os';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { renderStill } from '@wevisu/still/run/render-still.ts';
import { stillRequest } from '@wevisu/still/run/request.ts';
import type { Studio } from '@wevisu/still/run/studio.ts';
import { insideCamera } from '@wevisu/still/run/view-camera.ts';
import sharp, { type Sharp } from 'sharp';

export interface StillSize {
  readonly width: number;
  readonly height: number;
  /** Paths a pixel. */
  readonly samples: number;
}

/** Throws a ZodError for a scene without a place to stand. */
export async function stillOfDesign(
  document: SceneDocument,
  size: StillSize,
  studio: Studio,
): Promise<Sharp> {
  const camera = insideCamera(document);
  const request = stillRequest.parse({ ...size, seed: 1, light: 'day', camera });
  const { rgb, width, height } = await renderStill(document, request, {
    threads: availableParallelism(),
    studio,
  });
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}
