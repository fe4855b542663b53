import { board } from '../../fittings/furniture/board.ts';
import { caseGoods, stack } from '../../fittings/furniture/case.ts';
import { legSet } from '../../fittings/furniture/legs.ts';
import { extrude } from '../../geometry/extrude.ts';
import { circle, inset, type Outline, roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { VanityTableParams } from './schema.ts';

function mirrorOutline(form: VanityTableParams['mirror'], w: number): Outline {
  const tall = w * 1.25;
  if (form === 'round') return circle(w / 2, 36);
  if (form === 'rectangle') return roundedRectangle(w, tall, 12, 3);
  const arch: Vec2[] = Array.from({ length: 17 }, (_, i) => [
    (w / 2) * Math.cos((Math.PI * i) / 16),
    tall / 2 - w / 2 + (w / 2) * Math.sin((Math.PI * i) / 16),
  ]);
  return [[-w / 2, -tall / 2], [w / 2, -tall / 2], ...arch];
}

/** Pieces of a dressing table in millimeters: floor at y = 0, back at z = 0. */
export function buildVanityTable(params: VanityTableParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const drawers = caseGoods({
    w,
    h: 150,
    d,
    t: 16,
    topThick: 22,
    columns: [1, 1.3, 1].map((share) => ({ share, cells: stack('drawer', 1) })),
    front: params.front,
    pull: params.pull,
  });
  const legs = legSet(params.legs, { w, d: d - 40, h: h - 150, thick: 44, inset: 12 });
  const across = Math.min(w * 0.56, 620);
  const outline = mirrorOutline(params.mirror, across);
  const high = params.mirror === 'round' ? across : across * 1.25;
  const at = (s: Shape, z: number) => move(s, 0, h + high / 2 + 30, z);
  const mirror =
    params.mirror === 'none'
      ? []
      : [
          piece(
            { slot: 'hardware' },
            at(extrude(outline, 16, { bevel: 2 }), 20),
            ...[-1, 1].map((s) => move(board(14, high * 0.4, 14, 1), s * across * 0.3, h - 4, 24)),
          ),
          piece({ fixed: 'mirror-glass' }, at(extrude(inset(outline, 12), 3), 35)),
        ];
  return [
    ...changed(drawers, (s) => move(s, 0, h - 150, 0)),
    piece({ slot: 'legs', grain: 'y' }, move(legs, 0, 0, d / 2 - 16)),
    ...mirror,
  ];
}
