import { evenly } from '../../fittings/evenly.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { circle, roundedRectangle, superellipse } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { ElectricalReceptacleParams } from './schema.ts';

/** Opening of a device in the plate and what shows in it, its front at z = 6 and beyond. */
function device(kind: ElectricalReceptacleParams['device']): { body: Shape; dark: Shape[] } {
  const slots = (y: number) => [
    move(box(2.4, 8, 1, 0), -6.4, y - 2, 9.6),
    move(box(2.4, 7, 1, 0), 6.4, y - 2, 9.6),
    move(extrude(circle(2.6, 10), 1), 0, y - 7, 9.1),
  ];
  switch (kind) {
    case 'duplex':
      return {
        body: merge(
          ...[-1, 1].map((s) => move(extrude(superellipse(17, 14, 4, 28), 9), 0, s * 19.5, 0)),
        ),
        dark: [...slots(21), ...slots(-18)],
      };
    case 'gfci':
      return {
        body: merge(
          extrude(roundedRectangle(33, 66, 3), 9),
          ...[-4.5, 4.5].map((y) => move(box(14, 6, 3, 0.5), 0, y - 3, 10)),
        ),
        dark: [...slots(22), ...slots(-19)],
      };
    case 'dimmer':
      return {
        body: merge(
          extrude(roundedRectangle(33, 66, 3), 8),
          move(box(22, 60, 4, 1), -4, -30, 9),
          move(box(5, 60, 2, 0), 12, -30, 8.6),
        ),
        dark: [move(box(3, 52, 1, 0), 12, -26, 9.4)],
      };
    case 'data':
      return {
        body: extrude(roundedRectangle(33, 66, 3), 9),
        dark: [-14, 14].map((y) => move(box(12, 10, 1, 0), 0, y - 5, 9.2)),
      };
    default: {
      const paddle = turn(move(box(30, 62, 5, 1), 0, -31, 0), 'x', 5);
      return {
        body: merge(extrude(roundedRectangle(33, 66, 3), 7), move(paddle, 0, 0, 5.4)),
        dark: [],
      };
    }
  }
}

/** Pieces of a wall plate with its devices in millimeters: wall at z = 0, middle at the origin. */
export function buildElectricalReceptacle(params: ElectricalReceptacleParams): Piece[] {
  const w = 70 + (params.gangs - 1) * 46;
  const places = evenly(params.gangs, params.gangs * 46);
  const one = device(params.device);
  return [
    piece(
      { slot: 'plate' },
      extrude(roundedRectangle(w, 114, 5), 6, { bevel: 2.5, flatBack: true }),
    ),
    piece({ slot: 'device' }, ...places.map((x) => move(one.body, x, 0, 0))),
    ...(one.dark.length > 0
      ? [
          piece(
            { fixed: 'cavity' },
            ...places.flatMap((x) => one.dark.map((s) => move(s, x, 0, 0))),
          ),
        ]
      : []),
  ];
}
