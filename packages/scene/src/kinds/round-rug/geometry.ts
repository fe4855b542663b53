import { hoop } from '../../fittings/plain-rounds.ts';
import { prism } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { cylinder, revolve } from '../../geometry/revolve.ts';
import { move, type Shape, stretch } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RoundRugParams } from './schema.ts';

function band(radius: number, face: number, height: number): Shape {
  return revolve(
    [
      [radius - face, 0],
      [radius, 0],
      [radius, height],
      [radius - face, height],
    ],
    { ring: true, segments: 72 },
  );
}

/** Pieces of a round rug in millimeters: floor at y = 0. */
export function buildRoundRug(params: RoundRugParams): Piece[] {
  const r = mmFromTenths(params.diameterTenths) / 2;
  switch (params.form) {
    case 'braided': {
      const thick = 4;
      const pitch = Math.max(thick * 2, r / 15);
      const count = Math.floor(r / pitch);
      const braid = (i: number) =>
        move(
          stretch(hoop((i + 0.5) * pitch, pitch / 2, 48, 6), 1, (2 * thick) / pitch, 1),
          0,
          thick,
          0,
        );
      const rows = Array.from({ length: count }, (_, i) => i);
      const isBand = (i: number) => i % 7 === 5;
      return [
        piece(
          { slot: 'field' },
          cylinder(r - pitch, 3, 1, 64),
          ...rows.filter((i) => !isBand(i)).map(braid),
        ),
        piece({ slot: 'pattern' }, ...rows.filter(isBand).map(braid)),
      ];
    }
    case 'scalloped': {
      const edge = Array.from({ length: 144 }, (_, i) => {
        const angle = (2 * Math.PI * i) / 144;
        const out = r * (0.93 + 0.07 * Math.abs(Math.cos(angle * 12)));
        return [out * Math.cos(angle), out * Math.sin(angle)] as const;
      });
      return [
        piece({ slot: 'field' }, prism(edge, 7, { bevel: 1.5 })),
        piece({ slot: 'pattern' }, move(band(r * 0.86, r * 0.03, 1), 0, 7, 0)),
      ];
    }
    case 'rings': {
      const rings = [0.96, 0.78, 0.6, 0.42, 0.24].map((t) => band(r * t, r * 0.07, 1));
      return [
        piece({ slot: 'field' }, cylinder(r, 7, 2, 72)),
        piece({ slot: 'pattern' }, ...rings.map((s) => move(s, 0, 7, 0))),
      ];
    }
    default:
      return [piece({ slot: 'field' }, cylinder(r, 8, 3, 72))];
  }
}
