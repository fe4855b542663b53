import { extrude, prism } from '../geometry/extrude.ts';
import { fillet, gear } from '../geometry/outline.ts';
import { splined } from '../geometry/path.ts';
import { ball, cylinder, revolve, smoothProfile, torus, turned } from '../geometry/revolve.ts';
import { around, merge, move, type Shape, turn } from '../geometry/shape.ts';
import { rod, tube } from '../geometry/sweep.ts';

export type HandleForm =
  | 'lever'
  | 'blade'
  | 'cross'
  | 'knob'
  | 'joystick'
  | 'wheel'
  | 'loop'
  | 'porcelain-lever'
  | 'thermostatic';

interface FaucetHandle {
  /** What turns on the valve: wears the faucet's own metal. */
  readonly hub: Shape;
  /** What the hand takes. */
  readonly grip: Shape;
}

/** Round body with a rounded top, diamond-free knurl as fine vertical ribs if asked for. */
export function ribbed(radius: number, height: number, isKnurled: boolean): Shape {
  if (!isKnurled) return cylinder(radius, height, Math.min(2, radius * 0.18));
  const teeth = Math.max(20, Math.round(radius * 2.2));
  return merge(
    prism(gear(radius, teeth, radius * 0.07, 4), height * 0.86),
    move(cylinder(radius * 0.96, height * 0.14, 0.8), 0, height * 0.86, 0),
  );
}

function bladeOutline(length: number, wide: number) {
  return fillet(
    [
      [-wide * 0.62, -wide * 0.5],
      [wide * 0.4, -wide * 0.5],
      [length, -wide * 0.36],
      [length, wide * 0.36],
      [wide * 0.4, wide * 0.5],
      [-wide * 0.62, wide * 0.5],
    ],
    [wide * 0.3, wide, wide * 0.3, wide * 0.3, wide, wide * 0.3],
  );
}

/**
 * Handle on the axis y from y = 0 up, its grip pointing to +x. `radius` is that of the valve body
 * below it, in millimeters; everything else follows from it.
 */
export function faucetHandle(form: HandleForm, radius: number, isKnurled = false): FaucetHandle {
  const r = radius;
  switch (form) {
    case 'lever': {
      const hub = ribbed(r, r * 1.7, isKnurled);
      const grip = tube(
        r * 0.36,
        [
          [0, r * 1.12, 0],
          [r * 2.6, r * 1.3, 0],
          [r * 4.6, r * 1.42, 0],
        ],
        { scale: (t) => 1.08 - 0.22 * t, endRadius: r * 0.3 },
      );
      return { hub, grip };
    }
    case 'blade': {
      const plate = prism(bladeOutline(r * 4.8, r * 1.7), r * 0.42, { bevel: r * 0.14 });
      return {
        hub: ribbed(r, r * 1.2, isKnurled),
        grip: turn(move(plate, 0, r * 1.2, 0), 'z', 3),
      };
    }
    case 'cross': {
      const stem = revolve([
        [0, 0],
        ...smoothProfile([
          [r, 0],
          [r * 0.94, r * 0.2],
          [r * 0.56, r * 0.62],
          [r * 0.52, r * 1.1],
          [r * 0.8, r * 1.35],
          [r * 0.84, r * 1.9],
          [r * 0.6, r * 2.25],
          [r * 0.3, r * 2.38],
        ]),
        [0, r * 2.42],
      ]);
      const arm = turn(
        revolve([
          [0, r * 0.4],
          ...smoothProfile([
            [r * 0.3, r * 0.4],
            [r * 0.27, r * 1.1],
            [r * 0.32, r * 1.75],
            [r * 0.46, r * 2.1],
            [r * 0.42, r * 2.4],
            [r * 0.18, r * 2.56],
          ]),
          [0, r * 2.6],
        ]),
        'z',
        -90,
      );
      return { hub: stem, grip: move(around(arm, 4, 45), 0, r * 1.66, 0) };
    }
    case 'knob': {
      const grip = isKnurled
        ? prism(gear(r * 1.15, 36, r * 0.07, 4), r * 1.5, { bevel: 0.4 })
        : turned(
            [
              [0, 0],
              [r * 0.86, 0],
              [r * 1.2, r * 0.5],
              [r * 1.1, r * 1.6],
              [0, r * 1.75],
            ],
            [0, r * 0.1, r * 0.4, r * 0.45, 0],
          );
      return { hub: cylinder(r * 0.72, r * 0.5, 0.4), grip: move(grip, 0, r * 0.4, 0) };
    }
    case 'joystick': {
      const grip = tube(
        r * 0.26,
        [
          [0, r * 0.7, 0],
          [r * 0.5, r * 2.2, 0],
          [r * 1.1, r * 4.4, 0],
        ],
        { endRadius: r * 0.26 },
      );
      return {
        hub: merge(cylinder(r * 0.95, r * 0.6, 1), move(ball(r * 0.62), 0, r * 0.62, 0)),
        grip,
      };
    }
    case 'wheel': {
      const spokes = around(rod(r * 0.16, [0, 0, 0], [r * 2, 0, 0]), 5);
      const grip = move(merge(torus(r * 2.05, r * 0.3), spokes), 0, r * 1.5, 0);
      const stem = turned(
        [
          [0, 0],
          [r * 0.9, 0],
          [r * 0.45, r * 0.6],
          [r * 0.45, r * 1.2],
          [r * 0.6, r * 1.3],
          [r * 0.6, r * 1.8],
          [0, r * 1.95],
        ],
        r * 0.14,
      );
      return { hub: stem, grip };
    }
    case 'loop': {
      const line = splined(
        [
          [r * 0.3, r * 0.9, -r * 0.5],
          [r * 2.6, r * 1.2, -r * 0.75],
          [r * 4.3, r * 1.5, -r * 0.4],
          [r * 4.3, r * 1.5, r * 0.4],
          [r * 2.6, r * 1.2, r * 0.75],
          [r * 0.3, r * 0.9, r * 0.5],
        ],
        10,
      );
      return {
        hub: ribbed(r, r * 1.5, isKnurled),
        grip: tube(r * 0.22, line, { endRadius: r * 0.2 }),
      };
    }
    case 'porcelain-lever': {
      const stem = turned(
        [
          [0, 0],
          [r, 0],
          [r * 0.6, r * 0.7],
          [r * 0.78, r * 1.1],
          [r * 0.78, r * 1.7],
          [r * 0.4, r * 2.1],
          [0, r * 2.2],
        ],
        r * 0.2,
      );
      const collar = move(turn(cylinder(r * 0.46, r * 0.5, 0.5), 'z', -90), r * 0.6, r * 1.4, 0);
      const grip = turn(
        revolve([
          [0, 0],
          ...smoothProfile([
            [r * 0.36, 0],
            [r * 0.4, r * 0.7],
            [r * 0.58, r * 2],
            [r * 0.62, r * 2.9],
            [r * 0.42, r * 3.5],
          ]),
          [0, r * 3.64],
        ]),
        'z',
        -84,
      );
      return { hub: merge(stem, collar), grip: move(grip, r * 1.02, r * 1.4, 0) };
    }
    case 'thermostatic': {
      const drum = prism(gear(r * 1.15, 28, r * 0.09, 6), r * 2.2, { bevel: 0.5 });
      const key = move(
        extrude(
          fillet(
            [
              [-r * 0.2, 0],
              [r * 0.2, 0],
              [r * 0.2, r * 0.9],
              [-r * 0.2, r * 0.9],
            ],
            1,
          ),
          r * 0.5,
          { bevel: 0.6 },
        ),
        0,
        r * 2.1,
        -r * 0.25,
      );
      return { hub: merge(cylinder(r * 1.2, r * 0.4, 0.8), key), grip: move(drum, 0, r * 0.3, 0) };
    }
  }
}
