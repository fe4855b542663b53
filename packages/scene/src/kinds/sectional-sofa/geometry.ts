import { arm, armWidth } from '../../fittings/furniture/arms.ts';
import { board } from '../../fittings/furniture/board.ts';
import { legSet } from '../../fittings/furniture/legs.ts';
import { sofaFoot } from '../../fittings/furniture/sofa-body.ts';
import { cushion, pillow, upright } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { mirrorX, move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { SectionalSofaParams } from './schema.ts';
import { sectionalSeatDepth } from './size.ts';

interface Measures {
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly deep: number;
  readonly seat: number;
  readonly foot: number;
}

const BACK = 190;

/** A block of the base with its seat cushion, from one corner (x, z) to the other. */
function seatBlock(m: Measures, x: number, z: number, wide: number, long: number): Piece[] {
  const deck = m.seat - 170;
  const [cx, cz] = [x + wide / 2, z + long / 2];
  return [
    piece(
      { slot: 'fabric' },
      move(board(wide, deck - m.foot + 6, long, 6), cx, m.foot, cz),
      move(cushion(wide - 4, 172, long - 4, { crown: 28, corner: 34, edge: 38 }), cx, deck, cz),
    ),
  ];
}

/** Back frame and cushions over a length that runs along x from 0, its back at z = 0. */
function backRow(m: Measures, long: number, count: number): Piece[] {
  const wide = long / count;
  const tall = m.h - m.seat + 20;
  const pad = upright(
    cushion(wide - 6, 190, tall, { crown: 62, corner: 48, edge: 46, bulge: 5 }),
    tall,
    9,
  );
  return [
    piece(
      { slot: 'fabric' },
      move(board(long, m.h - 70 - m.foot, 120, 14), long / 2, m.foot, 60),
      ...Array.from({ length: count }, (_, i) => move(pad, wide * (i + 0.5), m.seat - 24, 112)),
    ),
  ];
}

function legsOf(
  m: Measures,
  params: SectionalSofaParams,
  x: number,
  z: number,
  wide: number,
  long: number,
): Piece {
  const set = legSet(params.legs, { w: wide, d: long, h: m.foot + 6, thick: 50, inset: 30 });
  return piece({ slot: 'legs', grain: 'y' }, move(set, x + wide / 2, 0, z + long / 2));
}

/** Pieces of a sectional sofa in millimeters: floor at y = 0, back at z = 0; it turns forward at +x. */
function rightHanded(params: SectionalSofaParams): Piece[] {
  const m: Measures = {
    w: mmFromTenths(params.widthTenths),
    d: mmFromTenths(params.depthTenths),
    h: mmFromTenths(params.heightTenths),
    deep: sectionalSeatDepth(params),
    seat: mmFromTenths(params.seatHeightTenths),
    foot: sofaFoot(params.legs),
  };
  const armWide = armWidth(params.arm, m.w);
  const isU = params.form === 'u-shape';
  const isChaise = params.form === 'chaise';
  const end = (isU ? m.deep : armWide) - m.w / 2;
  const turnX = m.w / 2 - m.deep;
  const inner = turnX - end;
  const count = inner > 1500 ? 3 : inner > 800 ? 2 : 1;
  const wide = inner / count;
  const seats = Array.from({ length: count }, (_, i) =>
    seatBlock(m, end + wide * i, BACK - 60, wide, m.deep - BACK + 60),
  ).flat();
  const armPiece = (x: number, z: number, depth: number) =>
    changed(arm(params.arm, { width: armWide, height: m.seat + 170, depth, foot: m.foot }), (s) =>
      move(s, x, 0, z),
    );
  // A return runs forward from the back row; a chaise is one long cushion with a low side arm.
  const limb = (at: number, side: 1 | -1): Piece[] => {
    const x = side > 0 ? at : -at - m.deep;
    if (isChaise) {
      return [
        ...seatBlock(m, x, BACK - 60, m.deep - armWide, m.d - BACK + 60),
        ...armPiece(m.w / 2 - armWide / 2, 0, m.deep),
      ];
    }
    const long = m.d - m.deep;
    const parts = long > 900 ? 2 : 1;
    const row = changed(backRow(m, m.d - 130, parts + 1), (s) => {
      const turned = turn(s, 'y', -90);
      // After the turn the row runs forward from z = 0 and looks toward -x.
      return move(turned, side > 0 ? m.w / 2 : 0, 0, 130);
    });
    const mine = side > 0 ? row : changed(row, (s) => mirrorX(move(s, m.w / 2, 0, 0)));
    return [
      ...seatBlock(
        m,
        side > 0 ? x : x + BACK - 60,
        BACK - 60,
        m.deep - BACK + 60,
        m.deep - BACK + 60,
      ),
      ...Array.from({ length: parts }, (_, i) =>
        seatBlock(
          m,
          side > 0 ? x : x + BACK - 60,
          m.deep + (long / parts) * i,
          m.deep - BACK + 60,
          long / parts,
        ),
      ).flat(),
      ...mine,
      legsOf(m, params, x, 0, m.deep, m.d),
    ];
  };
  const back = changed(
    backRow(m, m.w - (isU ? 0 : armWide) - (isChaise ? armWide : 0), count + (isU ? 2 : 1)),
    (s) => move(s, (isU ? 0 : armWide) - m.w / 2, 0, 0),
  );
  const size = Math.min(430, m.h - m.seat + 20);
  const cloth = turn(upright(pillow(size, 150, size), size, 20), 'y', 8);
  const pillows = Array.from({ length: params.pillows }, (_, i) =>
    move(
      cloth,
      end + size * 0.6 + (i % 2 === 0 ? i * 110 : inner - size * 1.1 - i * 60),
      m.seat - 20,
      BACK + 120,
    ),
  );
  return [
    ...back,
    ...seats,
    ...(isU ? limb(m.w / 2 - m.deep, -1) : armPiece(armWide / 2 - m.w / 2, 0, m.deep)),
    ...limb(turnX, 1),
    legsOf(m, params, -m.w / 2, 0, m.w, m.deep),
    ...(isChaise ? [legsOf(m, params, turnX, 0, m.deep, m.d)] : []),
    ...(pillows.length > 0 ? [piece({ slot: 'accent' }, ...pillows)] : []),
  ];
}

/** Pieces of a sectional sofa in millimeters: floor at y = 0, back at z = 0. */
export function buildSectionalSofa(params: SectionalSofaParams): Piece[] {
  const pieces = rightHanded(params);
  return params.side === 'right' ? pieces : changed(pieces, mirrorX);
}
