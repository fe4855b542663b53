import { box, prism } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { flip, move } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import { POOL_SHELL_MM, poolOutline } from './outline.ts';
import type { PoolParams } from './schema.ts';

const COPING = 50;
const WATER_BELOW = 110;

/** Pieces of a pool in millimeters: the upper side of its coping at y = 0. */
export function buildPool(params: PoolParams): Piece[] {
  const deep = mmFromTenths(params.depthTenths);
  const coping = mmFromTenths(params.copingTenths);
  const ring = (offset: number, y: number) =>
    poolOutline(params, offset).map(([x, z]): Vec3 => [x, y, -z]);
  const hollow = (rings: Vec3[][]) => {
    const shape = loft(rings, 'closed');
    return volumeOf(shape) > 0 ? shape : flip(shape);
  };
  const bottom = -deep - POOL_SHELL_MM;
  const walls = hollow([ring(150, bottom), ring(150, -COPING), ring(0, -COPING), ring(0, bottom)]);
  const floor = move(prism(poolOutline(params, 0), POOL_SHELL_MM), 0, bottom, 0);
  const edge = hollow([
    ring(coping, -COPING),
    ring(coping, -6),
    ring(coping - 6, 0),
    ring(-20, 0),
    ring(-26, -8),
    ring(-26, -COPING + 8),
    ring(-20, -COPING),
  ]);
  const x = mmFromTenths(params.lengthTenths) / 2;
  const y = mmFromTenths(params.widthTenths) / 2;
  const isKidney = params.form === 'kidney';
  const inner = params.form === 'roman' ? x - y * 0.62 : x;
  const wide = params.form === 'roman' ? y * 1.1 : Math.min(2 * y - 200, 2400);
  const count = Math.max(1, Math.floor((deep - WATER_BELOW) / 280) - 1);
  const steps =
    params.steps && !isKidney
      ? Array.from({ length: count }, (_, i) => {
          const top = -WATER_BELOW - 180 - i * 280;
          const from = -inner + 10;
          return move(
            box(320 * (i + 1), top + deep, wide, 0),
            from + 160 * (i + 1),
            -deep,
            params.form === 'l-shape' ? -y * 0.3 : 0,
          );
        })
      : [];
  const water = move(prism(poolOutline(params, -1), 6), 0, -WATER_BELOW, 0);
  return [
    piece({ slot: 'coping' }, edge),
    piece({ slot: 'interior' }, walls, floor, ...steps),
    piece({ fixed: 'water' }, water),
  ];
}
