import { basin } from '../../geometry/basin.ts';
import { box, extrude, prism, slab } from '../../geometry/extrude.ts';
import {
  circle,
  type Outline,
  rectangle,
  roundedRectangle,
  shift,
  superellipse,
} from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import { rod } from '../../geometry/sweep.ts';
import { mmFromTenths } from '../../units.ts';
import { LEFT_BOWL_SHARE } from './bowl-share.ts';
import type { KitchenSinkParams } from './schema.ts';

interface Bowl {
  readonly x: number;
  readonly w: number;
}

interface Measures {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wall: number;
  /** Middle and depth of the bowls along z. */
  readonly z: number;
  readonly deep: number;
}

function bowlsOf(params: KitchenSinkParams, m: Measures): Bowl[] {
  const board = params.drainboard === 'none' ? 0 : m.length * 0.36;
  const rim = Math.max(m.wall, params.mount === 'drop-in' ? 26 : 14);
  const from = -m.length / 2 + rim + (params.drainboard === 'left' ? board : 0);
  const to = m.length / 2 - rim - (params.drainboard === 'right' ? board : 0);
  const whole = to - from;
  const divide = 22;
  const share = LEFT_BOWL_SHARE[params.bowls];
  if (share === 1) return [{ x: (from + to) / 2, w: whole }];
  const first = (whole - divide) * share;
  const second = whole - divide - first;
  return [
    { x: from + first / 2, w: first },
    { x: to - second / 2, w: second },
  ];
}

function exponentOf(params: KitchenSinkParams, w: number): number {
  if (params.shape === 'oval' || params.shape === 'round') return 2;
  if (params.shape === 'd-shape') return 3;
  const corner = mmFromTenths(params.cornerRadiusTenths);
  return Math.min(30, Math.max(4, w / Math.max(8, corner)));
}

/** A bowl as a thin skin: up its outside, over the edge and down inside. */
function bowlSkin(params: KitchenSinkParams, m: Measures, bowl: Bowl): Shape {
  const exponent = exponentOf(params, bowl.w);
  const a = bowl.w / 2;
  const b = m.deep / 2;
  const t = Math.max(3, Math.min(12, m.wall * 0.6));
  const top = m.height - 1;
  const at = (y: number, inset: number) => ({ y, a: a - inset, b: b - inset, exponent, z: m.z });
  return basin([
    at(2, 26 - t),
    at(14, 6 - t),
    at(60, -t),
    at(top, -t),
    at(top, 0),
    at(60, 4),
    at(22, 12),
    at(10, 34),
  ]);
}

function outlineOf(params: KitchenSinkParams, bowl: Bowl, m: Measures): Outline {
  const exponent = exponentOf(params, bowl.w);
  return shift(superellipse(bowl.w / 2, m.deep / 2, exponent), bowl.x, -m.z);
}

function deckOutline(params: KitchenSinkParams, m: Measures): Outline {
  if (params.shape === 'round' || params.shape === 'oval')
    return superellipse(m.length / 2, m.width / 2, 2);
  return roundedRectangle(m.length, m.width, params.mount === 'farmhouse' ? 10 : 22);
}

function apron(params: KitchenSinkParams, m: Measures): Piece[] {
  if (params.mount !== 'farmhouse') return [];
  const front = m.width / 2;
  const thick = 46;
  const plate = move(box(m.length, m.height, thick, 7, 9), 0, 0, front - thick / 2);
  const face = front;
  const relief: Shape[] =
    params.apron === 'framed'
      ? [
          move(
            extrude(rectangle(m.length - 60, m.height - 60), 7, {
              holes: [rectangle(m.length - 120, m.height - 116)],
              bevel: 2,
            }),
            0,
            m.height / 2,
            face - 1,
          ),
        ]
      : params.apron === 'fluted'
        ? Array.from({ length: Math.round(m.length / 26) }, (_, i) =>
            move(
              cylinder(8, m.height - 44, 4),
              -m.length / 2 +
                26 +
                (i * (m.length - 52)) / Math.max(1, Math.round(m.length / 26) - 1),
              22,
              face - 3,
            ),
          )
        : params.apron === 'banded'
          ? [0.16, 0.84].map((t) =>
              move(box(m.length - 6, 20, 8, 3), 0, m.height * t - 10, face + 1),
            )
          : params.apron === 'arched'
            ? [
                move(
                  extrude(superellipse(m.length * 0.43, m.height * 0.36, 5), 6, { bevel: 2.4 }),
                  0,
                  m.height / 2,
                  face - 1,
                ),
              ]
            : [];
  return [piece({ slot: 'basin' }, plate, ...relief)];
}

function drains(params: KitchenSinkParams, m: Measures, bowls: readonly Bowl[]): Piece[] {
  return bowls.flatMap((bowl) => {
    const z = m.z + (params.drain === 'center' ? 0 : -m.deep * 0.3);
    const x = bowl.x + (params.drain === 'corner' ? bowl.w * 0.32 : 0);
    const ring = move(cylinder(45, 6, 2.4), x, 8, z);
    const cup = move(cylinder(32, 2, 0.6), x, 13.2, z);
    const bars = !params.grid
      ? []
      : [
          ...Array.from({ length: Math.round(bowl.w / 34) }, (_, i) => {
            const gx =
              bowl.x -
              bowl.w / 2 +
              40 +
              (i * (bowl.w - 80)) / Math.max(1, Math.round(bowl.w / 34) - 1);
            return rod(2.4, [gx, 40, m.z - m.deep / 2 + 36], [gx, 40, m.z + m.deep / 2 - 36], 2);
          }),
          ...[-1, 1].map((side) =>
            rod(
              3,
              [bowl.x - bowl.w / 2 + 34, 37, m.z + side * (m.deep / 2 - 44)],
              [bowl.x + bowl.w / 2 - 34, 37, m.z + side * (m.deep / 2 - 44)],
              2,
            ),
          ),
        ];
    return [piece({ slot: 'drain' }, ring, ...bars), piece({ fixed: 'cavity' }, cup)];
  });
}

/** Board and colander that slide on the ledge, and the ledge itself. */
function workstation(params: KitchenSinkParams, m: Measures, bowls: readonly Bowl[]): Piece[] {
  const [bowl] = bowls;
  if (!params.workstation || bowl === undefined) return [];
  const ledge = [-1, 1].map((side) =>
    move(box(bowl.w - 30, 7, 16, 1.5), bowl.x, m.height - 34, m.z + side * (m.deep / 2 - 9)),
  );
  const pieces: Piece[] = [piece({ slot: 'basin' }, merge(...ledge))];
  if (params.board) {
    pieces.push(
      piece(
        { slot: 'board' },
        move(slab(bowl.w * 0.32, 22, m.deep - 8, 4, 14), bowl.x - bowl.w * 0.3, m.height - 16, m.z),
      ),
    );
  }
  if (params.colander) {
    const w = bowl.w * 0.26;
    const rack = Array.from({ length: 9 }, (_, i) =>
      rod(
        2.2,
        [bowl.x + bowl.w * 0.16 + (i * w) / 8, m.height - 20, m.z - m.deep / 2 + 10],
        [bowl.x + bowl.w * 0.16 + (i * w) / 8, m.height - 20, m.z + m.deep / 2 - 10],
        2,
      ),
    );
    pieces.push(piece({ slot: 'drain' }, merge(...rack)));
  }
  return pieces;
}

/** Pieces of a sink in millimeters: its underside at y = 0, centered on x and z. */
export function buildKitchenSink(params: KitchenSinkParams): Piece[] {
  const length = mmFromTenths(params.lengthTenths);
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.depthTenths);
  const wall = mmFromTenths(params.wallTenths);
  const back = params.faucetHoles > 0 || params.mount === 'drop-in' ? 70 : Math.max(wall, 14);
  const front =
    params.mount === 'farmhouse' ? 46 : Math.max(wall, params.mount === 'drop-in' ? 26 : 14);
  const m: Measures = {
    length,
    width,
    height,
    wall,
    z: (back - front) / 2,
    deep: width - back - front,
  };
  const bowls = bowlsOf(params, m);
  const holes = Array.from(
    { length: params.faucetHoles },
    (_, i): Outline => shift(circle(17), (i - (params.faucetHoles - 1) / 2) * 100, width / 2 - 34),
  );
  const thick = params.mount === 'farmhouse' ? 18 : params.mount === 'undermount' ? 4 : 8;
  const deck = move(
    prism(deckOutline(params, m), thick, {
      holes: [...bowls.map((bowl) => outlineOf(params, bowl, m)), ...holes],
      bevel: Math.min(2.4, thick * 0.4),
    }),
    0,
    height - thick,
    0,
  );
  const skins = bowls.map((bowl) => move(bowlSkin(params, m, { ...bowl, x: 0 }), bowl.x, 0, 0));
  const ribs =
    params.drainboard === 'none'
      ? []
      : Array.from({ length: 7 }, (_, i) =>
          move(
            box(length * 0.28, 3, 9, 1.2),
            (params.drainboard === 'left' ? -1 : 1) * length * 0.33,
            height - 1,
            m.z - m.deep * 0.36 + (i * m.deep * 0.72) / 6,
          ),
        );
  return [
    piece({ slot: 'basin' }, deck, ...skins, ...ribs),
    ...apron(params, m),
    ...drains(params, m, bowls),
    ...workstation(params, m, bowls),
  ];
}
