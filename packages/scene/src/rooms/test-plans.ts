// Random plans for property tests: a rectangle cut again and again, sheared or turned, with walls of
// any thickness, some of them missing, some built in one piece past the rooms beside them.
import fc from 'fast-check';
import type { SceneNode } from '../document/node.ts';
import type { Point } from '../plane/polygon.ts';

export interface PlanOptions {
  /** Number from 0 up to (not) 1, one after the other. */
  readonly random: () => number;
  readonly oblique: boolean;
  /** Share of walls left out. */
  readonly open: number;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A small, fast source of numbers that gives the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Cuts of straight plans lie 1 1/2 in apart or not at all; of oblique ones 9 in, since between two
 * oblique corners nearer than a wall is thick a pocket of masonry may stay open.
 */
function snapped(at: number, grid: number): number {
  return Math.round(at / grid) * grid;
}

function split(box: Box, random: () => number, grid: number, depth: number): Box[] {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  if (depth === 0 || Math.max(width, height) < 40_000) return [box];
  const share = 0.3 + random() * 0.4;
  const across = width > height;
  const cut = snapped(across ? box.x0 + width * share : box.y0 + height * share, grid);
  const [one, other] = across
    ? [
        { ...box, x1: cut },
        { ...box, x0: cut },
      ]
    : [
        { ...box, y1: cut },
        { ...box, y0: cut },
      ];
  return [...split(one, random, grid, depth - 1), ...split(other, random, grid, depth - 1)];
}

function cornersOf({ x0, y0, x1, y1 }: Box): Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** Corners of any box that lie on the edge between two points, in order, with its ends. */
function stopsOn(from: Point, to: Point, corners: readonly Point[]): Point[] {
  const along = ([x, y]: Point) => Math.abs(x - from[0]) + Math.abs(y - from[1]);
  const on = corners.filter(([x, y]) =>
    from[0] === to[0]
      ? x === from[0] && y > Math.min(from[1], to[1]) && y < Math.max(from[1], to[1])
      : y === from[1] && x > Math.min(from[0], to[0]) && x < Math.max(from[0], to[0]),
  );
  const unique = new Map(on.map((point) => [point.join(), point]));
  return [from, ...[...unique.values()].sort((a, b) => along(a) - along(b)), to];
}

/** A level 'L', rooms 'r0'… and walls 'w0'… that go together. */
export function randomPlan({ random, oblique, open }: PlanOptions): Record<string, SceneNode> {
  const grid = oblique ? 2_286 : 381;
  const width = snapped(60_000 + random() * 120_000, grid);
  const height = snapped(40_000 + random() * 80_000, grid);
  const boxes = split({ x0: 0, y0: 0, x1: width, y1: height }, random, grid, 4);
  const angle = oblique ? random() * Math.PI : 0;
  const shear = oblique ? random() * 0.8 - 0.4 : 0;
  const place = ([x, y]: Point): Point => {
    const [sx, sy] = [x + y * shear, y];
    return [
      Math.round(sx * Math.cos(angle) - sy * Math.sin(angle)),
      Math.round(sx * Math.sin(angle) + sy * Math.cos(angle)),
    ];
  };
  const corners = boxes.flatMap(cornersOf);
  const nodes: Record<string, SceneNode> = {
    L: { type: 'level', name: 'Ground', elevationTenths: 0, heightTenths: 27_432 },
  };
  const known = new Set<string>();
  let walls = 0;
  const addWall = (from: Point, to: Point) => {
    const key = [from.join(), to.join()].sort().join(' ');
    if (known.has(key)) return;
    known.add(key);
    if (random() < open) return;
    const thicknessTenths =
      [1_143, 1_143, 1_143, 1_651, 2_032, 889][Math.floor(random() * 6)] ?? 1_143;
    const heightTenths = random() < 0.15 ? 10_668 : null;
    const [a, b] = random() < 0.5 ? [from, to] : [to, from];
    const wall = { levelId: 'L', from: place(a), to: place(b), thicknessTenths, heightTenths };
    nodes[`w${walls++}`] = { type: 'wall', ...wall };
  };
  for (const [i, box] of boxes.entries()) {
    const outline: Point[] = [];
    for (const [k, from] of cornersOf(box).entries()) {
      const to = cornersOf(box)[(k + 1) % 4] ?? from;
      const stops = stopsOn(from, to, corners);
      const whole = random() < 0.5;
      outline.push(...(random() < 0.5 ? stops.slice(0, -1) : [from]));
      if (whole) addWall(from, to);
      else for (const [n, stop] of stops.slice(1).entries()) addWall(stops[n] ?? stop, stop);
    }
    const room = { levelId: 'L', name: `Room ${i}`, use: 'other' as const, heightTenths: null };
    nodes[`r${i}`] = {
      type: 'room',
      ...room,
      outline: outline.map(place),
      baseboardTenths: 0,
      crownTenths: 0,
    };
  }
  return nodes;
}

/** Plans for fast-check, by seed, so that a found one is named by a number. */
export function plans(options: { oblique: boolean; open: number }) {
  return fc
    .integer({ min: 0, max: 0xffff_ffff })
    .map((seed) => ({ seed, nodes: randomPlan({ ...options, random: seeded(seed) }) }));
}
