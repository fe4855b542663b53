// Shower heads, hanging below y = 0 with the spray face down, and hand showers.
import { box, prism } from '../geometry/extrude.ts';
import { circle, roundedRectangle } from '../geometry/outline.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { ball, cylinder, revolve, smoothProfile, turned } from '../geometry/revolve.ts';
import { merge, move, type Shape } from '../geometry/shape.ts';
import { tube } from '../geometry/sweep.ts';

type ShowerHead = 'round' | 'square' | 'bell' | 'sunflower' | 'rectangle' | 'multi';

/** Nozzles on rings or in rows, just below y = 0. */
function nozzles(size: number, isSquare: boolean): Shape {
  const dots: Shape[] = [];
  const pitch = Math.max(9, size / 16);
  const one = cylinder(1.7, 1.8, 0.5, 8);
  const half = size / 2 - pitch * 0.7;
  if (isSquare) {
    const n = Math.max(3, Math.floor((2 * half) / pitch));
    for (let i = 0; i < n; i += 1) {
      for (let j = 0; j < n; j += 1)
        dots.push(
          move(one, -half + (2 * half * i) / (n - 1), -1.6, -half + (2 * half * j) / (n - 1)),
        );
    }
    return merge(...dots);
  }
  for (let r = pitch; r <= half; r += pitch) {
    const n = Math.max(6, Math.floor((2 * Math.PI * r) / (pitch * 1.15)));
    for (let i = 0; i < n; i += 1) {
      const a = (2 * Math.PI * i) / n;
      dots.push(move(one, r * Math.cos(a), -1.6, r * Math.sin(a)));
    }
  }
  return merge(...dots);
}

/** Head of a size across and a thickness; its joint reaches up to y = 0. */
export function showerHead(form: ShowerHead, size: number, thick: number): Piece[] {
  const r = size / 2;
  const joint = merge(move(ball(12), 0, -12, 0), move(cylinder(15, 16, 2), 0, -32, 0));
  const low = -32 - thick;
  const isSquare = form === 'square' || form === 'rectangle';
  const outline =
    form === 'rectangle'
      ? roundedRectangle(size, size * 0.62, 6)
      : isSquare
        ? roundedRectangle(size, size, 6)
        : circle(r);
  const faceOutline =
    form === 'rectangle'
      ? roundedRectangle(size - 14, size * 0.62 - 14, 4)
      : isSquare
        ? roundedRectangle(size - 14, size - 14, 4)
        : circle(r - 7);
  const body: Shape =
    form === 'bell'
      ? move(
          revolve(
            smoothProfile([
              [r, -thick],
              [r * 0.92, -thick * 0.7],
              [r * 0.4, -thick * 0.3],
              [14, 0],
            ]),
          ),
          0,
          -32,
          0,
        )
      : form === 'sunflower'
        ? move(
            turned(
              [
                [0, -thick],
                [r, -thick],
                [r, -thick * 0.6],
                [r * 0.3, 0],
                [0, 0],
              ],
              [0, 2, 3, 4, 0],
            ),
            0,
            -32,
            0,
          )
        : move(prism(outline, thick, { bevel: Math.min(3, thick * 0.35) }), 0, low, 0);
  const face = move(prism(faceOutline, 2, { bevel: 0.6 }), 0, low - 1, 0);
  const spray =
    form === 'rectangle'
      ? merge(...[-1, 0, 1].map((i) => move(nozzles(size * 0.36, true), i * size * 0.3, 0, 0)))
      : nozzles(size - 14, isSquare);
  return [
    piece({ slot: 'metal' }, joint, body),
    piece({ slot: 'face' }, face),
    piece({ fixed: form === 'multi' ? 'rubber' : 'silicone' }, move(spray, 0, low - 1, 0)),
  ];
}

/** Hand shower of about 240 mm, upright, its head at the top facing +z, its hose end at y = 0. */
export function handShower(form: 'round' | 'wand' | 'telephone' | 'paddle'): Piece[] {
  const grip = tube(
    form === 'wand' ? 13 : 11,
    [
      [0, 0, 0],
      [0, 90, 0],
      [0, 190, form === 'wand' ? 0 : 14],
    ],
    { endRadius: 4 },
  );
  if (form === 'wand') {
    return [
      piece({ slot: 'metal' }, grip),
      piece({ slot: 'face' }, move(box(14, 80, 3, 1, 5), 0, 104, 12)),
    ];
  }
  const size = form === 'telephone' ? 62 : form === 'paddle' ? 78 : 104;
  const plate = form === 'paddle' ? roundedRectangle(size, size * 1.3, 16) : circle(size / 2);
  const turnUp = (shape: Shape): Shape => ({
    points: shape.points.map(
      ([x, y, z]) => [x, -z * 0.94 + y * 0.3 + 216, y * 0.94 + z * 0.3 + 16] as const,
    ),
    triangles: shape.triangles,
  });
  const head = prism(plate, 20, { bevel: 6 });
  const face = move(
    prism(
      form === 'paddle' ? roundedRectangle(size - 14, size * 1.3 - 14, 12) : circle(size / 2 - 7),
      2,
      { bevel: 0.5 },
    ),
    0,
    19.4,
    0,
  );
  return [piece({ slot: 'metal' }, grip, turnUp(head)), piece({ slot: 'face' }, turnUp(face))];
}
