import type { Cell } from '../patterns/cells-of.ts';
import { clamp, fbm } from './noise.ts';
import type { FaceShader, Painter, Texel } from './painter.ts';
import type { Surface } from './surface.ts';
import { rollsOf, swing } from './variation.ts';

/** Outlines with more corners than this are taken for rounds. */
const maxCorners = 12;

/** A cell as the raster needs it, in millimeters of the plane. */
type Outline = {
  /** Signed distance of each edge is a*x + b*y + c, positive inside; a, b are of length 1. */
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  /** What a pixel of the row at hand covers across each edge. */
  readonly footprint: Float64Array;
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

/** The nearest edge of a point: how far, and how much of it one pixel covers. Reused. */
const nearest = { edge: 0, footprint: 1 };

function paintCell({ surface, covered, cell, face, painter, out }: Job): void {
  const { width, height, rows } = surface;
  const outline = outlineOf(cell);
  const corner = Math.min(painter.cornerMm, cell.width / 22);
  const { wobbleMm, rimMm } = painter;
  const angle = (cell.angleDeg * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const roll = rollsOf(cell.key);
  const tiltX = swing(roll, 91) * painter.tiltRatio;
  const tiltY = swing(roll, 92) * painter.tiltRatio;
  const drift = roll(93) * 16;
  const span = { from: 0, to: 0 };
  for (let y = 0; y < height; y++) {
    const depth = rows.depth[y] as number;
    const step = rows.step[y] as number;
    const py = rows.at[y] as number;
    const pad = 0.6 * Math.max(depth, step) + wobbleMm;
    if (py < outline.minY - pad || py > outline.maxY + pad) continue;
    const left = rows.left[y] as number;
    measureRow(outline, { y: py, left, step, depth, pad }, span);
    const from = Math.max(0, span.from);
    const to = Math.min(width - 1, span.to);
    const dy = py - outline.centerY;
    for (let x = from; x <= to; x++) {
      const px = left + (x + 0.5) * step;
      const dx = px - outline.centerX;
      const u = dx * cos + dy * sin;
      const v = dy * cos - dx * sin;
      findNearest(outline, px, py, corner);
      let edge = nearest.edge;
      if (wobbleMm > 0 && edge < wobbleMm * 6) {
        edge += wobbleMm * fbm(u * 0.035 + drift, v * 0.035 - drift);
      }
      const cover = clamp(edge / nearest.footprint + 0.5, 0, 1);
      if (cover === 0) continue;
      const inside = Math.max(0, edge);
      face(u, v, inside, out);
      if (inside < rimMm) {
        const inner = rimMm - inside;
        out.height -= rimMm - Math.sqrt(rimMm * rimMm - inner * inner);
      }
      const n = y * width + x;
      const room = 1 - (covered[n] as number);
      const share = Math.min(cover, room);
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

function outlineOf(cell: Cell): Outline {
  const count = cell.outline.length;
  const a = new Float64Array(count);
  const b = new Float64Array(count);
  const c = new Float64Array(count);
  let minY = Infinity;
  let maxY = -Infinity;
  let previous = cell.outline[count - 1] ?? cell.center;
  for (const [n, point] of cell.outline.entries()) {
    const x0 = previous[0] / 10;
    const y0 = previous[1] / 10;
    const dx = point[0] / 10 - x0;
    const dy = point[1] / 10 - y0;
    const length = Math.hypot(dx, dy) || 1;
    a[n] = -dy / length;
    b[n] = dx / length;
    c[n] = (dy * x0 - dx * y0) / length;
    minY = Math.min(minY, y0);
    maxY = Math.max(maxY, y0);
    previous = point;
  }
  return {
    a,
    b,
    c,
    footprint: new Float64Array(count),
    centerX: cell.center[0] / 10,
    centerY: cell.center[1] / 10,
    radius: cell.length / 20,
    round: count > maxCorners,
    minY,
    maxY,
  };
}

type Row = { y: number; left: number; step: number; depth: number; pad: number };

/** Notes each edge's footprint in a row, and the pixels that may lie within `pad` of the cell. */
function measureRow(
  { a, b, c, footprint }: Outline,
  { y, left, step, depth, pad }: Row,
  span: { from: number; to: number },
): void {
  let from = -Infinity;
  let to = Infinity;
  for (let n = 0; n < a.length; n++) {
    const slope = a[n] as number;
    const across = b[n] as number;
    footprint[n] = Math.hypot(slope * step, across * depth);
    const rest = across * y + (c[n] as number) + pad;
    if (slope > 1e-9) from = Math.max(from, -rest / slope);
    else if (slope < -1e-9) to = Math.min(to, -rest / slope);
    else if (rest < 0) to = -Infinity;
  }
  span.from = Math.floor(clamp((from - left) / step - 0.5, -1e6, 1e6));
  span.to = Math.ceil(clamp((to - left) / step - 0.5, -1e6, 1e6));
}

function findNearest(outline: Outline, x: number, y: number, corner: number): void {
  const { a, b, c, footprint } = outline;
  if (outline.round) {
    const away = Math.hypot(x - outline.centerX, y - outline.centerY);
    nearest.edge = outline.radius - away;
    nearest.footprint = footprint[0] as number;
    return;
  }
  let first = Infinity;
  let second = Infinity;
  let at = 0;
  for (let n = 0; n < a.length; n++) {
    const d = (a[n] as number) * x + (b[n] as number) * y + (c[n] as number);
    if (d < first) {
      second = first;
      first = d;
      at = n;
    } else if (d < second) second = d;
  }
  nearest.footprint = footprint[at] as number;
  nearest.edge = second >= corner ? first : corner - Math.hypot(corner - first, corner - second);
}
