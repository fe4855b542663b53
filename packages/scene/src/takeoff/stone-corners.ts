// Stacked stone that goes round an outside corner takes corner pieces, one for each course of panels.
import type { ProductFacts } from '../document/product-facts.ts';
import type { FaceFrame } from '../faces/face.ts';
import type { CoveringLaying } from '../laying/lay-cells.ts';
import { boundsOf } from '../plane/polygon.ts';
import { lineOf, type TakeoffLine } from './takeoff-line.ts';
import { type AreaPlace, sharedOf } from './tile-lines.ts';

export interface StonePlace {
  readonly place: AreaPlace;
  readonly facts: ProductFacts;
  readonly laying: CoveringLaying;
}

/** An upright edge of a stone surface, in plan, with the height it spans above the ground. */
interface Upright {
  readonly stone: StonePlace;
  readonly at: readonly [x: number, y: number];
  /** Away from the edge, along the surface. */
  readonly along: readonly [x: number, y: number];
  /** Into the room. */
  readonly normal: readonly [x: number, y: number];
  readonly low: number;
  readonly high: number;
}

/** Edges nearer than this are one corner. */
const NEAR = 10;

export function stoneCornerLines(stones: readonly StonePlace[]): TakeoffLine[] {
  const uprights = stones.flatMap(uprightsOf);
  const lines: TakeoffLine[] = [];
  for (const [n, a] of uprights.entries()) {
    for (const b of uprights.slice(n + 1)) {
      if (a.stone.facts.sku !== b.stone.facts.sku || a.stone.place === b.stone.place) continue;
      if (Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) > NEAR) continue;
      // Outside: the other surface goes on behind this one.
      if (a.normal[0] * b.along[0] + a.normal[1] * b.along[1] > -0.1) continue;
      const height = Math.min(a.high, b.high) - Math.max(a.low, b.low);
      if (height <= 0) continue;
      lines.push(cornerLine(a, b, height));
    }
  }
  return lines;
}

function uprightsOf(stone: StonePlace): Upright[] {
  const { frame } = stone.place.face;
  if (Math.abs(frame.up[2]) < 0.99) return [];
  const { right } = frame;
  // right x up with up = (0, 0, 1).
  const normal = [right[1], -right[0]] as const;
  return stone.place.area.regions.flatMap(({ outline }) => {
    const { minX, maxX, minY, maxY } = boundsOf(outline);
    const heights = { low: frame.origin[2] + minY, high: frame.origin[2] + maxY };
    return [
      { stone, at: planAt(frame, minX), along: [right[0], right[1]], normal, ...heights },
      { stone, at: planAt(frame, maxX), along: [-right[0], -right[1]], normal, ...heights },
    ] as const;
  });
}

function planAt({ origin, right }: FaceFrame, u: number): readonly [number, number] {
  return [origin[0] + u * right[0], origin[1] + u * right[1]];
}

function cornerLine(a: Upright, b: Upright, height: number): TakeoffLine {
  const { place, facts, laying } = a.stone;
  const pieces = Math.ceil(height / laying.piece.widthTenths - 1e-6);
  return lineOf({
    ...sharedOf(place),
    id: `corners@${place.face.id}+${b.stone.place.face.id}`,
    faceIds: [place.face.id, b.stone.place.face.id],
    material: `stone-corners:${facts.sku}`,
    what: `Corner pieces for ${facts.name}`,
    net: Math.round(height),
    measure: 'length',
    pieces,
    unit: 'Piece',
    exactUnits: pieces,
    notes: ['Order corners of the same lot as the panels.'],
  });
}
