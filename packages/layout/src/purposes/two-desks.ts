// Two desks, each with its chair: side by side at a wall, face to face, at walls across from each other, or in a corner.
// Inches.
import { tenths } from '../drawing/measure.ts';
import { footprintOf } from '../drawing/stand.ts';
import { freely, inInches } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { Body, Clear, DrawScene, Option, Rect, Stand } from '../groups/group.ts';
import { deskLamp } from './desk-lamp.ts';
import { depthBefore, isWallFree, TIP } from './furniture.ts';

const DESK = { depth: 26, top: 31, margin: 0.2 };
const CHAIR = { half: 14, before: 8, behind: 18 };
/** What the rules ask behind a desk. */
const BEHIND = 32;
const OFF_WALL = 1;
/** Between desks side by side. */
const BETWEEN = 4;
/** Two that stand free in the room have a way around, square feet. */
const FREE_FROM = 150;

/** The way out of a desk to who sits at it: out of the group's wall, back to it, to the right or to the left. */
type Faces = 'out' | 'back' | 'right' | 'left';

const turns: Readonly<Record<Faces, number>> = { out: 0, right: 90, back: 180, left: 270 };

interface Place {
  /** Middle of the desk. */
  readonly x: number;
  readonly y: number;
  readonly faces: Faces;
}

interface TwoDesks {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly places: readonly [Place, Place];
  readonly stands: Option['stands'];
  readonly cost: number;
  readonly more?: Pick<Option, 'onlySide' | 'corners' | 'isTwoSided'>;
  readonly clears?: readonly Clear[];
}

/** A rectangle about a desk, given as one who sits at it sees it: x along the desk, y out of its front. */
function about({ x, y, faces }: Place, { x0, x1, y0, y1 }: Rect): Rect {
  switch (faces) {
    case 'out':
      return { x0: x + x0, x1: x + x1, y0: y + y0, y1: y + y1 };
    case 'back':
      return { x0: x + x0, x1: x + x1, y0: y - y1, y1: y - y0 };
    case 'right':
      return { x0: x + y0, x1: x + y1, y0: y + x0, y1: y + x1 };
    case 'left':
      return { x0: x - y1, x1: x - y0, y0: y + x0, y1: y + x1 };
  }
}

function footprint(width: number) {
  return footprintOf('desk', inInches({ widthTenths: width, depthTenths: DESK.depth }));
}

/** Depth of a desk with what it stands off the wall. */
const DEEP = footprint(60).depth + OFF_WALL + DESK.margin;

function bodiesOf(place: Place, width: number): Body[] {
  const { width: wide, depth } = footprint(width);
  const [half, deep] = [wide / 2 + DESK.margin, depth / 2 + DESK.margin];
  const { before, behind } = CHAIR;
  // What it stands off a wall is its own.
  const desk = { x0: -half, x1: half, y0: -depth / 2 - OFF_WALL, y1: deep };
  const chair = { x0: -CHAIR.half, x1: CHAIR.half, y0: deep - before, y1: deep + behind };
  return [
    { ...about(place, desk), bottom: 0, top: DESK.top },
    { ...about(place, chair), bottom: 0, top: 44, isMinor: true },
  ];
}

function clearOf(place: Place, width: number): Clear {
  const { width: wide, depth } = footprint(width);
  const [half, deep] = [wide / 2, depth / 2 + DESK.margin];
  const rect = { x0: -half, x1: half, y0: deep, y1: deep + BEHIND };
  return { ...about(place, rect), cost: Infinity, above: 2 };
}

function drawDesks(scene: DrawScene, { pose }: Stand, { width, places }: TwoDesks): void {
  const { drawing } = scene;
  const { turn } = pose.side.spot(0);
  for (const [i, place] of places.entries()) {
    const spot = (x: number, y: number, faces = 0) => {
      const at = about(place, { x0: x, x1: x, y0: y, y1: y });
      return {
        at: pose.side.spot(pose.at + at.x0, at.y0).at,
        turn: turn + turns[place.faces] + faces,
      };
    };
    const size = { widthTenths: width, depthTenths: DESK.depth };
    const desk = freely(drawing, spot(0, 0), 'desk', size);
    const far = (i === 0 ? -1 : 1) * (width / 2 - 9);
    deskLamp(drawing, desk, spot(far, -2));
    freely(drawing, spot(0, DESK.depth / 2 + 5, 180), 'office-chair');
    const isAtWall = place.faces === 'out' && place.y < DESK.depth;
    if (!isAtWall || !isWallFree(drawing, { ...pose, at: pose.at + place.x }, 34)) continue;
    drawing.put({
      kind: 'framed-picture',
      params: { widthTenths: tenths(30), heightTenths: tenths(24) },
      ...{ turn: i, hostId: pose.side.wallId, decor: true },
      place: { spot: pose.side.spot(pose.at + place.x), by: 'back', height: { middle: 64 } },
    });
  }
}

function optionOf(desks: TwoDesks): Option {
  const { id, label, width, places, stands, cost, more = {}, clears = [] } = desks;
  return {
    id: `two-desks-${id}-${width}`,
    ...{ label: `two ${width}-inch desks ${label}`, cost, stands },
    ...more,
    bodies: places.flatMap((one) => bodiesOf(one, width)),
    clears: [...places.map((one) => clearOf(one, width)), ...clears],
    draw: (scene, stand) => drawDesks(scene, stand, desks),
  };
}

const AT_WALL = OFF_WALL + DESK.depth / 2;

function sideBySide(width: number, cost: number): Option {
  const x = (width + BETWEEN) / 2;
  return optionOf({
    ...{ id: 'row', label: 'side by side', width, stands: 'along', cost },
    places: [
      { x: -x, y: AT_WALL, faces: 'out' },
      { x, y: AT_WALL, faces: 'out' },
    ],
  });
}

/** Their backs together: their ends at a wall, or free in the room. */
function faceToFace(width: number, stands: 'along' | 'free', cost: number): Option {
  const x = DESK.depth / 2 + DESK.margin;
  const y = width / 2 + (stands === 'along' ? OFF_WALL + DESK.margin : 0);
  const ends = stands === 'along' ? [y + width / 2] : [y + width / 2, y - width / 2 - 24];
  return optionOf({
    ...{ id: `facing-${stands}`, label: 'that face each other', width, stands, cost },
    more: { isTwoSided: stands === 'free' },
    places: [
      { x: -x, y, faces: 'left' },
      { x, y, faces: 'right' },
    ],
    clears: ends.map((y0): Clear => {
      return { x0: -DEEP, x1: DEEP, y0, y1: y0 + 24, cost: TIP, above: 2 };
    }),
  });
}

/** At two walls with the room between, where that is deep enough for both chairs. */
function atWallsAcross(floor: Floor, width: number, cost: number): Option[] {
  return floor.room.sides.flatMap((_, onlySide): Option[] => {
    const across = Math.floor(depthBefore(floor, onlySide) * 10) / 10 - 0.1;
    if (across < 2 * (DEEP + BEHIND)) return [];
    return [
      optionOf({
        ...{ id: `across-${onlySide}`, label: 'at walls across', width, stands: 'along', cost },
        more: { onlySide },
        places: [
          { x: 0, y: AT_WALL, faces: 'out' },
          { x: 0, y: across - AT_WALL, faces: 'back' },
        ],
      }),
    ];
  });
}

/** One at each wall of a corner, with room for the chair of the one between them. */
function inCorner(width: number, cost: number): Option[] {
  return (['left', 'right'] as const).map((end) => {
    const sign = end === 'left' ? 1 : -1;
    const wide = DEEP + BEHIND + width;
    const from = (x: number) => sign * (x - wide / 2);
    return optionOf({
      ...{ id: `corner-${end}`, label: 'in a corner', width, stands: 'corner', cost },
      more: { corners: [end] },
      places: [
        {
          ...{ x: from(AT_WALL), y: OFF_WALL + DESK.margin + width / 2 },
          faces: end === 'left' ? 'right' : 'left',
        },
        { x: from(DEEP + BEHIND + width / 2), y: AT_WALL, faces: 'out' },
      ],
    });
  });
}

export function twoDesks(floor: Floor): Option[] {
  return [
    sideBySide(60, 4),
    sideBySide(48, 8),
    sideBySide(42, 14),
    faceToFace(60, 'along', 0),
    faceToFace(48, 'along', 4),
    ...(floor.view.area >= FREE_FROM ? [faceToFace(60, 'free', 0)] : []),
    ...atWallsAcross(floor, 60, 6),
    ...atWallsAcross(floor, 48, 10),
    ...inCorner(60, 6),
    ...inCorner(48, 10),
  ];
}
