import type { NodeId } from '../document/node-id.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { constructionOf, FRONT_MM } from '../fittings/cabinets/construction.ts';
import { railOf } from '../fittings/cabinets/front-shape.ts';
import { rectangleBetween } from '../kinds/definition/kind-plan.ts';
import { outlineStroke, type PlanStroke, stroke } from '../kinds/definition/plan-stroke.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { type FrontCell, frontCells } from './front-cells.ts';
import { type PlacedFront, placeFronts } from './front-rects.ts';
import { type HostedThing, hostedInRun } from './hosted.ts';
import { type CabinetPlace, runLayout } from './run-layout.ts';

/** A run in plan: millimeters local to it, x right, y toward the back, 0 at its back. */
interface RunPlan {
  /** Each cabinet by its id; wall cabinets are above the cut and dashed. */
  readonly cabinets: readonly {
    readonly id: string;
    readonly outline: Polygon;
    readonly isDashed: boolean;
  }[];
  /** Faces, counters with their cut-outs, covered gaps. */
  readonly strokes: readonly PlanStroke[];
  /** Which way doors swing: open leaf and arc. */
  readonly swings: readonly PlanStroke[];
}

function inMm(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [x / 10, y / 10]);
}

/** Hinge and width of a door cell in plan, closing toward +x (1) or -x (-1). */
function doorOf(place: CabinetPlace, cell: FrontCell, depthMm: number) {
  const left = place.fromTenths / 10 + cell.x;
  return cell.hinge === 'right'
    ? { x: left + cell.w, y: -depthMm, width: cell.w, toward: -1 as const }
    : { x: left, y: -depthMm, width: cell.w, toward: 1 as const };
}

function swingOf(place: CabinetPlace, cell: FrontCell, depthMm: number): PlanStroke {
  const { x, y, width, toward } = doorOf(place, cell, depthMm);
  const arc = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (Math.PI / 2) * (1 - i / 8);
    return [x + toward * width * Math.cos(angle), y - width * Math.sin(angle)];
  });
  return { points: [[x, y], ...arc], isDashed: true };
}

/** The lowest row of doors alone: those above swing as they do. */
function lowestDoors(cells: readonly FrontCell[]): FrontCell[] {
  const doors = cells.filter(({ kind }) => kind === 'door' || kind === 'glass');
  const low = Math.min(...doors.map(({ y }) => y));
  return doors.filter(({ y }) => y === low);
}

/** The plan symbol of a run. Pure. */
export function planOfRun(run: RunNode, hosted: readonly HostedThing[] = []): RunPlan {
  const layout = runLayout(run, hosted);
  const depth = run.depthTenths / 10;
  const isDashed = run.tier === 'wall';
  const cabinets = layout.places.flatMap(({ cabinet, footprint }) =>
    footprint ? [{ id: cabinet.id, outline: inMm(footprint), isDashed }] : [],
  );
  const faces = layout.places.flatMap((place): PlanStroke[] => {
    const [from, to] = [place.fromTenths / 10, place.toTenths / 10];
    if (place.footprint === null) {
      return place.isOpen ? [] : [outlineStroke(rectangleBetween(from, -depth, to, 0), true)];
    }
    if (place.footprint.length > 4) return [];
    return [stroke(isDashed, [from, -depth + FRONT_MM], [to, -depth + FRONT_MM])];
  });
  const counters = layout.counters.flatMap(({ outline, holes }) => [
    outlineStroke(inMm(outline)),
    ...holes.map((hole) => outlineStroke(inMm(hole))),
  ]);
  const ends: PlanStroke[] = [
    ...(layout.leftEndTenths > 0
      ? [outlineStroke(rectangleBetween(-layout.leftEndTenths / 10, -depth, 0, 0), isDashed)]
      : []),
    ...(layout.rightEndTenths > 0
      ? [
          outlineStroke(
            rectangleBetween(
              layout.widthTenths / 10,
              -depth,
              (layout.widthTenths + layout.rightEndTenths) / 10,
              0,
            ),
            isDashed,
          ),
        ]
      : []),
  ];
  return {
    cabinets,
    strokes: [...faces, ...ends, ...counters],
    swings: layout.places.flatMap((place) =>
      lowestDoors(frontCells(run, place, hosted)).map((cell) => swingOf(place, cell, depth)),
    ),
  };
}

/** A part of a run's symbol as a drawing takes it. */
interface RunShape {
  readonly look: 'body' | 'overhead' | 'symbol' | 'counter' | 'swing';
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** The symbol of a run with what it carries, in the order it is painted; none for an unknown run. */
export function planRun(nodes: SceneNodes, runId: NodeId): RunShape[] {
  const run = nodeOf(nodes, runId, 'run');
  if (!run) return [];
  const hosted = hostedInRun(nodes, runId);
  const plan = planOfRun(run, hosted);
  const counters = runLayout(run, hosted).counters.map(({ outline }) => inMm(outline));
  return [
    ...plan.cabinets.map(
      ({ outline, isDashed }): RunShape => ({
        look: isDashed ? 'overhead' : 'body',
        points: outline,
        closed: true,
      }),
    ),
    ...counters.map((points): RunShape => ({ look: 'counter', points, closed: true })),
    ...plan.strokes.map(
      ({ points, isDashed }): RunShape => ({
        look: isDashed ? 'overhead' : 'symbol',
        points,
        closed: false,
      }),
    ),
    ...plan.swings.map(({ points }): RunShape => ({ look: 'swing', points, closed: false })),
  ];
}

/** A front in elevation: its edge, its panel, and dashes that meet at the hinge as drafters draw them. */
function frontStrokes(run: RunNode, { cell, front }: PlacedFront, from: number): PlanStroke[] {
  if (cell.kind === 'open' || front.w < 8 || front.h < 8) return [];
  const x = from + front.x;
  const { y, w, h } = front;
  const edge = outlineStroke(rectangleBetween(x, y, x + w, y + h));
  if (cell.kind === 'appliance') {
    return [edge, stroke(true, [x, y], [x + w, y + h]), stroke(true, [x, y + h], [x + w, y])];
  }
  const rail = cell.kind === 'blank' ? 0 : railOf(run.doorStyle, w, h);
  const panel =
    rail > 0
      ? [outlineStroke(rectangleBetween(x + rail, y + rail, x + w - rail, y + h - rail))]
      : [];
  const isDoor = cell.kind === 'door' || cell.kind === 'glass';
  const [hinge, latch] = cell.hinge === 'right' ? [x + w, x] : [x, x + w];
  const swing = isDoor ? [stroke(true, [latch, y], [hinge, y + h / 2], [latch, y + h])] : [];
  return [edge, ...panel, ...swing];
}

/** The run seen from the front: x right from its left end, y up from its bottom; millimeters. */
export function elevationOfRun(run: RunNode, hosted: readonly HostedThing[] = []): PlanStroke[] {
  const layout = runLayout(run, hosted);
  const made = constructionOf(run.doorStyle);
  const height = run.heightTenths / 10;
  const foot = run.tier === 'wall' ? 0 : run.toeKickTenths / 10;
  const strokes: PlanStroke[] = [];
  for (const place of layout.places) {
    const [from, to] = [place.fromTenths / 10, place.toTenths / 10];
    const isGap = place.footprint === null;
    strokes.push(outlineStroke(rectangleBetween(from, 0, to, height), isGap));
    if (isGap) continue;
    const face = { x: 0, y: foot, w: to - from, h: height - foot };
    const cells = frontCells(run, place, hosted);
    for (const front of placeFronts(cells, face, made)) {
      strokes.push(...frontStrokes(run, front, from));
    }
    if (foot > 0 && place.cabinet.cabinet !== 'panel') {
      strokes.push(stroke(false, [from, foot], [to, foot]));
    }
  }
  for (const { outline } of layout.counters) {
    const xs = outline.map(([x]) => x / 10);
    const top = height + (run.counter?.thicknessTenths ?? 0) / 10;
    strokes.push(outlineStroke(rectangleBetween(Math.min(...xs), height, Math.max(...xs), top)));
  }
  if (run.crownTenths > 0) {
    const right = (layout.widthTenths + layout.rightEndTenths) / 10;
    const crown = rectangleBetween(
      -layout.leftEndTenths / 10,
      height,
      right,
      height + run.crownTenths / 10,
    );
    strokes.push(outlineStroke(crown));
  }
  return strokes;
}
