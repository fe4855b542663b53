// Materials of an export: finishes, paints, and laid surfaces with their pattern as a texture.
import { FINISHES, type FinishId, getFinish } from '../../finishes.ts';
import { type AreaToLay, type CoveringLaying, originOf } from '../../laying/lay-cells.ts';
import { bakeTexture, type Texture, type TextureRequest } from '../../materials/bake-texture.ts';
import { linearOf } from '../../materials/color.ts';
import type { Material } from '../../materials/material.ts';
import { materialColor } from '../../materials/material-color.ts';
import { boundsOf } from '../../plane/polygon.ts';

/** Longer side of a texture in pixels: floors are seen whole, and from near. */
const [FLOOR_PIXELS, OTHER_PIXELS] = [2048, 1024];

export interface ExportMaterial {
  readonly name: string;
  /** Whose grain and sheen files leave out; null for paint and what is laid. */
  readonly finish: FinishId | null;
  /** Linear; 1 1 1 where there is a texture. */
  readonly color: readonly [r: number, g: number, b: number];
  readonly opacity: number;
  readonly metalness: number;
  readonly roughness: number;
  /** Linear light given off, 0 to 1. */
  readonly glow: readonly [r: number, g: number, b: number];
  /** What `bakeTexture` makes its picture of; the area's lowest left corner is the first pixel. */
  readonly texture: TextureRequest | null;
}

/** A baked picture as bytes of a JPEG file: whoever runs the export has a way to make one. */
export type EncodeJpeg = (picture: {
  readonly width: number;
  readonly height: number;
  /** sRGB, four bytes a pixel. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}) => Promise<Uint8Array>;

export interface BakedImage {
  /** Index of the material that wears it. */
  readonly material: number;
  readonly jpeg: Uint8Array;
}

/** Pictures of all materials that have one, one after the other, so that memory holds one at a time. */
export async function bakeImages(
  materials: readonly ExportMaterial[],
  encode: EncodeJpeg,
): Promise<BakedImage[]> {
  const images: BakedImage[] = [];
  for (const [material, { texture }] of materials.entries()) {
    if (!texture) continue;
    const baked: Texture = bakeTexture(texture);
    const { width, height, albedo } = baked;
    images.push({ material, jpeg: await encode({ width, height, rgba: albedo }) });
  }
  return images;
}

function rgb(hex: string): [number, number, number] {
  const { r, g, b } = linearOf(hex);
  return [r, g, b];
}

function textureOf(area: AreaToLay, laying: CoveringLaying, max: number): TextureRequest {
  const { minX, minY, maxX, maxY } = boundsOf(area.regions.flatMap(({ outline }) => outline));
  const [width, height] = [(maxX - minX) / 10, (maxY - minY) / 10];
  const mmPerPixel = Math.min(50, Math.max(0.05, Math.max(width, height) / max));
  const pixels = (mm: number) => Math.min(max, Math.max(16, Math.round(mm / mmPerPixel)));
  const [x, y] = originOf(area, laying);
  return {
    material: laying.material,
    laying: {
      pattern: laying.pattern,
      piece: laying.piece,
      joint: { widthTenths: laying.jointTenths, color: laying.jointColor },
      rotationDeg: laying.angleDeg,
      seed: laying.seed,
    },
    widthPx: pixels(width),
    heightPx: pixels(height),
    mmPerPixel,
    origin: [x - minX, y - minY],
  };
}

export function createMaterials() {
  const all: ExportMaterial[] = [];
  const known = new Map<string, number>();
  function add(key: string, make: () => ExportMaterial): number {
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, all.push(make()) - 1);
    return all.length - 1;
  }
  function ofColor(color: string, roughness: number): number {
    return add(`${color} ${roughness}`, () => ({
      name: color,
      finish: null,
      color: rgb(color),
      opacity: 1,
      metalness: 0,
      roughness,
      glow: [0, 0, 0],
      texture: null,
    }));
  }
  return {
    ofColor,
    /** A finish, `fixed:` and a finish, or what is no finish at all: a plain warm gray. */
    ofFinish(name: string): number {
      const id = name.startsWith('fixed:') ? name.slice('fixed:'.length) : name;
      if (!Object.hasOwn(FINISHES, id)) return ofColor('#d8d4cc', 0.6);
      return add(id, () => {
        const {
          label,
          color,
          opacity = 1,
          metalness,
          roughness,
          glow = 0,
        } = getFinish(id as FinishId);
        const [r, g, b] = rgb(color);
        const light = Math.min(1, glow);
        const glows = [r * light, g * light, b * light] as const;
        return {
          name: label,
          finish: id as FinishId,
          color: [r, g, b],
          opacity,
          metalness,
          roughness,
          glow: glows,
          texture: null,
        };
      });
    },
    ofMaterial(material: Material): number {
      return ofColor(materialColor(material), 0.35);
    },
    /** An area's own picture at true scale. */
    ofLaid(area: AreaToLay, laying: CoveringLaying, isFloor: boolean): number {
      const texture = textureOf(area, laying, isFloor ? FLOOR_PIXELS : OTHER_PIXELS);
      return add(JSON.stringify(texture), () => ({
        name: `${laying.material.kind} ${laying.pattern}`,
        finish: null,
        color: [1, 1, 1],
        opacity: 1,
        metalness: 0,
        roughness: 0.5,
        glow: [0, 0, 0],
        texture,
      }));
    },
    all: (): readonly ExportMaterial[] => all,
  };
}
