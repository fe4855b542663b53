import type { RunNode } from '../document/nodes/run.ts';
import { FRONT_MM } from '../fittings/cabinets/construction.ts';
import { crownSection } from '../fittings/cabinets/crown-section.ts';
import { frontShape } from '../fittings/cabinets/front-shape.ts';
import { molding } from '../geometry/molding.ts';
import type { Outline } from '../geometry/outline.ts';
import { changed, type Piece, piece } from '../geometry/part.ts';
import { move, turn } from '../geometry/shape.ts';
import type { Vec2 } from '../geometry/vec.ts';
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

/** The lines of the fronts of contiguous cabinets, [x, z] in millimeters, left to right. */
export function frontLines(run: RunNode, layout: RunLayout): readonly (readonly Vec2[])[] {
  return segmentsOf(layout.places)
    .map((segment) => frontLine(run, layout, segment))
    .filter((line) => line.length >= 2);
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

/** Crown over wall and tall cabinets, and the light rail that goes with it under wall cabinets. */
export function crownPieces(run: RunNode, layout: RunLayout): Piece[] {
  if (run.crownTenths === 0 || (run.tier !== 'wall' && run.tier !== 'tall')) return [];
  const top = run.heightTenths / 10;
  return frontLines(run, layout).map((line) => {
    const crown = move(molding(line, crownSection(run.doorStyle, run.crownTenths / 10)), 0, top, 0);
    const rail: Outline = [
      [-FRONT_MM - 2, -32],
      [-2, -32],
      [-2, 0],
      [-FRONT_MM - 2, 0],
    ];
    return piece({ slot: 'front' }, crown, ...(run.tier === 'wall' ? [molding(line, rail)] : []));
  });
}

/** Whether an end is closed by a panel: a waterfall of the counter needs none. */
export function hasEndPanel(run: RunNode, layout: RunLayout, side: 'left' | 'right'): boolean {
  const [end, thick] =
    side === 'left' ? [run.leftEnd, layout.leftEndTenths] : [run.rightEnd, layout.rightEndTenths];
  return thick > 0 && (end === 'panel' || run.counter === null);
}

/** Finished ends, and the finished back of freestanding runs. */
export function endPieces(run: RunNode, layout: RunLayout): Piece[] {
  const depth = run.depthTenths / 10;
  const height = run.heightTenths / 10;
  const width = layout.widthTenths / 10;
  const panel = frontShape(run.doorStyle, depth, height);
  return [
    ...(hasEndPanel(run, layout, 'left')
      ? changed(panel, (shape) => move(turn(shape, 'y', -90), 0, 0, depth / 2))
      : []),
    ...(hasEndPanel(run, layout, 'right')
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
