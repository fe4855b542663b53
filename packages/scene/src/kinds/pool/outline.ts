import { inset, type Outline, rectangle } from '../../geometry/outline.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { PoolParams } from './schema.ts';

/** Floor of the shell below the water. */
export const POOL_SHELL_MM = 120;

/** Edge of the water, moved outward by `offset`; the same number of points for every offset. */
export function poolOutline(params: PoolParams, offset: number): Outline {
  const x = mmFromTenths(params.lengthTenths) / 2;
  const y = mmFromTenths(params.widthTenths) / 2;
  switch (params.form) {
    case 'roman': {
      const r = y * 0.62;
      const center = x - r;
      const reach = r + offset;
      const from = Math.acos(Math.min(1, Math.max(0, offset) / reach));
      const bow = (side: 1 | -1) =>
        Array.from({ length: 17 }, (_, i): Vec2 => {
          const angle = -from + (2 * from * i) / 16;
          return [side * (center + reach * Math.cos(angle)), side * reach * Math.sin(angle)];
        });
      const wall = center + Math.max(0, offset);
      return [
        [wall, -y - offset],
        ...bow(1),
        [wall, y + offset],
        [-wall, y + offset],
        ...bow(-1),
        [-wall, -y - offset],
      ];
    }
    case 'kidney': {
      const line = Array.from({ length: 60 }, (_, i): Vec2 => {
        const angle = (2 * Math.PI * i) / 60;
        const dent = 1 - 0.3 * Math.exp(-(((angle - 1.5 * Math.PI) / 0.5) ** 2));
        return [x * Math.cos(angle) * (1 - 0.12 * Math.sin(angle)), y * Math.sin(angle) * dent];
      });
      const wide = Math.max(...line.map(([px]) => Math.abs(px)));
      const low = Math.min(...line.map(([, py]) => py));
      const high = Math.max(...line.map(([, py]) => py));
      const fitted = line.map(
        ([px, py]): Vec2 => [(px * x) / wide, ((2 * (py - low)) / (high - low) - 1) * y],
      );
      return inset(fitted, -offset);
    }
    case 'l-shape': {
      const nook: Vec2 = [x * 0.1, -y * 0.12];
      return [
        [-x - offset, -y - offset],
        [nook[0] + offset, -y - offset],
        [nook[0] + offset, nook[1] - offset],
        [x + offset, nook[1] - offset],
        [x + offset, y + offset],
        [-x - offset, y + offset],
      ];
    }
    default:
      return rectangle(2 * (x + offset), 2 * (y + offset));
  }
}
