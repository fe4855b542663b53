import { extrude } from '../../geometry/extrude.ts';
import {
  circle,
  type Outline,
  rectangle,
  roundedRectangle,
  shift,
} from '../../geometry/outline.ts';
import type { Shape } from '../../geometry/shape.ts';
import { radians, type Vec2 } from '../../geometry/vec.ts';
import type { FramedPictureParams } from './schema.ts';

interface Art {
  readonly first: readonly Shape[];
  readonly second: readonly Shape[];
}

/** A color field inside the sheet, `layer` steps above it so that fields may lie on one another. */
function field(outline: Outline, layer: number): Shape {
  return extrude(outline, 0.4 + 0.3 * layer);
}

/** A hill line across the sheet: everything below it. */
function hill(w: number, h: number, at: number, swell: number, phase: number): Outline {
  const top = Array.from({ length: 25 }, (_, i): Vec2 => {
    const t = 1 - i / 24;
    return [(t - 0.5) * w, h * (at - 0.5 + swell * Math.sin(t * 5 + phase))];
  });
  return [[-w / 2, -h / 2], [w / 2, -h / 2], ...top];
}

/** A half ring standing on its ends. */
function bow(r: number, face: number, x: number, y: number): Outline {
  const turnOf = (radius: number, i: number): Vec2 => [
    x + radius * Math.cos(radians(i * 9)),
    y + radius * Math.sin(radians(i * 9)),
  ];
  const outer = Array.from({ length: 21 }, (_, i) => turnOf(r, i));
  const inner = Array.from({ length: 21 }, (_, i) => turnOf(r - face, 20 - i));
  return [...outer, ...inner];
}

/** A sprig: leaves in pairs along a stem. */
function sprig(w: number, h: number): Shape[] {
  const blade = (at: number, side: number): Outline =>
    Array.from({ length: 20 }, (_, i): Vec2 => {
      const t = (2 * Math.PI * i) / 20;
      const along = (1 - Math.cos(t)) / 2;
      const across = Math.sin(t) * 0.2 * (1 - 0.3 * along);
      const size = w * 0.3 * (1.1 - 0.5 * at);
      const [c, s] = [0.8, 0.6];
      return [
        side * size * (along * c - across * s),
        h * (at * 0.7 - 0.36) + size * (along * s + across * c),
      ];
    });
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const outline = blade((i + 0.5) / 6, side);
    return field(side > 0 ? outline : [...outline].reverse(), 1);
  });
  return [
    field(
      [
        [-w * 0.008, -h * 0.4],
        [w * 0.008, -h * 0.4],
        [w * 0.005, h * 0.36],
        [-w * 0.005, h * 0.36],
      ],
      0,
    ),
    ...leaves,
  ];
}

/** Color fields of a picture inside a sheet of the given size, on z = 0. */
export function artOf(form: FramedPictureParams['form'], w: number, h: number): Art {
  const unit = Math.min(w, h);
  switch (form) {
    case 'arcs':
      return {
        first: [0.44, 0.28, 0.14].map((r) =>
          field(bow(unit * r, unit * 0.08, -w * 0.02, -h * 0.3), 0),
        ),
        second: [field(shift(circle(unit * 0.13, 40), w * 0.2, h * 0.28), 0)],
      };
    case 'botanical':
      return { first: sprig(w, h), second: [field(shift(circle(unit * 0.2, 40), 0, h * 0.24), 0)] };
    case 'blocks':
      return {
        first: [
          field(shift(roundedRectangle(w * 0.5, h * 0.42, unit * 0.08), -w * 0.14, h * 0.16), 0),
          field(shift(roundedRectangle(w * 0.26, h * 0.2, unit * 0.05), w * 0.24, -h * 0.3), 0),
        ],
        second: [
          field(shift(roundedRectangle(w * 0.5, h * 0.3, unit * 0.1), w * 0.1, -h * 0.14), 1),
        ],
      };
    case 'lines':
      return {
        first: Array.from({ length: 9 }, (_, i) =>
          field(
            shift(
              rectangle(w * 0.76 * (0.55 + 0.45 * Math.sin(i * 1.7) ** 2), h * 0.022),
              0,
              h * (0.36 - i * 0.09),
            ),
            0,
          ),
        ),
        second: [field(shift(circle(unit * 0.09, 32), -w * 0.22, h * 0.1), 1)],
      };
    default:
      return {
        first: [field(hill(w, h, 0.42, 0.05, 1), 0), field(hill(w, h, 0.16, 0.04, 5), 2)],
        second: [
          field(hill(w, h, 0.28, 0.06, 3), 1),
          field(shift(circle(unit * 0.1, 36), w * 0.18, h * 0.22), 0),
        ],
      };
  }
}
