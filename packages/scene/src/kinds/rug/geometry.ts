import { prism, slab } from '../../geometry/extrude.ts';
import { type Outline, rectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RugParams } from './schema.ts';
import { RUG_THICKNESS_MM } from './size.ts';

/** Lowest part of the pattern above the field, so that neither flickers. */
const INLAY = 1;

function ringOf(width: number, depth: number, face: number): Shape {
  return prism(rectangle(width, depth), INLAY, {
    holes: [rectangle(width - 2 * face, depth - 2 * face)],
  });
}

function diamond(width: number, depth: number): Outline {
  return [
    [-width / 2, 0],
    [0, -depth / 2],
    [width / 2, 0],
    [0, depth / 2],
  ];
}

function patternOf(form: RugParams['form'], w: number, d: number): Shape[] {
  const unit = Math.min(w, d);
  switch (form) {
    case 'striped': {
      const count = Math.max(5, 2 * Math.round(w / 260) + 1);
      return Array.from({ length: count }, (_, i) =>
        move(
          prism(rectangle((w / count) * (i % 2 === 0 ? 0.5 : 0.16), d - 2), INLAY),
          (w * (i + 0.5)) / count - w / 2,
          0,
          0,
        ),
      );
    }
    case 'medallion': {
      const medal = (share: number, hole: number) =>
        prism(diamond((w - unit * 0.3) * share, (d - unit * 0.3) * share), INLAY, {
          holes: [diamond((w - unit * 0.3) * hole, (d - unit * 0.3) * hole)],
        });
      const corners = [-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          move(prism(diamond(unit * 0.16, unit * 0.16), INLAY), x * w * 0.36, 0, z * d * 0.34),
        ),
      );
      return [
        ringOf(w - unit * 0.04, d - unit * 0.04, unit * 0.035),
        ringOf(w - unit * 0.16, d - unit * 0.16, unit * 0.012),
        medal(0.9, 0.78),
        medal(0.62, 0.5),
        prism(diamond(unit * 0.2, unit * 0.2), INLAY),
        ...corners,
      ];
    }
    case 'bordered':
      return [
        ringOf(w - unit * 0.06, d - unit * 0.06, unit * 0.07),
        ringOf(w - unit * 0.26, d - unit * 0.26, unit * 0.012),
      ];
    case 'fringed':
      return [-1, 1].flatMap((x) =>
        [0.42, 0.4, 0.34].map((at) =>
          move(prism(rectangle(w * 0.008, d - 2), INLAY), x * w * at, 0, 0),
        ),
      );
    default:
      return [];
  }
}

/** Pieces of a rug in millimeters: floor at y = 0. */
export function buildRug(params: RugParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const fringe = params.form === 'fringed' ? 50 : 0;
  const pile = RUG_THICKNESS_MM - (params.form === 'plain' ? 0 : INLAY);
  const field = slab(w - 2 * fringe, pile, d, 2.5, 4);
  const count = Math.round(d / 22);
  const knots =
    fringe === 0
      ? []
      : [-1, 1].flatMap((x) =>
          Array.from({ length: count }, (_, i) =>
            move(slab(fringe, 3, 7, 0), (x * (w - fringe)) / 2, 0, (d * (i + 0.5)) / count - d / 2),
          ),
        );
  return [
    piece({ slot: 'field' }, field, ...knots),
    piece(
      { slot: 'pattern' },
      ...patternOf(params.form, w - 2 * fringe - 6, d - 6).map((s) => move(s, 0, pile, 0)),
    ),
  ];
}
