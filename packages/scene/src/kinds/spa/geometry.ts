import { evenly } from '../../fittings/evenly.ts';
import { drum, hoop } from '../../fittings/plain-rounds.ts';
import { basin, stationRing } from '../../geometry/basin.ts';
import { box, prism } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import { superellipse } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { flip, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { SpaParams } from './schema.ts';

/** Pieces of a spa in millimeters: its foot at y = 0. */
export function buildSpa(params: SpaParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const exponent = { 'hot-tub': 9, square: 24, round: 2, barrel: 2 }[params.form];
  const rim = params.form === 'barrel' ? 60 : params.form === 'hot-tub' ? 140 : 300;
  const at = (y: number, half: number, e = exponent) => ({ y, a: half, b: half, exponent: e });
  const half = w / 2;
  const inner = half - rim;
  const seat = inner * 0.62;
  const top = params.form === 'hot-tub' ? 40 : 50;
  const shell = basin(
    [
      at(30, inner + 30),
      at(h - top, inner + 30),
      at(h - top, inner),
      at(h * 0.55, inner * 0.97),
      at(h * 0.52, seat),
      at(120, seat * 0.94),
      at(110, seat * 0.9),
    ],
    64,
  );
  // The coping is a ring: its two open ends are the same line.
  const edge = loft(
    [
      at(h - top, inner - 5),
      at(h - top, half),
      at(h - 12, half),
      at(h, half - 12),
      at(h, inner),
      at(h - 10, inner - 6),
    ].map((s) => stationRing(s, 64)),
    'closed',
  );
  const solid = (s: Shape) => (volumeOf(s) > 0 ? s : flip(s));
  const panels: Shape[] =
    params.form === 'barrel'
      ? Array.from({ length: 36 }, (_, i) =>
          turn(
            move(box((2 * Math.PI * half) / 36 - 4, h - top, 40, 0), 0, 0, half - 24),
            'y',
            i * 10,
          ),
        )
      : params.form === 'hot-tub'
        ? [0, 90, 180, 270].flatMap((deg) =>
            evenly(9, h - top - 60).map((y) =>
              turn(
                move(
                  box(w - 150, (h - top - 60) / 9 - 6, 26, 0),
                  0,
                  y + (h - top) / 2 - (h - top - 60) / 18,
                  half - 50,
                ),
                'y',
                deg,
              ),
            ),
          )
        : [];
  const outer = basin(
    [at(0, half - 40), at(h - top, half - 40), at(h - top, inner + 4), at(40, inner + 4)],
    64,
  );
  const hoops =
    params.form === 'barrel'
      ? [0.16, 0.5, 0.84].map((t) => move(hoop(half, 8, 56, 5), 0, (h - top) * t, 0))
      : [];
  const jets = [0, 1, 2, 3, 4, 5].map((i) =>
    turn(
      move(
        turn(drum(26, 8, 14), 'x', -90),
        0,
        h * 0.66,
        -inner * (exponent > 2 ? 0.98 : 0.99) + 10,
      ),
      'y',
      i * 60 + (exponent > 2 ? 0 : 30),
    ),
  );
  const visible = exponent > 2 ? jets.filter((_, i) => i === 0 || i === 3) : jets;
  return [
    piece({ slot: 'body', grain: params.form === 'barrel' ? 'y' : 'x' }, solid(outer), ...panels),
    piece({ slot: 'interior' }, solid(shell)),
    piece({ slot: 'coping' }, solid(edge)),
    piece({ fixed: 'stainless-steel' }, ...visible, ...hoops),
    piece(
      { fixed: 'water' },
      move(prism(superellipse(inner - 2, inner - 2, exponent, 64), 5), 0, h - top - 70, 0),
    ),
  ];
}
