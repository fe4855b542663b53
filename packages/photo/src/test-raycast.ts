// Draws box rooms as a camera sees them, with a window's soft light and a table that casts a shadow.
// Shares nothing with the package's own methods: rays, boxes, light.

import { randomOf } from './algebra/random.ts';
import type { Vec3 } from './algebra/vec3.ts';
import { rayOf } from './camera/camera.ts';
import type { Mask } from './masks/mask.ts';
import type { Picture } from './picture.ts';
import type { TestRoom } from './test-rooms.ts';

export type Surface = 'floor' | 'wall-x' | 'wall-y' | 'table' | 'other';
/** Reflectance at a place of the room, linear, 0 to 1. */
export type Albedo = (point: Vec3, out: [number, number, number]) => void;

export interface Drawn {
  readonly picture: Picture;
  /** How much of each pixel shows each surface. */
  readonly masks: Readonly<Record<Surface, Mask>>;
  /** The light at the middle of each pixel. */
  readonly light: Float32Array;
}

interface Box {
  readonly low: Vec3;
  readonly high: Vec3;
}

const SAMPLES = 3;

export interface Lighting {
  readonly table: readonly Box[];
  /** Lower left corner of the window and its two sides. */
  readonly window: {
    readonly at: Vec3;
    readonly along: Vec3;
    readonly up: Vec3;
    readonly into: Vec3;
  };
  readonly ambient: number;
}

/** A table on four legs somewhere on the floor, and a window in one of the walls behind the camera. */
export function lightingOf({ seed, size }: TestRoom): Lighting {
  const random = randomOf(seed * 31 + 5);
  const [x, y] = [size[0] * (0.45 + 0.2 * random()), size[1] * (0.45 + 0.2 * random())];
  const [w, d] = [0.35 + 0.2 * random(), 0.3 + 0.15 * random()];
  const leg = (dx: number, dy: number): Box => ({
    low: [x + dx * (w - 0.04) - 0.03, y + dy * (d - 0.04) - 0.03, 0],
    high: [x + dx * (w - 0.04) + 0.03, y + dy * (d - 0.04) + 0.03, 0.72],
  });
  const table: Box[] = [
    { low: [x - w, y - d, 0.72], high: [x + w, y + d, 0.76] },
    leg(-1, -1),
    leg(1, -1),
    leg(1, 1),
    leg(-1, 1),
  ];
  const isX = random() < 0.5;
  const window: Lighting['window'] = isX
    ? { at: [0, size[1] * 0.45, 0.9], along: [0, 1.4, 0], up: [0, 0, 1.3], into: [1, 0, 0] }
    : { at: [size[0] * 0.45, 0, 0.9], along: [1.4, 0, 0], up: [0, 0, 1.3], into: [0, 1, 0] };
  return { table, window, ambient: 0.25 + 0.15 * random() };
}

interface Hit {
  surface: Surface;
  point: Vec3;
  normal: Vec3;
}

function boxAt(box: Box, from: Vec3, ray: Vec3): number {
  let near = 1e-4;
  let far = Infinity;
  for (let k = 0; k < 3; k++) {
    const a = ((box.low[k] as number) - (from[k] as number)) / (ray[k] as number);
    const b = ((box.high[k] as number) - (from[k] as number)) / (ray[k] as number);
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? near : Infinity;
}

function hitOf(room: TestRoom, { table }: Lighting, ray: Vec3): Hit {
  const from = room.camera.at;
  let reach = Infinity;
  let side = 0;
  for (let k = 0; k < 3; k++) {
    const along = ray[k] as number;
    const end = along > 0 ? (room.size[k] as number) : 0;
    const t = (end - (from[k] as number)) / along;
    if (t > 0 && t < reach) {
      reach = t;
      side = along > 0 ? k + 1 : -k - 1;
    }
  }
  let first: Box | null = null;
  const near = boxAt(aroundOf(table), from, ray) < reach ? table : [];
  for (const box of near) {
    const t = boxAt(box, from, ray);
    if (t < reach) {
      reach = t;
      first = box;
    }
  }
  const point: Vec3 = [
    from[0] + ray[0] * reach,
    from[1] + ray[1] * reach,
    from[2] + ray[2] * reach,
  ];
  if (first) {
    const isTop = Math.abs(point[2] - first.high[2]) < 1e-6;
    return { surface: 'table', point, normal: isTop ? [0, 0, 1] : [0, -1, 0] };
  }
  const k = Math.abs(side) - 1;
  const normal: [number, number, number] = [0, 0, 0];
  normal[k] = side > 0 ? -1 : 1;
  const surface = side === -3 ? 'floor' : side === 1 ? 'wall-x' : side === 2 ? 'wall-y' : 'other';
  return { surface, point, normal };
}

/** The box around a table: its top's edges down to the floor. */
function aroundOf([top]: readonly Box[]): Box {
  const { low = [0, 0, 0], high = [0, 0, 0] } = top ?? {};
  return { low: [low[0], low[1], -0.01], high };
}

/** Light of the window in 25 parts, each hidden or not, and of the room from 9 directions. */
function lightAt({ window, table, ambient }: Lighting, point: Vec3, normal: Vec3): number {
  const isFree = (ray: Vec3, reach: number) =>
    boxAt(around, point, ray) >= reach || table.every((box) => boxAt(box, point, ray) >= reach);
  const around = aroundOf(table);
  let sky = 0;
  for (let a = 0.1; a < 1; a += 0.2) {
    for (let b = 0.1; b < 1; b += 0.2) {
      const ray: Vec3 = [
        window.at[0] + a * window.along[0] + b * window.up[0] - point[0],
        window.at[1] + a * window.along[1] + b * window.up[1] - point[1],
        window.at[2] + a * window.along[2] + b * window.up[2] - point[2],
      ];
      const squared = ray[0] ** 2 + ray[1] ** 2 + ray[2] ** 2;
      const here = ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2];
      const there = -(ray[0] * window.into[0] + ray[1] * window.into[1] + ray[2] * window.into[2]);
      if (here > 0 && there > 0 && isFree(ray, 0.999)) sky += (here * there) / squared ** 2 / 25;
    }
  }
  let open = 0;
  for (let n = 0; n < 9; n++) {
    const turn = (n * 2 * Math.PI) / 8;
    const lean = n === 8 ? 0 : 0.9;
    const ray: Vec3 = [lean * Math.cos(turn), lean * Math.sin(turn), normal[2] < 0 ? -0.6 : 0.6];
    if (isFree(ray, 1.5)) open++;
  }
  return 3.2 * sky + ambient * (0.3 + (0.7 * open) / 9);
}

/** Reflectance of the room where a test doesn't set it. */
function plainAlbedo(seed: number): Record<Surface, Albedo> {
  const random = randomOf(seed * 17 + 1);
  const level = 0.7 + 0.12 * random();
  const warm = 0.04 * random();
  const wall: Albedo = (_, out) => {
    out[0] = level + warm;
    out[1] = level;
    out[2] = level - warm;
  };
  const plain =
    (r: number, g: number, b: number): Albedo =>
    (_, out) => {
      out[0] = r;
      out[1] = g;
      out[2] = b;
    };
  const table = plain(0.22, 0.165, 0.11);
  return { floor: wall, 'wall-x': wall, 'wall-y': wall, table, other: plain(0.8, 0.8, 0.79) };
}

const surfaces: readonly Surface[] = ['floor', 'wall-x', 'wall-y', 'table', 'other'];

/** A picture in linear light, before exposure. */
interface Unexposed extends Omit<Drawn, 'picture'> {
  readonly rgb: Float32Array;
}

type Albedos = Partial<Record<Surface, Albedo>>;

/** A room in several sets of coverings; rays and light are cast once for all. */
export function castRoom(
  room: TestRoom,
  lighting: Lighting,
  sets: readonly Albedos[],
): readonly Unexposed[] {
  const { width, height } = room.camera;
  const light = new Float32Array(width * height);
  const masks = Object.fromEntries(
    surfaces.map((one) => [one, { width, height, coverage: new Uint8Array(width * height) }]),
  ) as Record<Surface, Mask>;
  const albedos = sets.map((set) => ({ ...plainAlbedo(room.seed), ...set }));
  const casts = sets.map(() => ({ rgb: new Float32Array(width * height * 3), light, masks }));
  const color: [number, number, number] = [0, 0, 0];
  const share = 1 / SAMPLES ** 2;
  for (let n = 0; n < width * height; n++) {
    const x = n % width;
    const y = (n - x) / width;
    const lit: Partial<Record<Surface, number>> = {};
    for (let k = 0; k < SAMPLES ** 2; k++) {
      // The middle one first: it sets the pixel's light.
      const order = (k + 4) % 9;
      const right = x + ((order % SAMPLES) + 0.5) / SAMPLES;
      const down = y + (Math.floor(order / SAMPLES) + 0.5) / SAMPLES;
      const { surface, point, normal } = hitOf(room, lighting, rayOf(room.camera, [right, down]));
      lit[surface] ??= lightAt(lighting, point, normal);
      const bright = lit[surface];
      if (k === 0) light[n] = bright;
      const { coverage } = masks[surface];
      coverage[n] = Math.min(255, (coverage[n] as number) + Math.ceil(255 * share));
      for (const [set, { rgb }] of casts.entries()) {
        albedos[set]?.[surface](point, color);
        for (let c = 0; c < 3; c++) {
          rgb[n * 3 + c] = (rgb[n * 3 + c] as number) + (color[c] as number) * bright * share;
        }
      }
    }
  }
  return casts;
}

/** The exposure at which only a few places are almost clipped. */
export function exposureOf({ rgb }: Unexposed): number {
  const bright = rgb.filter((_, n) => n % 3 === 1).sort();
  return 0.85 / (bright[Math.floor(bright.length * 0.98)] as number);
}

/** What a camera stores: a little warm light, a little noise, sRGB bytes. */
export function expose(cast: Unexposed, exposure: number, seed: number): Drawn {
  const { width, height } = cast.masks.floor;
  const random = randomOf(seed + 77);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const tint = [1.03, 1, 0.95];
  for (let n = 0; n < width * height; n++) {
    for (let c = 0; c < 3; c++) {
      const linear = (cast.rgb[n * 3 + c] as number) * exposure * (tint[c] as number);
      const stored = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
      data[n * 4 + c] = 255 * stored + (random() - 0.5) * 4;
    }
  }
  return { picture: { width, height, data }, masks: cast.masks, light: cast.light };
}
