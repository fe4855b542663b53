import type { Cell } from '../patterns/cells-of.ts';
import { clamp, fbm } from './noise.ts';
import type { FaceShader, Painter, Texel } from './painter.ts';
import type { Surface } from './surface.ts';
import { rollsOf, swing } from './variation.ts';

/** Outlines with more corners than this are taken for rounds. */
const mostCorners = 12;

/** A cell as the raster needs it: lengths in pixels, distances in millimetres. */
type Outline = {
  /** Signed distance of each edge is a*x + b*y + c, positive inside. */
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  readonly centerX: number;
  readonly centerY: number;
  readonly radius: number;
  readonly round: boolean;
  readonly minY: number;
  readonly maxY: number;
};

/**
 * Paints every cell into the surface and returns how much of each pixel the pieces cover, 0 to 1;
 * what is left is joint. Colors are added by coverage, so rims are smooth without supersampling.
 */
export function paintCells(
  surface: Surface,
  cells: readonly Cell[],
  painter: Painter,
): Float32Array {
  const covered = new Float32Array(surface.width * surface.height);
  const out: Texel = { r: 0, g: 0, b: 0, height: 0, gloss: 0 };
  for (const cell of cells) {
    const face = painter.faceOf({
      key: cell.key,
      length: cell.length / 10,
      width: cell.width / 10,
      kind: cell.kind,
    });
    paintCell({ surface, covered, cell, face, painter, out });
  }
  return covered;
}

type Job = {
  readonly surface: Surface;
  readonly covered: Float32Array;
  readonly cell: Cell;
  readonly face: FaceShader;
  readonly painter: Painter;
  readonly out: Texel;
};

function paintCell({ surface, covered, cell, face, painter, out }: Job): void {
  const { width, height, mmPerPixel } = surface;
  const outline = outlineOf(cell, mmPerPixel);
  const corner = Math.min(painter.cornerMm, cell.width / 22);
  const { wobbleMm, rimMm } = painter;
  const pad = mmPerPixel * 0.5 + wobbleMm;
  const angle = (cell.angleDeg * Math.PI) / 180;
  const cos = Math.cos(angle) * mmPerPixel;
  const sin = Math.sin(angle) * mmPerPixel;
  const roll = rollsOf(cell.key);
  const tiltX = swing(roll, 91) * painter.tiltRatio;
  const tiltY = swing(roll, 92) * painter.tiltRatio;
  const drift = roll(93) * 16;
  const lastY = Math.min(height - 1, Math.ceil(outline.maxY + pad / mmPerPixel));
  const firstY = Math.max(0, Math.floor(outline.minY - pad / mmPerPixel));
  const span = { from: 0, to: 0 };
  for (let y = firstY; y <= lastY; y++) {
    spanOf(outline, y + 0.5, pad, mmPerPixel, span);
    const from = Math.max(0, span.from);
    const to = Math.min(width - 1, span.to);
    const dy = y + 0.5 - outline.centerY;
    for (let x = from; x <= to; x++) {
      const dx = x + 0.5 - outline.centerX;
      const u = dx * cos + dy * sin;
      const v = dy * cos - dx * sin;
      let edge = edgeDistance(outline, x + 0.5, y + 0.5, corner, mmPerPixel);
      if (wobbleMm > 0 && edge < wobbleMm * 6) {
        edge += wobbleMm * fbm(u * 0.035 + drift, v * 0.035 - drift);
      }
      const cover = clamp(edge / mmPerPixel + 0.5, 0, 1);
      if (cover === 0) continue;
      face(u, v, edge < 0 ? 0 : edge, out);
      if (edge < rimMm) {
        const inner = rimMm - (edge < 0 ? 0 : edge);
        out.height -= rimMm - Math.sqrt(rimMm * rimMm - inner * inner);
      }
      const n = y * width + x;
      const room = 1 - (covered[n] as number);
      const share = cover < room ? cover : room;
      covered[n] = (covered[n] as number) + share;
      surface.r[n] = (surface.r[n] as number) + out.r * share;
      surface.g[n] = (surface.g[n] as number) + out.g * share;
      surface.b[n] = (surface.b[n] as number) + out.b * share;
      surface.relief[n] = (surface.relief[n] as number) + out.height * share;
      surface.gloss[n] = (surface.gloss[n] as number) + out.gloss * share;
      surface.tiltX[n] = (surface.tiltX[n] as number) + tiltX * share;
      surface.tiltY[n] = (surface.tiltY[n] as number) + tiltY * share;
    }
  }
}

function outlineOf(cell: Cell, mmPerPixel: number): Outline {
  const scale = 1 / (10 * mmPerPixel);
  const count = cell.outline.length;
  const a = new Float64Array(count);
  const b = new Float64Array(count);
  const c = new Float64Array(count);
  let minY = Infinity;
  let maxY = -Infinity;
  let previous = cell.outline[count - 1] ?? cell.center;
  for (const [n, point] of cell.outline.entries()) {
    const x0 = previous[0] * scale;
    const y0 = previous[1] * scale;
    const dx = point[0] * scale - x0;
    const dy = point[1] * scale - y0;
    const length = Math.hypot(dx, dy) || 1;
    a[n] = (-dy / length) * mmPerPixel;
    b[n] = (dx / length) * mmPerPixel;
    c[n] = ((dy * x0 - dx * y0) / length) * mmPerPixel;
    minY = Math.min(minY, y0);
    maxY = Math.max(maxY, y0);
    previous = point;
  }
  return {
    a,
    b,
    c,
    centerX: cell.center[0] * scale,
    centerY: cell.center[1] * scale,
    radius: cell.length / 20,
    round: count > mostCorners,
    minY,
    maxY,
  };
}

/** The pixels of a row that may lie within `pad` of the outline. */
function spanOf(
  { a, b, c }: Outline,
  y: number,
  pad: number,
  mmPerPixel: number,
  span: { from: number; to: number },
): void {
  let from = -1e9;
  let to = 1e9;
  for (let n = 0; n < a.length; n++) {
    const slope = a[n] as number;
    const rest = (b[n] as number) * y + (c[n] as number) + pad;
    if (slope > 1e-9 * mmPerPixel) from = Math.max(from, -rest / slope);
    else if (slope < -1e-9 * mmPerPixel) to = Math.min(to, -rest / slope);
    else if (rest < 0) to = -1e9;
  }
  span.from = Math.floor(from - 0.5);
  span.to = Math.ceil(to - 0.5);
}

function edgeDistance(
  outline: Outline,
  x: number,
  y: number,
  corner: number,
  mmPerPixel: number,
): number {
  if (outline.round) {
    return outline.radius - Math.hypot(x - outline.centerX, y - outline.centerY) * mmPerPixel;
  }
  const { a, b, c } = outline;
  let first = Infinity;
  let second = Infinity;
  for (let n = 0; n < a.length; n++) {
    const d = (a[n] as number) * x + (b[n] as number) * y + (c[n] as number);
    if (d < first) {
      second = first;
      first = d;
    } else if (d < second) second = d;
  }
  if (second >= corner) return first;
  return corner - Math.hypot(corner - first, corner - second);
}
