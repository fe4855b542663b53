// The finishes of a scene's things as one small texture: a vertex names its row, so that a thing is one draw
// call however many finishes it has.
import { type FinishId, getFinish, type SurfaceTexture } from '@wevisu/scene/finishes.ts';
import { Color, DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';

/** Order of the textures in the shader's switch. */
export const textureOrder: readonly SurfaceTexture[] = [
  'smooth',
  'brushed',
  'wood',
  'marble',
  'speckle',
  'linen',
  'hammered',
  'iron',
];

const TEXELS = 3;
const ROWS = 512;
/** Graphics memory: four floats a texel. */
export const TABLE_BYTES = TEXELS * ROWS * 16;

/** Rows are handed out in the order in which finishes and plain colors (paint) first appear. */
export function createFinishTable() {
  const data = new Float32Array(TEXELS * ROWS * 4);
  const texture = new DataTexture(data, TEXELS, ROWS, RGBAFormat, FloatType);
  texture.magFilter = NearestFilter;
  texture.minFilter = NearestFilter;
  const rows = new Map<string, number>();

  function add(key: string, write: (row: number) => void): number {
    const known = rows.get(key);
    if (known !== undefined) return known;
    // A scene with more finishes than rows reuses the last row: the color is wrong, but nothing breaks.
    const row = Math.min(rows.size, ROWS - 1);
    rows.set(key, row);
    write(row);
    texture.needsUpdate = true;
    return row;
  }

  return {
    texture,
    /** Row of a finish. */
    rowOf(finish: FinishId): number {
      return add(finish, (row) => {
        const one = getFinish(finish);
        const color = new Color(one.color);
        const accent = new Color(one.accent ?? one.color);
        data.set(
          [
            ...[color.r, color.g, color.b, one.roughness],
            ...[accent.r, accent.g, accent.b, one.metalness],
            ...[textureOrder.indexOf(one.texture), one.clearcoat, one.glow ?? 0, one.opacity ?? 1],
          ],
          row * TEXELS * 4,
        );
      });
    },
    /** Row of a plain matte color. */
    rowOfColor(color: string, roughness = 0.85): number {
      return add(`${color} ${roughness}`, (row) => {
        const { r, g, b } = new Color(color);
        data.set([r, g, b, roughness, r, g, b, 0, 0, 0, 0, 1], row * TEXELS * 4);
      });
    },
    dispose(): void {
      texture.dispose();
    },
  };
}
export type FinishTable = ReturnType<typeof createFinishTable>;
