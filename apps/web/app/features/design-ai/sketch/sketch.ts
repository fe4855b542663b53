// A room drawn in a few numbers: inner sides as people measure them, with doors and windows along the walls.
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';

/** Tenths of a millimeter, as everywhere in scenes. */
export type SketchPoint = readonly [x: number, y: number];

export const openingKinds = ['door', 'passage', 'window'] as const;
export type OpeningKind = (typeof openingKinds)[number];

export interface SketchOpening {
  readonly id: number;
  readonly kind: OpeningKind;
  /** Index of the wall: the first is below on the plan, the others follow counter-clockwise. */
  readonly wall: number;
  /** From the wall's first corner to the opening's near edge. */
  readonly from: number;
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

export interface Sketch {
  readonly shape: 'rectangle' | 'l';
  readonly width: number;
  readonly length: number;
  /** What is missing of an L, in the corner at the top right of the plan or at the top left. */
  readonly cutWidth: number;
  readonly cutLength: number;
  readonly cutSide: 'right' | 'left';
  readonly ceiling: number;
  readonly openings: readonly SketchOpening[];
}

const FOOT = 3_048;
const THICK = 1_143;

export const SKETCH_LIMITS = {
  minSide: 3 * FOOT,
  maxSide: 60 * FOOT,
  minCeiling: 7 * FOOT,
  maxCeiling: 20 * FOOT,
  /** What stays of a side beside the missing corner. */
  minRest: 2 * FOOT,
  minOpening: FOOT,
  maxOpenings: 12,
} as const;

const NEW_OPENING: Readonly<Record<OpeningKind, Pick<SketchOpening, 'width' | 'height' | 'sill'>>> =
  {
    door: { width: 8_636, height: 20_828, sill: 0 },
    passage: { width: 12_192, height: 20_828, sill: 0 },
    window: { width: 12_192, height: 10_922, sill: 10_668 },
  };

export const FIRST_SKETCH: Sketch = {
  shape: 'rectangle',
  width: 12 * FOOT,
  length: 10 * FOOT,
  cutWidth: 4 * FOOT,
  cutLength: 4 * FOOT,
  cutSide: 'right',
  ceiling: 8 * FOOT,
  openings: [
    { id: 1, kind: 'door', wall: 0, from: FOOT, ...NEW_OPENING.door },
    { id: 2, kind: 'window', wall: 2, from: 4 * FOOT, ...NEW_OPENING.window },
  ],
};

/** Inner corners, counter-clockwise from the lower left of the plan. */
export function cornersOf(sketch: Sketch): readonly SketchPoint[] {
  const { shape, width: w, length: l, cutWidth: cw, cutLength: cl, cutSide } = sketch;
  if (shape === 'rectangle') {
    return [
      [0, 0],
      [w, 0],
      [w, l],
      [0, l],
    ];
  }
  return cutSide === 'right'
    ? [
        [0, 0],
        [w, 0],
        [w, l - cl],
        [w - cw, l - cl],
        [w - cw, l],
        [0, l],
      ]
    : [
        [0, 0],
        [w, 0],
        [w, l],
        [cw, l],
        [cw, l - cl],
        [0, l - cl],
      ];
}

export interface SketchWall {
  readonly index: number;
  /** 'A', 'B' … */
  readonly name: string;
  readonly from: SketchPoint;
  readonly to: SketchPoint;
  readonly along: SketchPoint;
  readonly length: number;
  /** Which of its ends the first corner is, on the plan. */
  readonly startsAt: 'left' | 'right' | 'bottom' | 'top';
}

export function wallsOf(sketch: Sketch): readonly SketchWall[] {
  const corners = cornersOf(sketch);
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: SketchPoint = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const startsAt =
      along[0] > 0.5 ? 'left' : along[0] < -0.5 ? 'right' : along[1] > 0 ? 'bottom' : 'top';
    return { index, name: 'ABCDEF'[index] ?? '', from, to, along, length, startsAt };
  });
}

/** The opening as near to where it is as its wall has space for it. */
function onItsWall(sketch: Sketch, opening: SketchOpening): SketchOpening {
  const walls = wallsOf(sketch);
  const wall = walls[opening.wall] ?? walls[0];
  if (!wall) return opening;
  const width = Math.min(opening.width, wall.length);
  const from = Math.round(Math.min(Math.max(0, opening.from), wall.length - width));
  return { ...opening, wall: wall.index, width, from };
}

/** The sketch with other sides: openings stay on their walls. */
export function withShape(sketch: Sketch, change: Partial<Omit<Sketch, 'openings'>>): Sketch {
  const next = { ...sketch, ...change };
  const { minRest } = SKETCH_LIMITS;
  const cutWidth = Math.max(minRest / 2, Math.min(next.cutWidth, next.width - minRest));
  const cutLength = Math.max(minRest / 2, Math.min(next.cutLength, next.length - minRest));
  const fitting = { ...next, cutWidth, cutLength };
  return { ...fitting, openings: next.openings.map((one) => onItsWall(fitting, one)) };
}

/** The sketch with one opening changed, kept on its wall. */
export function withOpening(
  sketch: Sketch,
  id: number,
  change: Partial<Omit<SketchOpening, 'id'>>,
): Sketch {
  const openings = sketch.openings.map((one) =>
    one.id === id ? onItsWall(sketch, { ...one, ...change }) : one,
  );
  return { ...sketch, openings };
}

/** The sketch with one opening more, where the wall has most space left; null where it has none. */
export function withNewOpening(sketch: Sketch, kind: OpeningKind, index: number): Sketch | null {
  const wall = wallsOf(sketch)[index];
  if (!wall || sketch.openings.length >= SKETCH_LIMITS.maxOpenings) return null;
  const [place] = gapsOf(sketch, wall).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const space = place ? place.to - place.from : 0;
  if (!place || space < SKETCH_LIMITS.minOpening) return null;
  const width = Math.min(NEW_OPENING[kind].width, Math.round(space * 0.8));
  const id = Math.max(0, ...sketch.openings.map((one) => one.id)) + 1;
  const from = Math.round(place.from + (space - width) / 2);
  return {
    ...sketch,
    openings: [...sketch.openings, { id, kind, wall: index, from, ...NEW_OPENING[kind], width }],
  };
}

function gapsOf(sketch: Sketch, { index, length }: SketchWall) {
  const taken = sketch.openings
    .filter(({ wall }) => wall === index)
    .toSorted((a, b) => a.from - b.from);
  const gaps: { readonly from: number; readonly to: number }[] = [];
  let at = 0;
  for (const { from, width } of taken) {
    gaps.push({ from: at, to: from });
    at = Math.max(at, from + width);
  }
  return [...gaps, { from: at, to: length }];
}

/** Why the sketch is no room yet; null if it is one. */
export function problemOf(sketch: Sketch): string | null {
  const { openings, ceiling } = sketch;
  for (const wall of wallsOf(sketch)) {
    const own = openings
      .filter((one) => one.wall === wall.index)
      .toSorted((a, b) => a.from - b.from);
    for (const [n, one] of own.entries()) {
      const next = own[n + 1];
      if (next && one.from + one.width > next.from)
        return `On wall ${wall.name}, the ${one.kind} and the ${next.kind} overlap.`;
      if (one.sill + one.height > ceiling)
        return `The ${one.kind} on wall ${wall.name} reaches above the ceiling.`;
    }
  }
  if (!openings.some(({ kind }) => kind !== 'window')) return 'The room needs a door.';
  return null;
}

const STYLES = { door: 'door-single', passage: 'passage', window: 'window-double-hung' } as const;

/** The corners moved outward to the center lines of the walls. */
function centerLines(walls: readonly SketchWall[]): readonly SketchPoint[] {
  return walls.map(({ from, along }, i) => {
    const before = (walls.at(i - 1) ?? walls[0])?.along ?? along;
    // Both walls move to their right; their sides meet at right angles.
    const out: SketchPoint = [along[1] + before[1], -along[0] - before[0]];
    return [Math.round(from[0] + (out[0] * THICK) / 2), Math.round(from[1] + (out[1] * THICK) / 2)];
  });
}

/** The room as a scene, without furniture. */
export function sceneOf(
  sketch: Sketch,
  { name, use }: { readonly name: string; readonly use: RoomUse },
): { readonly document: SceneDocument; readonly roomId: string } {
  const walls = wallsOf(sketch);
  const outline = centerLines(walls);
  const nodes: Record<string, unknown> = {
    'level-1': {
      type: 'level',
      name: 'Ground floor',
      elevationTenths: 0,
      heightTenths: sketch.ceiling,
    },
    'room-1': {
      ...{ type: 'room', levelId: 'level-1', name, use, outline },
      ...{ heightTenths: null, baseboardTenths: 0, crownTenths: 0 },
    },
  };
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] ?? from;
    nodes[`wall-${i + 1}`] = {
      ...{ type: 'wall', levelId: 'level-1', from, to, thicknessTenths: THICK, heightTenths: null },
    };
  }
  for (const { id, kind, wall: index, from, width, height, sill } of sketch.openings) {
    const wall = walls[index];
    const start = outline[index];
    if (!wall || !start) continue;
    const lead =
      (wall.from[0] - start[0]) * wall.along[0] + (wall.from[1] - start[1]) * wall.along[1];
    nodes[`opening-${id}`] = {
      ...{ type: 'opening', wallId: `wall-${index + 1}`, style: STYLES[kind] },
      ...{
        atTenths: Math.round(lead + from + width / 2),
        widthTenths: width,
        heightTenths: height,
      },
      ...{ sillTenths: kind === 'window' ? sill : 0, hinge: 'left', side: 'left' },
      ...{ depthTenths: 889, color: '#f4f2ec' },
    };
  }
  const document = {
    ...{ format: 'wevisu-scene', version: 1, name, style: null, budgetCents: null },
    ...{ nodes, products: {} },
  } as SceneDocument;
  return { document, roomId: 'room-1' };
}
