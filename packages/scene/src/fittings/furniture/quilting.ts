// Padded panels with folds: diamond tufting and channels, as a grid of heights over a flat back.
import type { Shape } from '../../geometry/shape.ts';
import type { Vec2, Vec3 } from '../../geometry/vec.ts';

interface Quilt {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Thickness at a place from 0 to 1 across and up. */
  readonly thickness: (u: number, v: number) => number;
  /** Upper edge at a place across, in shares of the height; 1 is straight. */
  readonly crest?: (u: number) => number;
}

/** Panel standing on y = 0, centered on x, its back at z = 0. */
function quilt(given: Quilt): Shape {
  const { width, height, columns, rows, thickness, crest = () => 1 } = given;
  const points: Vec3[] = [];
  const across = columns + 1;
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) {
      const [u, v] = [i / columns, j / rows];
      points.push([(u - 0.5) * width, v * height * crest(u), Math.max(1, thickness(u, v))]);
    }
  }
  const triangles: number[] = [];
  const at = (i: number, j: number) => j * across + i;
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      // The diagonals follow the folds.
      if ((i + j) % 2 === 0) triangles.push(a, b, c, a, c, d);
      else triangles.push(a, b, d, b, c, d);
    }
  }
  const rim: number[] = [
    ...Array.from({ length: columns }, (_, i) => at(i, 0)),
    ...Array.from({ length: rows }, (_, j) => at(columns, j)),
    ...Array.from({ length: columns }, (_, i) => at(columns - i, rows)),
    ...Array.from({ length: rows }, (_, j) => at(0, rows - j)),
  ];
  const base = points.length;
  for (const index of rim) {
    const [x, y] = points[index] ?? [0, 0, 0];
    points.push([x, y, 0]);
  }
  const middle = points.push([0, height / 2, 0]) - 1;
  rim.forEach((index, k) => {
    const next = (k + 1) % rim.length;
    const after = rim[next] ?? 0;
    triangles.push(index, base + k, base + next, index, base + next, after);
    triangles.push(base + next, base + k, middle);
  });
  return { points, triangles };
}

/** 0 at the border, 1 from `edge` inward. */
function border(at: Vec2, size: Vec2, edge: number): number {
  const near = Math.min(
    at[0] * size[0],
    (1 - at[0]) * size[0],
    at[1] * size[1],
    (1 - at[1]) * size[1],
  );
  return Math.min(1, near / edge) ** 0.5;
}

interface PaddedPanel {
  readonly width: number;
  readonly height: number;
  readonly thick: number;
  /** Between buttons or channels. */
  readonly pitch?: number;
  readonly crest?: (u: number) => number;
}

/** Diamonds of about `pitch` drawn in at their corners by buttons. */
export function tuftedPanel(given: PaddedPanel): Shape {
  const { width, height, thick, pitch = 150, crest } = given;
  const across = Math.max(2, Math.round(width / pitch));
  const up = Math.max(1, Math.round(height / pitch));
  return quilt({
    width,
    height,
    columns: across * 4,
    rows: up * 4,
    ...(crest ? { crest } : {}),
    thickness: (u, v) => {
      const p = Math.abs(Math.sin(Math.PI * (u * across + v * up)));
      const q = Math.abs(Math.sin(Math.PI * (u * across - v * up)));
      const rise = 0.58 + 0.42 * (p * q) ** 0.4;
      return thick * rise * (0.25 + 0.75 * border([u, v], [width, height], thick * 0.7));
    },
  });
}

/** Upright channels of about `pitch`. */
export function channelPanel(given: PaddedPanel): Shape {
  const { width, height, thick, pitch = 105, crest } = given;
  const across = Math.max(2, Math.round(width / pitch));
  const ends = [0, 0.03, 0.1, 0.9, 0.97, 1];
  return quilt({
    width,
    height,
    columns: across * 4,
    rows: 5,
    ...(crest ? { crest } : {}),
    thickness: (u, v) => {
      const place = ends[Math.round(v * 5)] ?? v;
      const wave = Math.abs(Math.sin(Math.PI * u * across)) ** 0.55;
      const end = Math.min(1, (Math.min(place, 1 - place) / 0.1) ** 0.5);
      return thick * (0.35 + 0.65 * wave) * (0.4 + 0.6 * end);
    },
  });
}

/** Plain padding, full in the middle. */
export function smoothPanel(given: {
  readonly width: number;
  readonly height: number;
  readonly thick: number;
  readonly crest?: (u: number) => number;
}): Shape {
  const { width, height, thick, crest } = given;
  return quilt({
    width,
    height,
    columns: 16,
    rows: 7,
    ...(crest ? { crest } : {}),
    thickness: (u, v) => thick * border([u, v], [width, height], thick * 1.6),
  });
}
