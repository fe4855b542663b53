import { lampShade } from '../../fittings/lamp-shade.ts';
import { bead, drum, hoop, pole, wire } from '../../fittings/plain-rounds.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { arc, cylinder, revolve, turned } from '../../geometry/revolve.ts';
import { around, move, type Shape } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { FloorLampParams } from './schema.ts';
import { floorLampSize } from './size.ts';

function foot(radius: number): Shape {
  return turned(
    [
      [0, 0],
      [radius, 0],
      [radius, 16],
      [radius * 0.3, 26],
      [0, 30],
    ],
    [0, 3, 8, 10, 0],
    { segments: 40 },
  );
}

/** A shade whose top is at y = `top`, about the axis through (x, 0). */
function shadeAt(params: FloorLampParams, x: number, top: number): Piece[] {
  const d = mmFromTenths(params.diameterTenths);
  const form = params.form === 'arc' ? 'dome' : params.form === 'pharmacy' ? 'cone' : 'drum';
  const high = d * (form === 'drum' ? 0.66 : 0.5);
  return changed(lampShade(form, d, high), (s) => move(s, x, top - high, 0));
}

function arcLamp(params: FloorLampParams, h: number): Piece[] {
  const d = mmFromTenths(params.diameterTenths);
  const { width } = floorLampSize(params);
  const reach = width - d / 2 - 160;
  const line = splined(
    [
      [0, 0, 0],
      [0, h * 0.5, 0],
      [reach * 0.16, h * 0.84, 0],
      [reach * 0.5, h * 0.99, 0],
      [reach * 0.86, h * 0.94, 0],
      [reach, h * 0.83, 0],
    ],
    6,
  );
  return [
    piece({ slot: 'base' }, cylinder(160, 60, 4, 40)),
    piece({ slot: 'metal' }, wire(12, line, 12)),
    ...shadeAt(params, reach, h * 0.83),
  ];
}

/** Pieces of a floor lamp in millimeters: floor at y = 0. */
export function buildFloorLamp(params: FloorLampParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.diameterTenths);
  switch (params.form) {
    case 'arc':
      return arcLamp(params, h);
    case 'tripod': {
      const hub = h * 0.74;
      const leg = legBetween([0, hub, 30], [0, 0, 300]);
      return [
        piece({ slot: 'metal', grain: 'y' }, around(leg, 3)),
        piece(
          { slot: 'base' },
          move(drum(48, 46, 24), 0, hub - 24, 0),
          pole(8, [0, hub, 0], [0, h - 8, 0]),
          move(hoop(185, 4), 0, hub * 0.4, 0),
        ),
        ...shadeAt(params, 0, h - 4),
      ];
    }
    case 'torchiere': {
      const bowl = revolve(
        [
          ...arc([0, d * 0.3], d / 2, d * 0.3, -80, 0, 8),
          [d / 2 - 5, d * 0.3],
          ...arc([0, d * 0.3], d / 2 - 6, d * 0.3 - 6, 0, -80, 8),
        ],
        { ring: true, segments: 40 },
      );
      return [
        piece({ slot: 'base' }, foot(150)),
        piece(
          { slot: 'metal' },
          pole(11, [0, 20, 0], [0, h - d * 0.28, 0]),
          move(drum(d * 0.1, 20, 24), 0, h - d * 0.31, 0),
        ),
        piece({ slot: 'shade' }, move(bowl, 0, h - d * 0.3, 0)),
        piece({ fixed: 'lamp' }, move(drum(d * 0.3, 8, 28), 0, h - d * 0.16, 0)),
      ];
    }
    case 'pharmacy': {
      const reach = floorLampSize(params).width - 130 - d / 2;
      return [
        piece({ slot: 'base' }, foot(130)),
        piece(
          { slot: 'metal' },
          pole(9, [0, 20, 0], [0, h - 20, 0]),
          pole(7, [-60, h - 40, 0], [reach, h - 40, 0]),
          move(bead(15), 0, h - 40, 0),
          move(bead(11), -60, h - 40, 0),
          pole(5, [reach, h - 60, 0], [reach, h, 0]),
        ),
        ...shadeAt(params, reach, h - 55),
      ];
    }
    default:
      return [
        piece({ slot: 'base' }, foot(150)),
        piece(
          { slot: 'metal' },
          pole(11, [0, 20, 0], [0, h - d * 0.4, 0]),
          pole(5, [0, h - d * 0.5, 0], [0, h - 10, 0]),
          move(bead(12), 0, h - 12, 0),
        ),
        ...shadeAt(params, 0, h - 22),
      ];
  }
}

/** A round leg that tapers to its foot. */
function legBetween(from: Vec3, to: Vec3): Shape {
  return wire(17, [from, to], 12, 0.6);
}
