// One still, from the order to its files.
import { zstdDecompressSync } from 'node:zlib';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { type Draft, renderStill, type StillPass } from '@wevisu/still/run/render-still.ts';
import { type StillRequest, stillRequest } from '@wevisu/still/run/request.ts';
import { keyOf, readState, type StillState, writeState } from '@wevisu/still/run/still-state.ts';
import sharp from 'sharp';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { stillFileKey } from './still-files.ts';
import type { StillNews, StillOrder } from './still-order.ts';

export interface DrawingDeps {
  readonly files: FileStore;
  readonly report: (news: StillNews) => Promise<void>;
  /** Milliseconds from any origin. */
  readonly clock: () => number;
}

/** Longer side of the progress picture. */
const SMALL_PX = 960;
const SMALL_QUALITY = 82;
/** The next progress picture is due after this many times what the last one took. */
const PATIENCE = 4;

/** Resumes from saved samples. The same order gives the same PNG, however often it was interrupted. */
export async function drawStill(order: StillOrder, deps: DrawingDeps): Promise<void> {
  const { files, report, clock } = deps;
  // keyOf depends on the order of the fields, and the database has its own order.
  const request = stillRequest.parse(order.request);
  const document = unpackScene(order.document);
  const from = await readKept(order, deps, { document, request });
  await report({ samples: from?.samples ?? 0, hasPicture: false });

  const putSmall = async (picture: Draft) => {
    await files.put(stillFileKey(order.key, 'small'), await smallOf(picture, request));
  };
  let keptAt = clock();
  let shownAt = Number.NEGATIVE_INFINITY;
  let wait = 0;

  async function showPass({ state, picture }: StillPass): Promise<boolean> {
    const before = clock();
    if (state.samples >= request.samples || before - shownAt < wait) return false;
    const { width, height } = request;
    await putSmall({ width, height, rgb: await picture() });
    shownAt = clock();
    wait = PATIENCE * (shownAt - before);
    return true;
  }

  async function keepPass({ state }: StillPass): Promise<void> {
    if (clock() - keptAt < order.keepEveryMs) return;
    const { buffer, byteOffset, length } = writeState(state);
    await files.put(stillFileKey(order.key, 'state'), Buffer.from(buffer, byteOffset, length));
    keptAt = clock();
  }

  const whole = await renderStill(document, request, {
    threads: order.threads,
    ...(from ? { from } : {}),
    async onDraft(draft) {
      await putSmall(draft);
      await report({ samples: 0, hasPicture: true });
    },
    async onPass(pass) {
      await keepPass(pass);
      await report({ samples: pass.state.samples, hasPicture: await showPass(pass) });
    },
  });
  if (!order.isSmall) {
    await files.put(stillFileKey(order.key, 'full'), await rawOf(whole).png().toBuffer());
  }
  await putSmall(whole);
  // Nobody cleans it up once the still is reported as done.
  await files.remove(stillFileKey(order.key, 'state'));
}

function unpackScene(packed: Uint8Array): SceneDocument {
  return readScene(JSON.parse(zstdDecompressSync(packed).toString())).document;
}

async function readKept(
  { key }: StillOrder,
  { files }: DrawingDeps,
  of: { readonly document: SceneDocument; readonly request: StillRequest },
): Promise<StillState | null> {
  const kept = await files.get(stillFileKey(key, 'state'));
  return kept && readState(kept, keyOf(of.document, of.request), of.request);
}

function rawOf({ width, height, rgb }: Draft) {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** A draft is scaled to the size of what follows it, so that the page does not jump. */
function smallOf(picture: Draft, { width, height }: StillRequest): Promise<Buffer> {
  const scale = Math.min(1, SMALL_PX / Math.max(width, height));
  return rawOf(picture)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .webp({ quality: SMALL_QUALITY })
    .toBuffer();
}
