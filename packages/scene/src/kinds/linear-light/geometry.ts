import { barCanopy } from '../../fittings/hanging.ts';
import { lightShade } from '../../fittings/light-shade.ts';
import { box } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { merge, move } from '../../geometry/shape.ts';
import { rod } from '../../geometry/sweep.ts';
import { mmFromTenths } from '../../units.ts';
import type { LinearLightParams } from './schema.ts';

/** Pieces of a long light over a table or island, in millimeters: the ceiling at y = 0. */
export function buildLinearLight(params: LinearLightParams): Piece[] {
  const length = mmFromTenths(params.lengthTenths);
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const body = Math.min(mmFromTenths(params.bodyTenths), height * 0.9);
  const drop = height - body;
  const hang = (x: number) =>
    rod(params.suspension === 'rods' ? 5 : 1.5, [x, -drop, 0], [x * 0.5, 0, 0]);
  const top = piece(
    { slot: 'metal' },
    barCanopy(length * 0.56, Math.min(90, Math.max(40, width * 0.5))),
    hang(-length * 0.42),
    hang(length * 0.42),
  );
  const count = params.lights;
  const spots = Array.from({ length: count }, (_, i) =>
    count === 1 ? 0 : (i / (count - 1) - 0.5) * (length - width),
  );
  const place = (list: Piece[]) => changed(list, (s) => move(s, 0, -drop, 0));
  const barAt = (tall: number, wide: number) =>
    move(box(length, tall, wide, Math.min(3, tall / 3)), 0, -tall, 0);
  switch (params.form) {
    case 'led-bar':
    case 'beam': {
      const wide = params.form === 'beam' ? width : Math.max(18, width * 0.4);
      const wood = params.form === 'beam';
      return [
        top,
        ...place([
          piece({ slot: 'metal' }, barAt(body - 6, wide)),
          piece({ fixed: 'lamp' }, move(box(length * 0.97, 8, wide * 0.7, 1.5), 0, -body, 0)),
          ...(wood
            ? spots.flatMap((x) =>
                changed(lightShade('bulb', 46, 60), (s) => move(s, x, -body + 20, 0)),
              )
            : []),
        ]),
      ];
    }
    case 'trough':
      return [
        top,
        ...place([
          piece(
            { slot: 'metal' },
            merge(
              ...[-1, 1].map((side) =>
                move(box(length, body, 6, 1.5), 0, -body, (side * (width - 6)) / 2),
              ),
              ...[-1, 1].map((side) =>
                move(box(6, body, width, 1.5), (side * (length - 6)) / 2, -body, 0),
              ),
              barAt(6, width),
            ),
          ),
          ...spots.flatMap((x) => changed(lightShade('bulb', 46, 60), (s) => move(s, x, -10, 0))),
        ]),
      ];
    case 'frame': {
      const bars = [-1, 1].flatMap((side) => [
        move(box(length, 14, 14, 2), 0, -body, (side * (width - 14)) / 2),
        move(box(length, 14, 14, 2), 0, -14, (side * (width - 14)) / 2),
        ...[-1, 1].map((end) =>
          move(box(14, body, 14, 2), (end * (length - 14)) / 2, -body, (side * (width - 14)) / 2),
        ),
      ]);
      const ends = [-1, 1].flatMap((end) =>
        [-body, -14].map((y) => move(box(14, 14, width, 2), (end * (length - 14)) / 2, y, 0)),
      );
      return [
        top,
        ...place([
          piece({ slot: 'metal' }, ...bars, ...ends, move(box(length, 10, 10, 2), 0, -14, 0)),
          ...spots.flatMap((x) =>
            changed(lightShade(params.shade, Math.min(width * 0.7, 110), body * 0.62), (s) =>
              move(s, x * 0.86, -14, 0),
            ),
          ),
        ]),
      ];
    }
    default: {
      const style = params.form === 'globes' ? 'globe' : params.shade;
      const size = Math.min(width, (length / count) * 0.92);
      const lights = spots.flatMap((x, i) => {
        const low = params.form === 'staggered' ? (i % 2) * body * 0.35 : 0;
        const tall = params.form === 'staggered' ? body * 0.55 : body - 40;
        return [
          piece({ slot: 'metal' }, rod(4, [x, -40 - low, 0], [x, -10, 0])),
          ...changed(lightShade(style, size, Math.min(tall, size * 1.2)), (s) =>
            move(s, x, -36 - low, 0),
          ),
        ];
      });
      return [
        top,
        ...place([
          piece({ slot: 'metal' }, rod(8, [-length / 2 + 6, -8, 0], [length / 2 - 6, -8, 0], 6)),
          ...lights,
        ]),
      ];
    }
  }
}
