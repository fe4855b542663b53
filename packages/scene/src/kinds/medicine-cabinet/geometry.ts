import { framedSheet, frameOutline, frameRing } from '../../fittings/picture-frame.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { inset } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { MedicineCabinetParams } from './schema.ts';

/** Pieces of a medicine cabinet in millimeters: wall at z = 0, middle at the origin. */
export function buildMedicineCabinet(params: MedicineCabinetParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.depthTenths);
  const door = 20;
  const count = params.form === 'tri-view' ? 3 : 1;
  const wide = w / count - (count > 1 ? 2 : 0);
  const outline = frameOutline(params.form === 'arched' ? 'arch' : 'rectangle', wide, h, 3);
  const framed = params.form === 'framed' || params.form === 'arched';
  const leaves = Array.from({ length: count }, (_, i) => (w / count) * (i - (count - 1) / 2));
  const low = params.form === 'arched' ? h - w / 2 : h;
  const shell = move(box(w - 8, low - 8, d - door, 1.5), 0, -h / 2 + 4, (d - door) / 2);
  return [
    piece({ slot: 'box' }, shell),
    piece(
      { slot: 'frame', grain: 'y' },
      ...leaves.map((x) =>
        framed
          ? move(frameRing(outline, 22, door, 3), x, 0, d - door)
          : move(extrude(inset(outline, 2), door - 5), x, 0, d - door),
      ),
    ),
    piece(
      { fixed: 'mirror-glass' },
      ...leaves.map((x) =>
        framed
          ? move(framedSheet(outline, 22, 12), x, 0, d - door)
          : move(extrude(outline, 5, { bevel: 2 }), x, 0, d - 5),
      ),
    ),
  ];
}
