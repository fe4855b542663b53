import { bead, drum, hoop, pole } from '../../fittings/plain-rounds.ts';
import { loft } from '../../geometry/loft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { CurtainParams } from './schema.ts';

const ROD_OUT = 74;

/** A hanging cloth in folds, its middle at x = 0, from y = 0 up. Fuller at the foot than at the rod. */
function cloth(width: number, height: number, folds: number): Shape {
  const steps = folds * 8;
  const ring = (y: number, deep: number, wide: number): Vec3[] => {
    const line = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const swing = Math.sin(2 * Math.PI * folds * t) + 0.16 * Math.sin(2 * Math.PI * 2.3 * t + 1);
      return [(t - 0.5) * wide, deep * swing] as const;
    });
    const near = line.map(([x, z]): Vec3 => [x, y, ROD_OUT + z + 1.5]);
    const far = line.map(([x, z]): Vec3 => [x, y, ROD_OUT + z - 1.5]);
    return [...near, ...far.reverse()];
  };
  return openLoft([
    ring(0, 34, width),
    ring(height * 0.5, 31, width * 0.985),
    ring(height * 0.94, 27, width * 0.98),
    ring(height, 20, width * 0.98),
  ]);
}

/** A skin over folded rings, whose ends are strips between the two sides of the cloth. */
function openLoft(rings: readonly (readonly Vec3[])[]): Shape {
  const skin = loft(rings, 'open');
  const size = rings[0]?.length ?? 0;
  const triangles = [...skin.triangles];
  for (const [base, isTop] of [
    [0, false],
    [(rings.length - 1) * size, true],
  ] as const) {
    for (let i = 0; i + 1 < size / 2; i++) {
      const quad = [base + i, base + i + 1, base + size - 2 - i, base + size - 1 - i] as const;
      const [a, b, c, d] = quad;
      triangles.push(...(isTop ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
    }
  }
  return { points: skin.points, triangles };
}

function panels(params: CurtainParams, width: number): { x: number; w: number }[] {
  const stack = Math.max(170, Math.min(480, width * 0.2));
  const side = width / 2 - stack / 2;
  if (params.form === 'left') return [{ x: -side, w: stack }];
  if (params.form === 'right') return [{ x: side, w: stack }];
  if (params.form === 'panels') {
    return [
      { x: -side, w: stack },
      { x: side, w: stack },
    ];
  }
  return [
    { x: -width / 4 - 2, w: width / 2 - 8 },
    { x: width / 4 + 2, w: width / 2 - 8 },
  ];
}

/** Pieces of a curtain with its rod in millimeters: wall at z = 0, hem at y = 0. */
export function buildCurtain(params: CurtainParams): Piece[] {
  const total = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const thick = params.form === 'cafe' ? 7 : 13;
  const knob = thick * 2;
  const w = total - 4 * knob;
  const rodY = height - thick * 1.9;
  const hang = params.header === 'rings' ? rodY - thick * 2.6 : rodY + thick * 1.5;
  const sheets = panels(params, w);
  const drapes = sheets.map(({ x, w: wide }) =>
    move(cloth(wide, hang, Math.max(3, Math.round(wide / 95))), x, 0, 0),
  );
  const rings =
    params.header === 'pocket'
      ? []
      : sheets.flatMap(({ x, w: wide }) => {
          const count = Math.max(4, Math.round(wide / 95));
          return Array.from({ length: count }, (_, i) =>
            move(
              turn(hoop(thick * 1.5, 2.2, 14, 5), 'z', 90),
              x + wide * ((i + 0.5) / count - 0.5),
              rodY - thick * 0.4,
              ROD_OUT,
            ),
          );
        });
  const bracket = (x: number) =>
    merge(
      pole(6, [x, rodY, 2], [x, rodY, ROD_OUT]),
      move(turn(drum(22, 6, 20), 'x', 90), x, rodY, 0),
    );
  const ends = [-1, 1].map((side) =>
    move(bead(knob * 0.95, knob * 0.95, 20), side * (w / 2 + knob), rodY, ROD_OUT),
  );
  return [
    piece({ slot: 'fabric', grain: 'y' }, ...drapes),
    piece(
      { slot: 'rod' },
      pole(thick, [-w / 2 - knob, rodY, ROD_OUT], [w / 2 + knob, rodY, ROD_OUT], 20),
      ...ends,
      bracket(-w / 2 + 12),
      bracket(w / 2 - 12),
      ...rings,
    ),
  ];
}
