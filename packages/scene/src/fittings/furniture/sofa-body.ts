// Sofas, loveseats and upholstered chairs: one body, whose arms, back and legs make its style.
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { merge, mirrorX, move, type Shape, turn } from '../../geometry/shape.ts';
import { type ArmStyle, arm, armWidth } from './arms.ts';
import { board } from './board.ts';
import { type LegStyle, legSet } from './legs.ts';
import { channelPanel, smoothPanel, tuftedPanel } from './quilting.ts';
import { cushion, paddedAlong, pillow, upright } from './soft.ts';

export const backStyles = ['cushion', 'tight', 'channel', 'tufted', 'camel'] as const;
type BackStyle = (typeof backStyles)[number];
export const sofaLegStyles = ['tapered', 'square', 'turned', 'metal', 'plinth', 'skirt'] as const;
type SofaLegStyle = (typeof sofaLegStyles)[number];

interface SofaPlan {
  /** Overall, floor to the top of the back. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Floor to the top of the seat cushions. */
  readonly seat: number;
  /** Floor to the top of the arms. */
  readonly armHeight: number;
  readonly seats: number;
  readonly arm: ArmStyle;
  readonly back: BackStyle;
  readonly legs: SofaLegStyle;
  /** Loose pillows in a second fabric. */
  readonly pillows: number;
  /** Cord in the seams. */
  readonly piping: boolean;
}

const BACK = 120;

export function sofaFoot(style: SofaLegStyle): number {
  return { tapered: 165, square: 110, turned: 120, metal: 150, plinth: 45, skirt: 12 }[style];
}

/** Width at the floor: rolled arms overhang what carries them. */
function standWidth(plan: SofaPlan): number {
  return plan.width - (plan.arm === 'rolled' ? 0.54 * armWidth('rolled', plan.width) : 0);
}

/** A pleated skirt is drawn as the base reaching the floor, with folds at the corners and seams. */
function skirt(plan: SofaPlan): Shape[] {
  const { depth, seats } = plan;
  const width = standWidth(plan);
  const panels = Math.max(1, seats);
  const wide = (width - 16) / panels;
  const tall = 175;
  const front = Array.from({ length: panels }, (_, i) =>
    move(board(wide - 7, tall, 10, 3), (i - (panels - 1) / 2) * wide, 4, depth - 17),
  );
  const sides = [-1, 1].map((s) =>
    move(board(10, tall, depth - 30, 3), s * (width / 2 - 6), 4, depth / 2),
  );
  return [...front, ...sides];
}

function tightBack(plan: SofaPlan, inner: number, foot: number): Piece[] {
  const { height, seat, back } = plan;
  const tall = height - seat + 30;
  const at = (shape: Shape) =>
    piece({ slot: 'fabric' }, move(turn(shape, 'x', -7), 0, seat - 40, BACK));
  // The frame behind follows the lean of its padding.
  const lean = Math.tan((7 * Math.PI) / 180) * (height - seat);
  const frameLine = (top: number) =>
    paddedAlong(
      [
        [40, foot],
        [BACK + 40, foot],
        [BACK + 60, seat - 40],
        [BACK + 24 - lean * 0.7, top - 10],
        [BACK - lean - 20, top],
        [12, top - 14],
        [0, top - 60],
      ],
      inner,
      18,
    );
  const frame = piece({ slot: 'fabric' }, frameLine(height));
  if (back === 'channel') {
    return [frame, at(channelPanel({ width: inner - 8, height: tall - 24, thick: 96 }))];
  }
  if (back === 'tufted') {
    return [
      frame,
      at(tuftedPanel({ width: inner - 8, height: tall - 24, thick: 104, pitch: 175 })),
    ];
  }
  if (back === 'camel') {
    const crest = (u: number) => 0.84 + 0.16 * Math.sin(Math.PI * u) ** 1.5;
    const panel = smoothPanel({ width: inner, height: tall, thick: 130, crest });
    const low = piece({ slot: 'fabric' }, frameLine(seat + (height - seat) * 0.74));
    const rear = turn(panel, 'y', 180);
    return [low, at(panel), at(move(rear, 0, 0, 2))];
  }
  const pad = upright(
    cushion(inner - 6, 130, tall - 30, {
      crown: 30,
      corner: 60,
      edge: 40,
      piping: plan.piping ? 5 : 0,
    }),
    tall - 30,
    8,
  );
  return [frame, piece({ slot: 'fabric' }, move(pad, 0, seat - 20, BACK - 10))];
}

function cushionBack(plan: SofaPlan, inner: number, foot: number): Piece[] {
  const { height, seat, seats } = plan;
  const wide = inner / seats;
  const tall = height - seat + 24;
  const frame = paddedAlong(
    [
      [30, foot],
      [BACK + 40, foot],
      [BACK + 30, seat],
      [BACK - 10, height - 70],
      [BACK - 30, height - 56],
      [14, height - 56],
      [0, height - 90],
    ],
    inner,
    14,
  );
  const one = upright(
    cushion(wide - 5, 185, tall, {
      crown: 62,
      corner: 70,
      edge: 46,
      foot: 30,
      bulge: 5,
      piping: plan.piping ? 5 : 0,
    }),
    tall,
    9,
  );
  const row = Array.from({ length: seats }, (_, i) =>
    move(one, (i - (seats - 1) / 2) * wide, seat - 26, BACK + 4),
  );
  return [piece({ slot: 'fabric' }, frame), piece({ slot: 'fabric' }, ...row)];
}

function seatCushions(plan: SofaPlan, inner: number, deck: number): Shape[] {
  const { depth, seat, seats, arm: armStyle } = plan;
  const wide = inner / seats;
  const long = depth - BACK - 60;
  // T-shaped fronts of rolled arms are left out: the cushion ends at the arm.
  const thick = seat - deck;
  return Array.from({ length: seats }, (_, i) =>
    move(
      cushion(wide - 4, thick, long, {
        crown: Math.min(30, thick * 0.2),
        corner: 34,
        edge: 36,
        piping: plan.piping ? 5 : 0,
      }),
      (i - (seats - 1) / 2) * wide,
      deck,
      depth - long / 2 - (armStyle === 'wood' ? 24 : 8),
    ),
  );
}

function throwPillows(plan: SofaPlan, inner: number): Piece[] {
  const { pillows, seat, depth, back } = plan;
  const size = Math.min(440, inner * 0.42, plan.height - seat + 20);
  const z = Math.min(depth - 260, BACK + (back === 'cushion' ? 205 : 150));
  return Array.from({ length: pillows }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const step = Math.floor(i / 2) * size * 0.55;
    const one = turn(upright(pillow(size, 150, size), size, 20), 'y', side * -10);
    const x = side * (inner / 2 - size * 0.52 - step);
    return piece({ slot: 'accent' }, move(one, pillows === 1 ? -inner * 0.2 : x, seat - 26, z));
  });
}

/** Pieces in millimeters: floor at y = 0, back at z = 0. Slots: fabric, legs, accent. */
export function sofaBody(plan: SofaPlan): Piece[] {
  const { width, depth, armHeight, seat } = plan;
  const armWide = armWidth(plan.arm, width);
  const inner = width - 2 * armWide;
  const foot = plan.arm === 'wood' ? Math.min(seat - 200, 230) : sofaFoot(plan.legs);
  const deck = seat - Math.min(170, (seat - foot) * 0.6);
  const wood = plan.arm === 'wood';
  const base = wood
    ? piece(
        { slot: 'legs' },
        move(board(inner + 4, deck - foot, depth - 60, 3), 0, foot, depth / 2),
      )
    : piece(
        { slot: 'fabric' },
        move(
          cushion(inner + 12, deck - foot + 8, depth - 40, {
            corner: 12,
            edge: 8,
            crown: 2,
            bulge: 0,
          }),
          0,
          foot,
          depth / 2,
        ),
      );
  const arms = arm(plan.arm, {
    width: armWide,
    height: armHeight,
    depth: depth - (plan.arm === 'rolled' ? 10 : 0),
    foot,
  });
  const x = width / 2 - armWide / 2;
  const left = changed(arms, (s) => move(s, -x, 0, 0));
  const right = changed(arms, (s) => move(mirrorX(s), x, 0, 0));
  const backs =
    plan.back === 'cushion' ? cushionBack(plan, inner, foot) : tightBack(plan, inner, foot);
  return [
    base,
    ...left,
    ...right,
    ...backs,
    piece({ slot: 'fabric' }, ...seatCushions(plan, inner, deck)),
    ...throwPillows(plan, inner),
    ...stand(plan, wood),
  ];
}

function stand(plan: SofaPlan, wood: boolean): Piece[] {
  const { depth, legs } = plan;
  if (legs === 'skirt') return wood ? [] : [piece({ slot: 'fabric' }, merge(...skirt(plan)))];
  if (wood) return [];
  const style: LegStyle = legs;
  const set = legSet(style, {
    w: standWidth(plan),
    d: depth,
    h: sofaFoot(legs) + 6,
    thick: 56,
    inset: 34,
  });
  return [piece({ slot: 'legs', grain: 'y' }, move(set, 0, 0, depth / 2))];
}
