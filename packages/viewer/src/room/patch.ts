// A patch is a piece of an endless pattern, baked once for a product. The cells of every face that wears the product
// are cut from it. Runs in a worker.
import type { CoveringLaying } from '@wevisu/scene/laying/lay-cells.ts';
import { bakeTexture } from '@wevisu/scene/materials/bake-texture.ts';
import { cellsOf } from '@wevisu/scene/patterns/cells-of.ts';
import type { Laying } from '@wevisu/scene/patterns/laying.ts';

interface PatchRequest {
  readonly laying: CoveringLaying;
  /** Longer side in pixels: 256, 512 or 1024. */
  readonly pixels: number;
}

/** A whole piece in the patch: where its middle is and how it is turned. Tenths of a millimeter. */
export interface PatchPiece {
  readonly kind: number;
  readonly length: number;
  readonly width: number;
  readonly angleDeg: number;
  readonly center: readonly [x: number, y: number];
}

export interface Patch {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Of the whole patch, tenths of a millimeter. */
  readonly width: number;
  readonly height: number;
  /** sRGB, four bytes a pixel, first row at y = 0. */
  readonly albedo: Uint8Array<ArrayBuffer>;
  /** Normal x, normal y, roughness, unused. */
  readonly relief: Uint8Array<ArrayBuffer>;
  /** Mean color, linear. */
  readonly mean: readonly [r: number, g: number, b: number];
  readonly pieces: readonly PatchPiece[];
}

const MAX_PIECES = 48;

const straight: ReadonlySet<Laying['pattern']> = new Set([
  'stacked',
  'half-offset',
  'third-offset',
  'brick-bond',
]);

/**
 * Width and height of the patch in tenths. Straight and hexagonal patterns get whole periods, so that the patch
 * repeats without a seam; other patches hold a few whole pieces.
 */
function patchSize(laying: CoveringLaying): readonly [width: number, height: number] {
  const { pattern, piece } = laying;
  const joint = laying.jointTenths;
  const length = piece.lengthTenths + joint;
  const width = piece.widthTenths + joint;
  if (pattern === 'random-plank') return [length * 2.2, Math.max(width * 6, length * 0.8)];
  if (pattern === 'ledger') return [length * 2, Math.max(width * 4, length)];
  if (straight.has(pattern)) {
    const columns = Math.max(2, Math.min(8, Math.round(5_000 / length)));
    // Offsets of thirds and halves repeat after six rows.
    const rows = Math.max(1, Math.min(3, Math.round(5_000 / (6 * width))));
    const stackedRows = Math.max(2, Math.min(8, Math.round(5_000 / width)));
    return [columns * length, pattern === 'stacked' ? stackedRows * width : 6 * rows * width];
  }
  if (pattern === 'hexagon' || pattern === 'penny') {
    const columns = Math.max(3, Math.min(10, Math.round(4_000 / length)));
    return [columns * length, Math.max(2, Math.round(columns / 2)) * Math.sqrt(3) * length];
  }
  const reach = Math.hypot(length, width);
  const side = Math.max(2.6 * reach, Math.min(6 * reach, 5_000));
  return [side, side];
}

/** Bakes the patch of a laid product. Throws what bakeTexture throws for invalid materials. */
export function bakePatch(request: PatchRequest): Patch {
  const { pattern, piece, jointTenths, jointColor, seed, material } = request.laying;
  const laying: Laying = {
    pattern,
    piece,
    joint: { widthTenths: jointTenths, color: jointColor },
    rotationDeg: 0,
    seed,
  };
  const [tenthsWide, tenthsHigh] = patchSize(request.laying);
  const longer = Math.max(tenthsWide, tenthsHigh);
  const mmPerPixel = Math.min(50, Math.max(0.05, longer / 10 / request.pixels));
  const widthPx = Math.max(16, Math.round(tenthsWide / 10 / mmPerPixel));
  const heightPx = Math.max(16, Math.round(tenthsHigh / 10 / mmPerPixel));
  const baked = bakeTexture({
    material,
    laying,
    widthPx,
    heightPx,
    mmPerPixel,
    origin: [0, 0],
  });
  const albedo = new Uint8Array(baked.albedo.buffer);
  const relief = new Uint8Array(widthPx * heightPx * 4);
  const sum = [0, 0, 0];
  for (let n = 0; n < widthPx * heightPx; n++) {
    relief[n * 4] = baked.normal[n * 4] as number;
    relief[n * 4 + 1] = 255 - (baked.normal[n * 4 + 1] as number);
    relief[n * 4 + 2] = baked.roughness[n] as number;
    relief[n * 4 + 3] = 255;
    for (let k = 0; k < 3; k++) {
      const value = (albedo[n * 4 + k] as number) / 255;
      sum[k] = (sum[k] as number) + value ** 2.2;
    }
  }
  const count = widthPx * heightPx;
  const width = widthPx * mmPerPixel * 10;
  const height = heightPx * mmPerPixel * 10;
  const cells = cellsOf({
    polygon: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    pattern,
    piece,
    joint: jointTenths,
    origin: [0, 0],
    angleDeg: 0,
    seed,
  });
  return {
    widthPx,
    heightPx,
    width,
    height,
    albedo,
    relief,
    mean: [(sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count],
    pieces: cells
      .filter((cell) => cell.whole)
      .slice(0, MAX_PIECES)
      .map((cell) => ({
        kind: cell.kind,
        length: cell.length,
        width: cell.width,
        angleDeg: cell.angleDeg,
        center: [cell.center[0], cell.center[1]],
      })),
  };
}
