import type { RunNode } from '../document/nodes/run.ts';
import { molding } from '../geometry/molding.ts';
import type { Outline } from '../geometry/outline.ts';
import { changed, type Piece, piece } from '../geometry/part.ts';
import { move, turn } from '../geometry/shape.ts';
import type { Vec2 } from '../geometry/vec.ts';
import { FRONT_MM } from './construction.ts';
import { frontShape } from './front-shape.ts';
import type { CabinetPlace, RunLayout } from './run-layout.ts';

/** Contiguous cabinets between gaps, as first and last index. */
function segmentsOf(places: readonly CabinetPlace[]): [number, number][] {
  const segments: [number, number][] = [];
  places.forEach(({ footprint }, i) => {
    if (footprint === null) return;
    const current = segments.at(-1);
    if (current && current[1] === i - 1) current[1] = i;
    else segments.push([i, i]);
  });
  return segments;
}

/** The line of the fronts seen from above, [x, z], left to right, with returns at open ends. */
function frontLine(run: RunNode, layout: RunLayout, [first, last]: [number, number]): Vec2[] {
  const { places } = layout;
  const [left, right] = [places[first], places[last]];
  if (!left || !right) return [];
  const depth = run.depthTenths / 10;
  const turned = (place: CabinetPlace): Vec2[] | null => {
    const w = (place.toTenths - place.fromTenths) / 10;
    if (w <= depth) return null;
    if (place.cabinet.cabinet === 'corner-lazy-susan')
      return [
        [depth, w],
        [depth, depth],
      ];
    return place.cabinet.cabinet === 'corner-diagonal'
      ? [
          [depth, w],
          [w, depth],
        ]
      : null;
  };
  const from = left.fromTenths / 10 - (first === 0 ? layout.leftEndTenths / 10 : 0);
  const to = right.toTenths / 10 + (last === places.length - 1 ? layout.rightEndTenths / 10 : 0);
  const isLeftOpen = first > 0 || run.leftEnd !== 'plain';
  const isRightOpen = last < places.length - 1 || run.rightEnd !== 'plain';
  const leftTurn = left.corner === 'left' ? turned(left) : null;
  const rightTurn = right.corner === 'right' ? turned(right) : null;
  return [
    ...(leftTurn
      ? leftTurn.map(([x, z]): Vec2 => [from + x, z])
      : [...(isLeftOpen ? [[from, 0] as const] : []), [from, depth] as const]),
    ...(rightTurn
      ? rightTurn.map(([x, z]): Vec2 => [to - x, z]).toReversed()
      : [[to, depth] as const, ...(isRightOpen ? [[to, 0] as const] : [])]),
  ];
}

/** Section of a crown [out, up]: flat for plain fronts, a cove between two fillets for others. */
function crownSection(run: RunNode, c: number): Outline {
  const isFlat = run.doorStyle === 'slab' || run.doorStyle === 'fluted' || c < 45;
  if (isFlat)
    return [
      [-FRONT_MM, 0],
      [0.5, 0],
      [0.5, c],
      [-FRONT_MM, c],
    ];
  const out = Math.min(70, c * 0.75);
  return [
    [-FRONT_MM, 0],
    [6, 0],
    [6, c * 0.14],
    [out * 0.26, c * 0.2],
    [out * 0.34, c * 0.42],
    [out * 0.52, c * 0.66],
    [out * 0.86, c * 0.8],
    [out, c * 0.84],
    [out, c],
    [-FRONT_MM, c],
  ];
}

/** Crown over wall and tall cabinets, and the light rail that goes with it under wall cabinets. */
export function crownPieces(run: RunNode, layout: RunLayout): Piece[] {
  if (run.crownTenths === 0 || (run.tier !== 'wall' && run.tier !== 'tall')) return [];
  const top = run.heightTenths / 10;
  return segmentsOf(layout.places).flatMap((segment) => {
    const line = frontLine(run, layout, segment);
    if (line.length < 2) return [];
    const crown = move(molding(line, crownSection(run, run.crownTenths / 10)), 0, top, 0);
    const rail: Outline = [
      [-FRONT_MM - 2, -32],
      [-2, -32],
      [-2, 0],
      [-FRONT_MM - 2, 0],
    ];
    return [piece({ slot: 'front' }, crown, ...(run.tier === 'wall' ? [molding(line, rail)] : []))];
  });
}

/** Finished ends, and the finished back of freestanding runs. */
export function endPieces(run: RunNode, layout: RunLayout): Piece[] {
  const depth = run.depthTenths / 10;
  const height = run.heightTenths / 10;
  const width = layout.widthTenths / 10;
  const panel = frontShape(run.doorStyle, depth, height);
  const hasPanel = (end: RunNode['leftEnd'], thick: number) =>
    thick > 0 && (end === 'panel' || run.counter === null);
  return [
    ...(hasPanel(run.leftEnd, layout.leftEndTenths)
      ? changed(panel, (shape) => move(turn(shape, 'y', -90), 0, 0, depth / 2))
      : []),
    ...(hasPanel(run.rightEnd, layout.rightEndTenths)
      ? changed(panel, (shape) => move(turn(shape, 'y', 90), width, 0, depth / 2))
      : []),
    ...(isFreestanding(run) ? backPanels(run, width, height) : []),
  ];
}

/** Islands and peninsulas are seen from behind. */
export function isFreestanding(run: RunNode): boolean {
  return run.tier === 'island' || run.tier === 'peninsula';
}

function backPanels(run: RunNode, width: number, height: number): Piece[] {
  const count = Math.max(1, Math.round(width / 760));
  const step = width / count;
  const one = frontShape(run.doorStyle, step - 0.6, height);
  return Array.from({ length: count }, (_, i) =>
    changed(one, (shape) => move(turn(shape, 'y', 180), step * (i + 0.5), 0, FRONT_MM)),
  ).flat();
}
