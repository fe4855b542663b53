// One unit of a product on warm paper, seen a little from the front so that its edge shows.
import type { Cell } from '../patterns/cells-of.ts';
import { boxBlur } from './box-blur.ts';
import { linearOf } from './color.ts';
import { copingEdge, noseMm } from './coping-edge.ts';
import { lightFor } from './framing.ts';
import type { Material } from './material.ts';
import { clamp, fbm, ramp } from './noise.ts';
import { paintCells } from './paint-cells.ts';
import { paintSide, type SideRequest } from './paint-side.ts';
import { paintTurf } from './paint-turf.ts';
import { painterOf } from './painters/painter-of.ts';
import type { PictureSpec } from './picture-spec.ts';
import { moved, pieceCells } from './piece-cells.ts';
import { straightRows } from './plane-rows.ts';
import { type Image, shade } from './shade.ts';
import { createSurface, type Surface } from './surface.ts';

const paper = linearOf('#FAF8F4');
/** How far the camera leans: the face is foreshortened to this, the edge seen by the rest. */
const foreshortening = 0.8;
const edgeShare = 0.6;
/** Pieces longer than this many widths run out of the picture, so that their face can be read. */
const longestShare = 4.2;

export function pieceImage(spec: PictureSpec, widthPx: number, heightPx: number): Image {
  const { material, laying } = spec;
  const ratio = laying.piece.lengthTenths / laying.piece.widthTenths;
  const long = Math.max(ratio, 1 / ratio) > longestShare && laying.pattern !== 'ledger';
  const upright = material.kind === 'coping';
  const turned = pieceCells(laying, long ? -27 : upright ? -11 : -17);
  const box = extentOf(turned);
  const thick = thicknessMm(material, laying.piece.thicknessTenths / 10);
  const full = Math.max(box.width, box.height * foreshortening + thick * edgeShare) * 1.14;
  const narrow = Math.min(laying.piece.lengthTenths, laying.piece.widthTenths) / 10;
  const frameMm = spec.spanMm ?? (long ? Math.min(full, narrow * 4) : full);
  const mmPerPixel = frameMm / Math.min(widthPx, heightPx);
  const rows = straightRows(heightPx, mmPerPixel, 1 / foreshortening);
  const surface = createSurface(widthPx, heightPx, rows);
  const sidePx = Math.max(2, Math.round((thick * edgeShare) / mmPerPixel));
  const middleX = (widthPx * mmPerPixel) / 2;
  const middleY = ((heightPx - sidePx) * mmPerPixel) / foreshortening / 2;
  const cells = turned.map((cell) => moved(cell, [middleX * 10, middleY * 10]));
  const covered = paintTop(surface, cells, material, laying.seed, thick);
  const light = lightFor(material);
  const top = shade(surface, { ...light, falloff: 0.05 });
  const rim = material.kind === 'turf' ? 0 : painterOf(material, rows).rimMm;
  const nose = material.kind === 'coping' ? noseMm(material.profile, thick) : rim;
  const nosePx = Math.round((nose / mmPerPixel) * foreshortening);
  return compose({ top, covered, sidePx, material, nosePx });
}

function thicknessMm(material: Material, thickness: number): number {
  if (material.kind === 'turf') return material.pileHeightMm;
  if (material.kind === 'coping' && material.profile === 'drop-face') return thickness * 1.7;
  return thickness;
}

function extentOf(cells: readonly Cell[]): { width: number; height: number } {
  const points = cells.flatMap((cell) => cell.outline);
  const xs = points.map(([x]) => x / 10);
  const ys = points.map(([, y]) => y / 10);
  return {
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
}

/** Paints the face and returns how much of each pixel it covers. */
function paintTop(
  surface: Surface,
  cells: readonly Cell[],
  material: Material,
  seed: number,
  thickMm: number,
): Float32Array {
  if (material.kind === 'turf') {
    // The outline comes from a plain painter, frayed by the blades that lean over it.
    const mask = createSurface(surface.width, surface.height, surface.rows);
    const cut = painterOf(
      { kind: 'paint', baseColor: '#ffffff', stippleRatio: 0, finish: 'matte' },
      surface.rows,
    );
    const covered = paintCells(mask, cells, { ...cut, wobbleMm: 4 });
    paintTurf(surface, material, seed);
    for (let n = 0; n < covered.length; n++) {
      const share = covered[n] as number;
      for (const plane of [surface.r, surface.g, surface.b])
        plane[n] = (plane[n] as number) * share;
    }
    return covered;
  }
  const painter = painterOf(material, surface.rows);
  const edged =
    material.kind === 'coping' ? copingEdge(painter, material.profile, thickMm) : painter;
  const covered = paintCells(surface, cells, edged);
  const floor = -2 * painter.rimMm - 1;
  for (let n = 0; n < covered.length; n++) {
    surface.relief[n] = (surface.relief[n] as number) + floor * (1 - (covered[n] as number));
  }
  return covered;
}

function compose(request: SideRequest): Image {
  const { top, covered, sidePx } = request;
  const { width, height } = top;
  const side = paintSide(request);
  const solid = new Float32Array(width * height);
  for (let n = 0; n < solid.length; n++) {
    solid[n] = Math.max(covered[n] as number, side.alpha[n] as number);
  }
  const wide = clamp(Math.round(sidePx * 1.1 + width * 0.016), 3, 60);
  const soft = boxBlur(boxBlur(solid, width, height, wide), width, height, wide);
  const close = boxBlur(boxBlur(solid, width, height, 3), width, height, 2);
  const rgb = new Float32Array(width * height * 3);
  const down = Math.round(wide * 0.55);
  const right = Math.round(wide * 0.4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      const px = (x + 0.5) / width - 0.5;
      const py = (y + 0.5) / height - 0.5;
      const far = soft[Math.max(0, y - down) * width + Math.max(0, x - right)] as number;
      const near = close[Math.max(0, y - 3) * width + Math.max(0, x - 2)] as number;
      const fiber = 1 + 0.006 * fbm(x / 9, y / 9);
      const table =
        (1.01 - 0.07 * ramp(-0.5, 0.9, px + py)) * (1 - 0.42 * far) * (1 - 0.4 * near) * fiber;
      const sideShare = side.alpha[n] as number;
      const topShare = covered[n] as number;
      for (let k = 0; k < 3; k++) {
        const tint = k === 0 ? paper.r : k === 1 ? paper.g : paper.b;
        const under = tint * table * (1 - sideShare) + (side.rgb[n * 3 + k] as number) * sideShare;
        rgb[n * 3 + k] = under * (1 - topShare) + (top.rgb[n * 3 + k] as number);
      }
    }
  }
  return { width, height, rgb };
}
