import { evenly, partsOf } from '../../fittings/evenly.ts';
import { drum, pole } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { revolve } from '../../geometry/revolve.ts';
import { merge, move, stretch, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RadiatorParams } from './schema.ts';

/** Pieces of a radiator in millimeters: floor at y = 0. */
export function buildRadiator(params: RadiatorParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.depthTenths);
  if (params.form === 'baseboard') {
    const fins = evenly(partsOf(w, 60), w - 80).map((x) =>
      move(box(3, h * 0.5, d * 0.6, 0), x, h * 0.2, 0),
    );
    return [
      piece(
        { slot: 'body' },
        move(box(w, h * 0.94, 8, 1), 0, h * 0.03, -d / 2 + 4),
        move(box(w, h * 0.62, 8, 2), 0, h * 0.16, d / 2 - 4),
        move(box(w, 8, d * 0.8, 2), 0, h - 8, -d * 0.1),
        ...[-1, 1].map((s) => move(box(28, h, d, 2), s * (w / 2 - 14), 0, 0)),
      ),
      piece({ fixed: 'stainless-steel' }, ...fins),
    ];
  }
  const pipes = [-1, 1].map((s) =>
    pole(9, [s * (w / 2 - 24), 0, 0], [s * (w / 2 - 24), 110, 0], 10),
  );
  if (params.form === 'panel') {
    const grooves = partsOf(w - 30, 36);
    return [
      piece(
        { slot: 'body' },
        move(box(w, h - 90, d, 4), 0, 90, 0),
        ...evenly(grooves, w - 30).map((x) =>
          move(box((w - 30) / grooves - 9, h - 130, 6, 2), x, 110, d / 2 - 1),
        ),
        ...pipes,
      ),
      piece(
        { fixed: 'cavity' },
        ...evenly(partsOf(w, 30), w - 60).map((x) => move(box(10, 2, d * 0.6, 0), x, h - 1.5, 0)),
      ),
    ];
  }
  const sections = partsOf(w, 58, 3);
  const pitch = w / sections;
  const tall = h - 70;
  const one = [-1, 0, 1].map((k) =>
    move(
      stretch(
        revolve(
          [
            [pitch * 0.2, 0],
            [pitch * 0.36, 18],
            [pitch * 0.36, tall - 18],
            [pitch * 0.2, tall],
          ],
          { segments: 12 },
        ),
        1,
        1,
        (d * 0.13) / (pitch * 0.36),
      ),
      0,
      70,
      k * d * 0.36,
    ),
  );
  const bridge = [90, h - 60].map((y) => move(turn(drum(24, pitch, 12), 'z', 90), pitch / 2, y, 0));
  const section = merge(
    ...one,
    ...bridge,
    move(box(pitch * 0.5, 30, d * 0.9, 0), 0, 84, 0),
    move(box(pitch * 0.5, 30, d * 0.9, 0), 0, h - 74, 0),
  );
  const feet = [-1, 1].flatMap((s) =>
    [-1, 1].map((z) => move(drum(10, 90, 8, 16), s * (w / 2 - pitch / 2), 0, z * d * 0.34)),
  );
  return [
    piece({ slot: 'body' }, ...evenly(sections, w).map((x) => move(section, x, 0, 0)), ...feet),
  ];
}
