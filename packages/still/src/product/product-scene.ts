// One model on a neutral ground, in the light of a photographer's room: what a still of a product is traced in.
import { createMaterials } from '@wevisu/scene/exchange/model/materials.ts';
import type { Axis } from '@wevisu/scene/geometry/vec.ts';
import { buildModel } from '@wevisu/scene/kinds/build-model.ts';
import { cardOf } from '@wevisu/scene/kinds/card-of.ts';
import { fitOf } from '@wevisu/scene/kinds/fit-of.ts';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { arrange } from '../scene/arrange.ts';
import type { Bodies } from '../scene/bodies.ts';
import { looksOf } from '../scene/looks.ts';
import { sharedFloats } from '../scene/shared.ts';
import { LOOK, LOOK_SIZE, type StillScene, type Surroundings } from '../scene/still-scene.ts';
import { frameProduct, type ProductFrame } from './frame-product.ts';

type Vec = readonly [x: number, y: number, z: number];

export interface ProductScene {
  readonly scene: StillScene;
  readonly frame: ProductFrame;
  /** The owner of the ground's triangles; null of what hangs free. */
  readonly ground: number | null;
}

const MILLIMETERS = 1e-3;
const AXES: Readonly<Record<Axis, number>> = { x: 0, y: 1, z: 2 };
/** How far the ground reaches, in radii of the model. */
const GROUND_RADII = 40;
const GROUND_COLOR = 0.8;

/** cd/m2 of the even light from all sides; everything else is a multiple of it. */
export const SKY = 1_000;

interface Card {
  /** Degrees: from the camera's side toward the model's right, and above the horizon. */
  readonly azimuth: number;
  readonly elevation: number;
  /** In radii of the model, at `CARD_RADII` from its middle. */
  readonly width: number;
  readonly height: number;
  /** In multiples of the sky; 0 is a black flag. */
  readonly light: number;
}

const CARD_RADII = 9;
/** Strips that draw highlights on metal, and flags that give it dark edges. */
const CARDS: readonly Card[] = [
  { azimuth: 78, elevation: 18, width: 1.8, height: 8, light: 4 },
  { azimuth: -98, elevation: 14, width: 1.4, height: 7, light: 3 },
  { azimuth: 48, elevation: 12, width: 1.5, height: 7, light: 0 },
  { azimuth: -72, elevation: 10, width: 1.3, height: 7, light: 0 },
  { azimuth: 118, elevation: 14, width: 2.2, height: 7, light: 0 },
];

/** Even light, a little warmer and darker from below, and one large soft lamp from the upper left. */
function surroundingsOf(seen: number): Surroundings {
  const sky = (by: number): Vec => [SKY * by, SKY * by * 0.99, SKY * by * 0.97];
  const even: Vec = [seen, seen, seen];
  return {
    ...{ horizon: sky(0.8), zenith: sky(1.15), ground: sky(0.7) },
    seen: { horizon: even, zenith: even, ground: even },
    sun: {
      direction: unit([-0.55, 0.75, 0.62]),
      lux: [SKY * 2.1, SKY * 2.06, SKY * 1.98],
      spread: 0.22,
    },
    isOpen: true,
    yard: null,
  };
}

function unit([x, y, z]: Vec): Vec {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

/** Collects triangles, in meters. */
function createBodies() {
  const corners: number[] = [];
  const normals: number[] = [];
  const looks: number[] = [];
  const owners: number[] = [];
  return {
    add(points: readonly Vec[], normal: readonly Vec[], of: { look: number; owner: number }) {
      for (const point of points) corners.push(...point);
      for (const one of normal) normals.push(...one);
      looks.push(of.look);
      owners.push(of.owner);
    },
    /** `owners`: how many things there are. */
    finish(count: number): Bodies {
      return {
        corners: Float32Array.from(corners),
        normals: Float32Array.from(normals),
        uvs: new Float32Array(looks.length * 6),
        looks: Int32Array.from(looks),
        owners: Int32Array.from(owners),
        places: Float32Array.from(Array.from({ length: count }, () => [1, 0, 0, 0, 0]).flat()),
      };
    },
  };
}

type Collected = ReturnType<typeof createBodies>;

/** A square that faces `normal`. */
function addSquare(
  bodies: Collected,
  square: { middle: Vec; right: Vec; up: Vec; normal: Vec },
  of: { look: number; owner: number },
): void {
  const { middle, right, up, normal } = square;
  const corner = (r: number, u: number): Vec => [
    middle[0] + right[0] * r + up[0] * u,
    middle[1] + right[1] * r + up[1] * u,
    middle[2] + right[2] * r + up[2] * u,
  ];
  const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const same = [normal, normal, normal];
  bodies.add([a, b, c], same, of);
  bodies.add([a, c, d], same, of);
}

/** @param seen What the eye sees behind everything, white being 1. */
export function buildProductScene(spec: ModelSpec, seen: number): ProductScene {
  const card = cardOf(spec.kind);
  const mount = card.mount(spec.params);
  const parts = buildModel(spec, fitOf(spec));
  const materials = createMaterials();
  const finishes = spec.finishes as Readonly<Record<string, string>>;
  const bodies = createBodies();
  const points: Vec[] = [];
  for (const { mesh, finishSlot, grain } of parts) {
    const material = materials.ofFinish(finishes[finishSlot] ?? finishSlot);
    const look = material * 3 + AXES[grain];
    const at = (array: Float32Array, index: number, scale: number): Vec => [
      (array[index * 3] as number) * scale,
      (array[index * 3 + 1] as number) * scale,
      (array[index * 3 + 2] as number) * scale,
    ];
    for (let i = 0; i + 2 < mesh.indices.length; i += 3) {
      const three = [0, 1, 2].map((k) => mesh.indices[i + k] as number);
      const places = three.map((index) => at(mesh.positions, index, MILLIMETERS));
      points.push(...places);
      bodies.add(
        places,
        three.map((index) => unitOrUp(at(mesh.normals, index, 1))),
        { look, owner: 0 },
      );
    }
  }
  const frame = frameProduct(points, card.view(spec.params));
  const { middle, radius } = frame;
  const sunk = (card.sunkMm?.(spec.params) ?? 0) * MILLIMETERS;
  const plain = (gray: number) => materials.ofColor(grayHex(gray), 1) * 3;
  const far = radius * GROUND_RADII;
  const isOnWall = mount === 'wall';
  const ground = mount === 'ceiling' ? null : 1;
  if (ground !== null) {
    const square = isOnWall
      ? {
          middle: [middle[0], middle[1], 0] as Vec,
          right: [far, 0, 0] as Vec,
          up: [0, far, 0] as Vec,
        }
      : {
          middle: [middle[0], sunk, middle[2]] as Vec,
          right: [far, 0, 0] as Vec,
          up: [0, 0, -far] as Vec,
        };
    const normal: Vec = isOnWall ? [0, 0, 1] : [0, 1, 0];
    addSquare(bodies, { ...square, normal }, { look: plain(GROUND_COLOR), owner: ground });
  }
  const lit: { material: number; light: number }[] = [];
  for (const [index, one] of CARDS.entries()) {
    const look = plain(0.02 + index * 0.001);
    lit.push({ material: look / 3, light: one.light });
    addSquare(bodies, placeCard(one, frame, card.view(spec.params).azimuthDeg), {
      look,
      owner: 2 + index,
    });
  }
  const all = materials.all();
  const { bakes: _, ...looks } = looksOf(
    all,
    all.map(() => null),
    () => false,
  );
  for (const { material, light } of lit) {
    for (let axis = 0; axis < 3; axis++) {
      const at = (material * 3 + axis) * LOOK_SIZE;
      if (light > 0) looks.looks.set([1, 1, 1], at);
      looks.looks.fill(light * SKY, at + LOOK.light, at + LOOK.light + 3);
    }
  }
  const isClear = (look: number) => (looks.looks[look * LOOK_SIZE + LOOK.opacity] as number) < 1;
  return {
    scene: {
      ...arrange(bodies.finish(2 + CARDS.length), isClear),
      ...looks,
      portals: sharedFloats([]),
      lamps: sharedFloats([]),
      surroundings: surroundingsOf(seen),
    },
    frame,
    ground,
  };
}

function unitOrUp(normal: Vec): Vec {
  return Math.hypot(...normal) > 1e-6 ? unit(normal) : [0, 1, 0];
}

function grayHex(gray: number): string {
  const encoded = gray <= 0.0031308 ? 12.92 * gray : 1.055 * gray ** (1 / 2.4) - 0.055;
  const byte = Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${byte}${byte}${byte}`;
}

/** Cards stand around the model as the camera sees it, and face it. */
function placeCard(card: Card, { middle, radius }: ProductFrame, viewAzimuth: number) {
  const azimuth = ((card.azimuth + viewAzimuth) * Math.PI) / 180;
  const elevation = (card.elevation * Math.PI) / 180;
  const out: Vec = [
    Math.cos(elevation) * Math.sin(azimuth),
    Math.sin(elevation),
    Math.cos(elevation) * Math.cos(azimuth),
  ];
  const side = unit([out[2], 0, -out[0]]);
  const up: Vec = [
    out[1] * side[2] - out[2] * side[1],
    out[2] * side[0] - out[0] * side[2],
    out[0] * side[1] - out[1] * side[0],
  ];
  const by = (of: Vec, length: number): Vec => [of[0] * length, of[1] * length, of[2] * length];
  const far = radius * CARD_RADII;
  return {
    middle: [middle[0] + out[0] * far, middle[1] + out[1] * far, middle[2] + out[2] * far] as Vec,
    right: by(side, (card.width * radius) / 2),
    up: by(up, (card.height * radius) / 2),
    normal: by(out, -1),
  };
}
