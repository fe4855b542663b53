// Pots with their soil: standing on y = 0.
import { prism } from '../geometry/extrude.ts';
import { roundedRectangle } from '../geometry/outline.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { cylinder, revolve, turned } from '../geometry/revolve.ts';
import { around, merge, move, type Shape } from '../geometry/shape.ts';
import { hoop, pole } from './plain-rounds.ts';

export const potForms = ['tapered', 'cylinder', 'bowl', 'basket', 'square', 'footed'] as const;
type PotForm = (typeof potForms)[number];

/** Stacked coils about the axis: baskets. `radiusAt` takes the share of the height. */
function coils(height: number, thick: number, radiusAt: (t: number) => number): Shape {
  const count = Math.max(3, Math.round(height / (thick * 1.7)));
  const rows = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return move(hoop(radiusAt(t) - thick, thick, 26, 5), 0, height * t, 0);
  });
  return merge(...rows, cylinder(radiusAt(0) - thick, thick, 1, 28));
}

function body(form: PotForm, r: number, h: number): Shape {
  const wall = Math.max(5, r * 0.08);
  switch (form) {
    case 'cylinder':
      return turned(
        [
          [0, 0],
          [r, 0],
          [r, h],
          [r - wall, h],
          [r - wall, h * 0.8],
          [0, h * 0.8],
        ],
        [0, 6, 2, 2, 0, 0],
        { segments: 36 },
      );
    case 'bowl':
      return turned(
        [
          [0, 0],
          [r * 0.5, 0],
          [r * 0.92, h * 0.45],
          [r, h],
          [r - wall, h],
          [r - wall * 1.2, h * 0.75],
          [0, h * 0.75],
        ],
        [0, 4, r * 0.4, 2, 2, 0, 0],
        { segments: 36 },
      );
    case 'basket':
      return coils(
        h,
        Math.max(5, h * 0.035),
        (t) => r * (0.86 + 0.14 * Math.sin(Math.PI * (0.15 + 0.7 * t))),
      );
    case 'square':
      return merge(
        prism(roundedRectangle(r * 2, r * 2, 8), h, {
          holes: [roundedRectangle(2 * (r - wall), 2 * (r - wall), 5)],
          bevel: 2,
        }),
        prism(roundedRectangle(2 * r - wall, 2 * r - wall, 4), h * 0.8),
      );
    case 'footed': {
      const foot = around(pole(r * 0.07, [r * 0.62, 0, 0], [r * 0.74, h * 0.5, 0]), 4, 45);
      return merge(foot, move(body('cylinder', r, h * 0.72), 0, h * 0.28, 0));
    }
    default:
      return revolve(
        [
          [0, 0],
          [r * 0.68, 0],
          [r * 0.93, h * 0.8],
          [r, h * 0.8],
          [r, h],
          [r - wall, h],
          [r - wall * 1.4, h * 0.84],
          [0, h * 0.84],
        ],
        { segments: 36 },
      );
  }
}

/** A pot of the given radius and height in the slot `pot`, filled with soil to 9/10. */
export function plantPot(form: PotForm, radius: number, height: number): Piece[] {
  const inner = form === 'square' ? 2 * radius * 0.9 : 0;
  const soil =
    inner > 0 ? prism(roundedRectangle(inner, inner, 4), 6) : cylinder(radius * 0.9, 6, 1, 28);
  return [
    piece({ slot: 'pot' }, body(form, radius, height)),
    piece({ fixed: 'soil' }, move(soil, 0, height * 0.88, 0)),
  ];
}
