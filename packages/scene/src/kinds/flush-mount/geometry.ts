import { canopy } from '../../fittings/hanging.ts';
import { bulb, lightShade } from '../../fittings/light-shade.ts';
import { box } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { arc, cylinder, revolve, smoothProfile, turned } from '../../geometry/revolve.ts';
import { around, merge, move, turn } from '../../geometry/shape.ts';
import { rod } from '../../geometry/sweep.ts';
import { mmFromTenths } from '../../units.ts';
import type { FlushMountParams } from './schema.ts';

function finial(y: number): Piece {
  return piece(
    { slot: 'metal' },
    move(
      revolve(
        smoothProfile([
          [0, -16],
          [7, -10],
          [4, -4],
          [9, 0],
        ]),
      ),
      0,
      y,
      0,
    ),
  );
}

/** Pieces of a light at the ceiling (y = 0), in millimeters. */
export function buildFlushMount(params: FlushMountParams): Piece[] {
  const r = mmFromTenths(params.diameterTenths) / 2;
  const h = mmFromTenths(params.heightTenths);
  const tip = params.finial ? 16 : 0;
  const low = h - tip;
  const pan = (radius: number, tall: number) =>
    move(cylinder(radius, tall, Math.min(6, tall / 3)), 0, -tall, 0);
  const band = params.band
    ? [piece({ slot: 'metal' }, pan(r, Math.min(26, h * 0.3)))]
    : [piece({ slot: 'metal' }, pan(r * 0.8, Math.min(20, h * 0.25)))];
  const end = params.finial ? [finial(-low)] : [];
  switch (params.form) {
    case 'drum':
      return [
        ...band,
        piece({ slot: 'shade' }, move(cylinder(r * 0.97, low - 6, 4), 0, -low, 0)),
        ...end,
      ];
    case 'disc':
      return [
        piece(
          { slot: 'metal' },
          move(
            turned(
              [
                [0, 0],
                [r, 0],
                [r, low],
                [0, low],
              ],
              5,
            ),
            0,
            -low,
            0,
          ),
        ),
        piece({ slot: 'shade' }, move(cylinder(r * 0.9, 6, 2.5), 0, -low - 3, 0)),
      ];
    case 'square':
      return [
        piece(
          { slot: 'metal' },
          move(box(r * 2, Math.min(24, h * 0.3), r * 2, 3, 4), 0, -Math.min(24, h * 0.3), 0),
        ),
        piece({ slot: 'shade' }, move(box(r * 1.9, low - 8, r * 1.9, 5, 8), 0, -low, 0)),
        ...end,
      ];
    case 'semi-drum': {
      const gap = low * 0.4;
      return [
        piece({ slot: 'metal' }, canopy(r * 0.36), rod(6, [0, -gap - 10, 0], [0, 0, 0])),
        ...changed(lightShade('drum', r * 2, low - gap), (s) => move(s, 0, -gap, 0)),
        ...end,
      ];
    }
    case 'semi-arms': {
      const size = Math.min(r * 0.8, low * 0.7);
      const reach = r - size / 2;
      const one = changed(lightShade('bell', size, low * 0.5), (s) =>
        move(s, reach, -low * 0.5, 0),
      );
      return [
        piece(
          { slot: 'metal' },
          canopy(r * 0.4),
          rod(10, [0, -low * 0.62, 0], [0, 0, 0], 6),
          around(rod(6, [0, -low * 0.4, 0], [reach, -low * 0.46, 0]), params.lights),
        ),
        ...one.map((p) => ({ ...p, shape: around(p.shape, params.lights) })),
      ];
    }
    case 'lantern':
      return [
        piece({ slot: 'metal' }, canopy(r * 0.5, 20)),
        ...changed(lightShade('lantern', r * 2.36, low - 24), (s) => move(s, 0, -24, 0)),
        ...end,
      ];
    case 'schoolhouse': {
      const body = revolve(
        smoothProfile([
          [r * 0.3, -low],
          [r * 0.8, -low * 0.92],
          [r, -low * 0.64],
          [r * 0.7, -low * 0.32],
          [r * 0.45, -low * 0.2],
        ]),
      );
      return [
        piece({ slot: 'metal' }, canopy(r * 0.62, low * 0.24)),
        piece({ slot: 'shade' }, body),
        ...end,
      ];
    }
    case 'bowl': {
      const gap = low * 0.36;
      const bowl = revolve(
        [
          ...arc([0, -gap], r, low - gap, -90, 0),
          [r - 5, -gap],
          ...arc([0, -gap], r - 5, low - gap - 5, 0, -86),
        ],
        { ring: false },
      );
      return [
        piece(
          { slot: 'metal' },
          canopy(r * 0.4),
          around(rod(3.5, [r * 0.94, -gap, 0], [r * 0.2, -6, 0]), 3),
        ),
        piece({ slot: 'shade' }, bowl),
        ...changed(bulb(18), (s) => move(turn(s, 'x', 0), 0, -gap * 0.6, 0)),
        ...end,
      ];
    }
    default: {
      const dome = revolve([
        ...arc([0, -low * 0.3], r * 0.98, low * 0.7, -90, 0),
        [r * 0.94, -low * 0.2],
        [0, -low * 0.2],
      ]);
      return [...band, piece({ slot: 'shade' }, merge(dome)), ...end];
    }
  }
}
