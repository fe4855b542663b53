import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { DEVELOP_PARTS, type FilmRoll, startDeveloping } from '../film/develop.ts';
import type { Exposure } from '../film/meter.ts';
import { FEATURES } from '../path/features.ts';
import { nextPass, type Tile, tilesOf } from '../path/tiles.ts';
import { openPool, type Pool } from './pool.ts';
import { prepare } from './prepare.ts';
import type { StillRequest } from './request.ts';
import { keyOf, type StillState, startState } from './still-state.ts';
import type { Studio } from './studio.ts';

export interface StillPass {
  /** What to save to resume from here later. The next pass changes it in place: write it before. */
  readonly state: StillState;
  /** The picture so far, as `rgb` of the still. */
  picture(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Still {
  readonly width: number;
  readonly height: number;
  /** sRGB, three bytes a pixel, rows from the top. */
  readonly rgb: Uint8Array<ArrayBuffer>;
  readonly samples: number;
  /** Rays traced in this run. */
  readonly rays: number;
}

/** A small picture with a few paths a pixel. */
export type Draft = Pick<Still, 'width' | 'height' | 'rgb'>;

export interface StillOptions {
  /** Threads that work on it; their number changes no byte. */
  readonly threads: number;
  /** Threads that are kept for the next still; they take the place of `threads`. */
  readonly studio?: Studio;
  /** Stops the work between two tiles. */
  readonly signal?: AbortSignal;
  /** A saved state of the same picture to resume from. */
  readonly from?: StillState;
  /** Called once, before the first pass of a still that is not resumed, with the picture at a quarter of its size. */
  readonly onDraft?: (draft: Draft) => void | Promise<void>;
  /** Called after every pass; the next one waits for it. */
  readonly onPass?: (pass: StillPass) => void | Promise<void>;
}

interface PassOfTiles {
  readonly tiles: readonly Tile[];
  readonly request: StillRequest;
  readonly from: number;
  readonly to: number;
  readonly signal: AbortSignal | undefined;
}

/** Sums of each tile, in the tiles' order, and how many rays they took. */
async function traceTiles(pool: Pool, { tiles, request, from, to, signal }: PassOfTiles) {
  const { width, height, seed, camera } = request;
  const sums: Float32Array[] = [];
  let rays = 0;
  await pool.share(tiles, async (thread, tile, index) => {
    signal?.throwIfAborted();
    const job = { tile, width, height, seed, camera, from, to };
    const traced = await thread.ask('tile', job);
    sums[index] = traced.sums;
    rays += traced.rays;
  });
  signal?.throwIfAborted();
  return { sums, rays };
}

/** Rows that a thread develops at a time. */
const BAND_ROWS = 16;

/** A picture's sums to sRGB, three bytes a pixel, rows from the top. */
async function develop(
  pool: Pool,
  sums: Float32Array,
  film: FilmRoll,
): Promise<Uint8Array<ArrayBuffer>> {
  const developing = startDeveloping(sums, film);
  const bands = Array.from({ length: Math.ceil(film.height / BAND_ROWS) }, (_, n) => ({
    from: n * BAND_ROWS,
    to: Math.min(film.height, (n + 1) * BAND_ROWS),
  }));
  for (let part = 0; part < DEVELOP_PARTS; part++) {
    await pool.share(bands, async (thread, rows) => {
      await thread.ask('develop', { developing, part, rows });
    });
  }
  return new Uint8Array(developing.rgb);
}

const DRAFT_SHARE = 1 / 4;
const MIN_DRAFT_PIXELS = 4;
const DRAFT_SAMPLES = 4;

async function drawDraft(
  pool: Pool,
  request: StillRequest,
  { balance }: Exposure,
  signal: AbortSignal | undefined,
): Promise<Draft> {
  const smaller = (pixels: number) => Math.max(MIN_DRAFT_PIXELS, Math.round(pixels * DRAFT_SHARE));
  const [width, height] = [smaller(request.width), smaller(request.height)];
  const small = { ...request, width, height };
  const tiles = tilesOf(width, height);
  const span = { from: 0, to: DRAFT_SAMPLES };
  const traced = await traceTiles(pool, { tiles, request: small, ...span, signal });
  const { sums } = startState('', small);
  for (const [n, tile] of tiles.entries()) {
    addTile(sums, width, tile, traced.sums[n] as Float32Array);
  }
  const film = { width, height, samples: DRAFT_SAMPLES, balance };
  return { width, height, rgb: await develop(pool, sums, film) };
}

/** Adds a tile to the picture. Tiles are added pass by pass, so that sums don't depend on the order of threads. */
function addTile(
  sums: Float32Array,
  width: number,
  { left, top, ...tile }: Tile,
  own: Float32Array,
) {
  const row = tile.width * FEATURES;
  for (let y = 0; y < tile.height; y++) {
    const to = ((top + y) * width + left) * FEATURES;
    for (let n = 0; n < row; n++) {
      sums[to + n] = (sums[to + n] as number) + (own[y * row + n] as number);
    }
  }
}

/**
 * Renders a path-traced picture of a scene. The same document and request give the same bytes, whatever the number of
 * threads, and whether or not the work was interrupted between passes. Rejects with the signal's reason when that aborts,
 * and with a RangeError for a state of another picture and for scenes that are too large.
 */
export async function renderStill(
  document: SceneDocument,
  request: StillRequest,
  { threads, studio, signal, from, onDraft, onPass }: StillOptions,
): Promise<Still> {
  const { width, height, samples } = request;
  const key = keyOf(document, request);
  if (from && from.key !== key) throw new RangeError('The saved state belongs to another picture.');
  await using own = studio ? null : openPool(threads);
  const pool = studio?.pool ?? (own as Pool);
  const { scene, exposure } = await prepare(
    { document, request },
    { pool, builder: studio?.builder, signal },
  );
  await pool.onEach((thread) => thread.ask('take', { scene, exposure: exposure.exposure }));
  if (onDraft && !from) await onDraft(await drawDraft(pool, request, exposure, signal));
  const { sums } = startState(key, request);
  if (from) sums.set(from.sums);
  let done = from?.samples ?? 0;
  let rays = 0;
  const tiles = tilesOf(width, height);
  const picture = (count: number) =>
    develop(pool, sums, { width, height, samples: count, balance: exposure.balance });
  while (done < samples) {
    const to = done + nextPass(done, samples);
    const pass = await traceTiles(pool, { tiles, request, from: done, to, signal });
    for (const [n, tile] of tiles.entries()) {
      addTile(sums, width, tile, pass.sums[n] as Float32Array);
    }
    done = to;
    rays += pass.rays;
    await onPass?.({ state: { key, samples: done, sums }, picture: () => picture(to) });
  }
  return { width, height, rgb: await picture(done), samples: done, rays };
}
