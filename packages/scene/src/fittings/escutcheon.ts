import { prism, slab } from '../geometry/extrude.ts';
import { fillet, regularPolygon } from '../geometry/outline.ts';
import { revolve, smoothProfile, turned } from '../geometry/revolve.ts';
import type { Shape } from '../geometry/shape.ts';

type EscutcheonForm = 'round' | 'square' | 'bell' | 'stepped' | 'tapered' | 'hex' | 'scalloped';

/** Cover plate around a pipe or body, standing on y = 0; `radius` is half its width. */
export function escutcheon(form: EscutcheonForm, radius: number, height: number): Shape {
  switch (form) {
    case 'round':
      return turned(
        [
          [0, 0],
          [radius, 0],
          [radius, height],
          [0, height],
        ],
        [0, 0.4, height * 0.45, 0],
      );
    case 'square':
      return slab(2 * radius, height, 2 * radius, Math.min(1.6, height / 3), 3);
    case 'hex':
      return prism(fillet(regularPolygon(6, radius, 30), 2), height, { bevel: 1.2 });
    case 'stepped':
      return turned(
        [
          [0, 0],
          [radius, 0],
          [radius, height * 0.36],
          [radius * 0.86, height * 0.4],
          [radius * 0.86, height * 0.72],
          [radius * 0.72, height * 0.76],
          [radius * 0.72, height],
          [0, height],
        ],
        Math.min(1.5, height * 0.12),
      );
    case 'bell':
      return revolve([
        [0, 0],
        ...smoothProfile([
          [radius, 0],
          [radius, height * 0.1],
          [radius * 0.94, height * 0.22],
          [radius * 0.68, height * 0.5],
          [radius * 0.57, height * 0.85],
          [radius * 0.56, height],
        ]),
        [0, height],
      ]);
    case 'scalloped':
      return turned(
        [
          [0, 0],
          [radius, 0],
          [radius, height * 0.3],
          [radius * 0.55, height],
          [0, height],
        ],
        [0, 0.5, 1.4, 2, 0],
      );
    case 'tapered':
      return turned(
        [
          [0, 0],
          [radius, 0],
          [radius, height * 0.14],
          [radius * 0.66, height],
          [0, height],
        ],
        [0, 0.5, 1.5, 2, 0],
      );
  }
}
