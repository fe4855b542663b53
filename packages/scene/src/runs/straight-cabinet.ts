import type { RunNode } from '../document/nodes/run.ts';
import { hollowBox, shelfHeights, solidBox, toeKick } from '../fittings/cabinets/carcass.ts';
import {
  boxDepthMm,
  type Construction,
  constructionOf,
  FRONT_MM,
  PANEL_MM,
  TOE_SETBACK_MM,
} from '../fittings/cabinets/construction.ts';
import { frontShape, glassFront } from '../fittings/cabinets/front-shape.ts';
import { block, board } from '../geometry/boards.ts';
import { extrude } from '../geometry/extrude.ts';
import { type Outline, rectangle, shift } from '../geometry/outline.ts';
import { changed, type Piece, piece } from '../geometry/part.ts';
import { move } from '../geometry/shape.ts';
import { type FrontCell, frontCells } from './front-cells.ts';
import { frameOpenings, type PlacedFront, placeFronts } from './front-rects.ts';
import type { HostedThing } from './hosted.ts';
import { type Hardware, type Pull, pullsOn } from './pulls.ts';
import type { CabinetPlace } from './run-layout.ts';

/** What every cabinet of a run is built from. */
export interface CabinetGivens {
  readonly run: RunNode;
  readonly place: CabinetPlace;
  readonly hosted: readonly HostedThing[];
  readonly pull: Pull;
  readonly form: Hardware['params']['form'];
  /** Where boxes begin: behind the finished back of an island. */
  readonly backMm: number;
}

function frontPieces({ run, pull, form }: CabinetGivens, one: PlacedFront): Piece[] {
  const { cell, front } = one;
  if (front.w < 8 || front.h < 8) return [];
  const style = run.doorStyle;
  switch (cell.kind) {
    case 'open':
    case 'appliance':
      return [];
    case 'blank':
      return [piece({ slot: 'front', grain: 'y' }, board(front.w, front.h, FRONT_MM))];
    case 'glass':
      return [
        ...glassFront(style, front.w, front.h),
        ...pullsOn({ cell, w: front.w, h: front.h, tier: run.tier, pull, form }),
      ];
    default:
      return [
        ...frontShape(style, front.w, front.h),
        ...pullsOn({ cell, w: front.w, h: front.h, tier: run.tier, pull, form }),
      ];
  }
}

function faceFrame(fronts: readonly PlacedFront[], w: number, foot: number, height: number): Piece {
  const tall = height - foot;
  const holes = frameOpenings(fronts).map(
    (hole): Outline =>
      shift(
        rectangle(hole.w, hole.h),
        hole.x + hole.w / 2 - w / 2,
        hole.y + hole.h / 2 - foot - tall / 2,
      ),
  );
  const solid = extrude(rectangle(w - 0.4, tall), FRONT_MM, { holes });
  return piece({ slot: 'front', grain: 'y' }, move(solid, w / 2, foot + tall / 2, 0));
}

/** Whether something hangs into the box from above, so that it has no lid. */
function isCutInto(place: CabinetPlace, hosted: readonly HostedThing[]): boolean {
  const { cabinet, fromTenths, toTenths } = place;
  if (cabinet.cabinet === 'sink' || cabinet.cabinet === 'cooktop') return true;
  return hosted.some(
    ({ cutOut, fromX, toX }) => cutOut !== null && toX * 10 > fromTenths && fromX * 10 < toTenths,
  );
}

/** Sides stop below a sink that is nearly as wide as its cabinet and would cut into its bowl. */
function sideTop(place: CabinetPlace, hosted: readonly HostedThing[], top: number): number {
  const inner = { from: place.fromTenths / 10 + PANEL_MM, to: place.toTenths / 10 - PANEL_MM };
  const wide = hosted.filter(
    ({ cutOut, fromX, toX }) =>
      cutOut !== null &&
      toX > inner.from &&
      fromX < inner.to &&
      (fromX < inner.from + 4 || toX > inner.to - 4),
  );
  return Math.min(top, ...wide.map(({ bottomMm }) => bottomMm));
}

function boxPieces(given: CabinetGivens, cells: readonly FrontCell[], made: Construction): Piece {
  const { run, place, hosted, backMm } = given;
  const w = (place.toTenths - place.fromTenths) / 10;
  const bottom = run.tier === 'wall' ? 0 : run.toeKickTenths / 10;
  const top = run.heightTenths / 10;
  const box = { w, bottom, top, depth: boxDepthMm(run.depthTenths / 10, made) - backMm };
  const isCut = isCutInto(place, hosted);
  const isSeen = cells.some(
    ({ kind }) => kind === 'open' || kind === 'glass' || kind === 'appliance',
  );
  if (!isCut && !isSeen) {
    return piece({ slot: 'box', grain: 'y' }, move(solidBox(box), 0, 0, backMm));
  }
  const decks = place.appliance
    ? [place.appliance.bottomTenths / 10 - PANEL_MM, place.appliance.topTenths / 10].filter(
        (y) => y > bottom + PANEL_MM && y < top - 2 * PANEL_MM,
      )
    : [];
  const shelves = isCut
    ? []
    : place.appliance
      ? decks
      : shelfHeights(bottom + PANEL_MM, top - PANEL_MM);
  const open = isCut ? { ...box, top: Math.max(bottom + 100, sideTop(place, hosted, top)) } : box;
  const shapes = hollowBox(open, { lid: !isCut, shelves });
  return piece({ slot: 'box', grain: 'y' }, ...shapes.map((shape) => move(shape, 0, 0, backMm)));
}

/** A cabinet whose front is one plane: pieces from its left side, bottom of the run at y = 0, back at z = 0. */
export function buildStraightCabinet(given: CabinetGivens): Piece[] {
  const { run, place, hosted } = given;
  const { cabinet } = place;
  const w = (place.toTenths - place.fromTenths) / 10;
  const depth = run.depthTenths / 10;
  const height = run.heightTenths / 10;
  const foot = run.tier === 'wall' ? 0 : run.toeKickTenths / 10;
  if (cabinet.cabinet === 'panel') {
    return [piece({ slot: 'front', grain: 'y' }, block([0.1, 0, 0], [w - 0.1, height, depth]))];
  }
  const made = constructionOf(run.doorStyle);
  const cells = frontCells(run, place, hosted);
  const face = { x: 0, y: foot, w, h: height - foot };
  const plain = { ...made, frame: 0, reveal: 0, inset: false };
  const fronts = placeFronts(cells, face, cabinet.cabinet === 'filler' ? plain : made);
  const z = depth - FRONT_MM;
  const pieces = fronts.flatMap((one) =>
    changed(frontPieces(given, one), (shape) =>
      move(shape, one.front.x + one.front.w / 2, one.front.y, z),
    ),
  );
  const frameZ = made.inset ? z : z - FRONT_MM;
  const isFramed = made.frame > 0 && cabinet.cabinet !== 'filler';
  return [
    boxPieces(given, cells, made),
    ...(foot > 0 ? [toeKick(w, foot, depth - TOE_SETBACK_MM)] : []),
    ...(isFramed
      ? changed([faceFrame(fronts, w, foot, height)], (shape) => move(shape, 0, 0, frameZ))
      : []),
    ...pieces,
  ];
}
