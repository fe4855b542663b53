// A picture of one model as the shop shows it: on the page's own paper, with a soft shadow.
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { linearOf } from '@wevisu/scene/materials/color.ts';
import { createTrace } from '../bvh/trace.ts';
import { DEVELOP_PARTS, developRows, startDeveloping } from '../film/develop.ts';
import { aimOf } from '../path/camera.ts';
import { FEATURES } from '../path/features.ts';
import { renderTile } from '../path/render-tile.ts';
import { tilesOf } from '../path/tiles.ts';
import { createPathTracer } from '../path/trace-path.ts';
import { sharedNumbers } from '../scene/shared.ts';
import { LOOK, LOOK_SIZE } from '../scene/still-scene.ts';
import { buildProductScene, type ProductScene, SKY } from './product-scene.ts';

export interface ProductStill {
  readonly pixels: number;
  /** sRGB, three bytes a pixel, rows from the top. */
  readonly rgb: Uint8Array<ArrayBuffer>;
}

/** The page's own warm white, into which pictures blend. */
const PAPER = '#faf8f4';
/** What a cd/m2 is in the picture, white being 1. */
const EXPOSURE = 0.66 / SKY;
/** The ground before it becomes paper: below the bend of the tone curve, so that shadows keep their depth. */
const SEEN = 0.7;
const SEED = 1;
/** Rays through each pixel that tell how much of it the product covers, squared. */
const COVER_SIDE = 4;
/** Share of the picture at its edges within which a shadow ends: the edge is the page. */
const BORDER = 0.13;
/** Panes that a ray passes on its way to the ground, and how far it steps off each, in meters. */
const MAX_PANES = 12;
const STEP = 1e-5;
/** Of the bare ground's bytes in order, the one that stands for it without a shadow. */
const BARE_RANK = 0.75;

/**
 * Renders a square picture in this thread; it takes seconds to minutes. The same spec, size and samples give the same
 * bytes.
 * @param samples Paths a pixel.
 */
export function renderProduct(
  spec: ModelSpec,
  { pixels, samples }: { readonly pixels: number; readonly samples: number },
): ProductStill {
  const product = buildProductScene(spec, SEEN);
  const { scene, frame } = product;
  const tracer = createPathTracer(scene, EXPOSURE);
  const film = { width: pixels, height: pixels, samples, balance: [1, 1, 1] as const };
  const sums = sharedNumbers(pixels * pixels * FEATURES);
  for (const tile of tilesOf(pixels, pixels)) {
    const own = renderTile(tracer, {
      ...{ tile, width: pixels, height: pixels, seed: SEED, camera: frame.camera },
      ...{ from: 0, to: samples },
    });
    const row = tile.width * FEATURES;
    for (let y = 0; y < tile.height; y++) {
      const to = ((tile.top + y) * pixels + tile.left) * FEATURES;
      sums.set(own.subarray(y * row, (y + 1) * row), to);
    }
  }
  const developing = startDeveloping(sums, film);
  for (let part = 0; part < DEVELOP_PARTS; part++) {
    developRows(developing, part, { from: 0, to: pixels });
  }
  const rgb = new Uint8Array(developing.rgb);
  toPaper(rgb, sharesOf(product, pixels), pixels);
  return { pixels, rgb };
}

interface Shares {
  /** How much of each pixel the product covers, 0 to 1: glass lets the rest through. */
  readonly covered: Float32Array;
  /** How much of it is what lies behind the end of the ground. */
  readonly sky: Float32Array;
}

function sharesOf({ scene, frame, ground }: ProductScene, pixels: number): Shares {
  const trace = createTrace(scene);
  const aim = aimOf(frame.camera, pixels, pixels);
  const { ray } = trace;
  const { looks, lookOf, ownerOf } = scene;
  const covered = new Float32Array(pixels * pixels);
  const sky = new Float32Array(pixels * pixels);
  const each = 1 / COVER_SIDE ** 2;
  /** Adds what one ray meets, until something covers it. */
  function follow(pixel: number): void {
    let left = each;
    for (let panes = 0; panes < MAX_PANES; panes++) {
      if (!trace.closest()) {
        sky[pixel] = (sky[pixel] as number) + left;
        break;
      }
      if (ownerOf[trace.triangle] === ground) break;
      const look = lookOf[trace.triangle] as number;
      left *= 1 - (looks[look * LOOK_SIZE + LOOK.opacity] as number);
      const by = trace.distance + STEP;
      for (let k = 0; k < 3; k++) ray[k] = (ray[k] as number) + by * (ray[k + 3] as number);
      if (left === 0) break;
    }
    covered[pixel] = (covered[pixel] as number) + each - left;
  }
  for (let pixel = 0; pixel < covered.length; pixel++) {
    const [x, y] = [pixel % pixels, Math.floor(pixel / pixels)];
    for (let n = 0; n < COVER_SIDE ** 2; n++) {
      const [u, v] = [n % COVER_SIDE, Math.floor(n / COVER_SIDE)];
      aim(ray, x + (u + 0.5) / COVER_SIDE, y + (v + 0.5) / COVER_SIDE);
      follow(pixel);
    }
  }
  return { covered, sky };
}

const encoded = (c: number) => {
  const value = Math.min(1, Math.max(0, c));
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
};
/** What the tone curve takes off every color below its bend. */
const TOE = 0.04;

/** The ground's color where no shadow falls; null where none of it is seen. */
function bareGround(rgb: Uint8Array, { covered, sky }: Shares): readonly number[] | null {
  const bare = [...covered.keys()].filter((pixel) => covered[pixel] === 0 && sky[pixel] === 0);
  if (bare.length === 0) return null;
  return [0, 1, 2].map((k) => {
    const bytes = bare.map((pixel) => rgb[pixel * 3 + k] as number).sort((a, b) => a - b);
    return bytes[Math.floor(bytes.length * BARE_RANK)] as number;
  });
}

/** Lifts ground and sky to paper, so that only the shadow is left of them. */
function toPaper(rgb: Uint8Array, shares: Shares, pixels: number): void {
  const { r, g, b } = linearOf(PAPER);
  const paper = [r, g, b].map(encoded);
  const bareSky = encoded(SEEN - TOE);
  const ground = bareGround(rgb, shares);
  for (let pixel = 0; pixel < pixels * pixels; pixel++) {
    const [x, y] = [pixel % pixels, Math.floor(pixel / pixels)];
    const covered = Math.min(1, shares.covered[pixel] as number);
    const sky = shares.sky[pixel] as number;
    const onGround = Math.max(0, 1 - covered - sky);
    const edge = Math.min(x, y, pixels - 1 - x, pixels - 1 - y) / pixels / BORDER;
    const t = Math.min(1, Math.max(0, edge));
    const kept = Math.max(covered, t * t * (3 - 2 * t));
    for (let k = 0; k < 3; k++) {
      const page = paper[k] as number;
      const lifted =
        (rgb[pixel * 3 + k] as number) +
        onGround * (page - (ground?.[k] ?? page)) +
        sky * (page - bareSky);
      const value = page + ((covered === 0 ? Math.min(page, lifted) : lifted) - page) * kept;
      rgb[pixel * 3 + k] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
}
