import { evenly } from '../../fittings/evenly.ts';
import { lump, shares } from '../../fittings/foliage.ts';
import { leaf, leafAt } from '../../fittings/leaf.ts';
import { frameRing } from '../../fittings/picture-frame.ts';
import { pole } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { rectangle, shift } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { FireplaceParams } from './schema.ts';

/** Tongues of flame over a bed of embers, as wide as given. */
function fire(width: number, tall: number): Piece[] {
  const next = shares(3);
  const count = Math.max(5, Math.round(width / 70));
  const flames = evenly(count, width * 0.86).map((x) => {
    const size = tall * (0.55 + 0.45 * next());
    return move(
      leafAt(
        leaf({
          length: size,
          width: size * 0.42,
          rise: 86,
          droop: -10,
          outline: [0.7, 1, 0.5],
          thick: 14,
          fold: 0.1,
        }),
        next() * 180,
        [0, 0, 0],
      ),
      x,
      0,
      40 * (next() - 0.5),
    );
  });
  const embers = evenly(count, width).map((x, i) =>
    move(lump([width / count / 1.8, 18, 40], i, 0.3, 8), x, 0, 0),
  );
  return [piece({ fixed: 'flame' }, ...flames), piece({ fixed: 'ember' }, ...embers)];
}

function logs(width: number): Piece {
  const log = (x: number, y: number, z: number, turned: number) =>
    move(turn(pole(34, [-width * 0.36, 0, 0], [width * 0.36, 0, 0], 9), 'y', turned), x, y, z);
  return piece({ fixed: 'bark-brown' }, log(0, 36, -40, 3), log(0, 36, 44, -4), log(0, 92, 0, 9));
}

/** Pieces of a fireplace in millimeters: floor at y = 0, back at z = 0. */
export function buildFireplace(params: FireplaceParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.depthTenths);
  const hearth = mmFromTenths(params.hearthTenths);
  const isLinear = params.form === 'linear';
  const hasMantel = params.form === 'traditional' || params.form === 'stone';
  const sill = isLinear ? h * 0.36 : hearth > 0 ? 40 : 12;
  const open = {
    w: isLinear ? w * 0.74 : Math.min(w * 0.56, 1070),
    h: isLinear ? Math.min(h * 0.22, 420) : Math.min(h * 0.52, 860),
  };
  const shelf = hasMantel ? 60 : 0;
  const body = { w: hasMantel ? w - 120 : w, h: h - shelf };
  const face = move(
    extrude(shift(rectangle(body.w, body.h), 0, body.h / 2), d - 40, {
      holes: [shift(rectangle(open.w, open.h), 0, sill + open.h / 2)],
    }),
    0,
    0,
    0,
  );
  const lining = move(
    extrude(shift(rectangle(open.w + 20, open.h + 20), 0, 0), 30),
    0,
    sill + open.h / 2,
    2,
  );
  const floor = move(box(open.w, 10, d - 60, 0), 0, sill - 2, d / 2 - 20);
  const isLegged = params.form === 'traditional';
  const legWide = Math.max(110, (body.w - open.w) * 0.25);
  const legs = isLegged
    ? [-1, 1].flatMap((side) => [
        move(
          box(legWide, body.h, d * 0.16 + 30, 2),
          side * (body.w / 2 - legWide / 2),
          0,
          d - 40 + (d * 0.16 + 30) / 2 - 30,
        ),
        move(
          box(legWide * 0.6, body.h * 0.56, 12, 2),
          side * (body.w / 2 - legWide / 2),
          body.h * 0.12,
          d - 30 + d * 0.16,
        ),
        move(
          box(legWide + 24, 110, d * 0.16 + 46, 3),
          side * (body.w / 2 - legWide / 2),
          0,
          d - 40 + (d * 0.16) / 2,
        ),
      ])
    : [];
  const frieze = isLegged
    ? [
        move(
          box(body.w, body.h * 0.16, d * 0.16 + 24, 2),
          0,
          body.h * 0.84,
          d - 40 + (d * 0.16 + 24) / 2 - 24,
        ),
      ]
    : [];
  const top = hasMantel
    ? [
        move(box(w, shelf, d, params.form === 'stone' ? 5 : 3), 0, h - shelf, d / 2),
        move(box(w - 60, 24, d - 30, 2), 0, h - shelf - 24, d / 2 - 15),
      ]
    : [];
  const glow = changed(
    isLinear ? fire(open.w * 0.9, open.h * 0.6) : fire(open.w * 0.5, open.h * 0.55),
    (s) => move(s, 0, sill + (isLinear ? 12 : 70), d * 0.45),
  );
  const trim = frameRing(rectangle(open.w + 8, open.h + 8), 14, 12, 2);
  return [
    piece({ slot: 'surround' }, face),
    piece({ fixed: 'cavity' }, lining, floor),
    piece({ fixed: 'cast-iron' }, move(trim, 0, sill + open.h / 2, d - 44)),
    ...(hasMantel ? [piece({ slot: 'mantel' }, ...legs, ...frieze, ...top)] : []),
    ...(isLinear ? [] : changed([logs(open.w * 0.7)], (s) => move(s, 0, sill + 8, d * 0.45))),
    ...glow,
    ...(hearth > 0
      ? [
          piece(
            { slot: 'hearth' },
            move(box(w, isLinear ? 30 : 38, hearth + 44, 3), 0, 0, d - 42 + (hearth + 44) / 2),
          ),
        ]
      : []),
  ];
}
