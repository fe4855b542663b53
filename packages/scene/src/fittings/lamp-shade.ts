// Shades of lamps that stand: from y = 0 (open rim) up to y = height, with the lit bulb inside.
import { type Piece, piece } from '../geometry/part.ts';
import { revolve } from '../geometry/revolve.ts';
import { move } from '../geometry/shape.ts';
import type { Vec2 } from '../geometry/vec.ts';
import { bead, hoop, pole } from './plain-rounds.ts';

const lampShadeForms = ['drum', 'empire', 'cone', 'dome', 'pleated'] as const;
type LampShadeForm = (typeof lampShadeForms)[number];

const WALL = 3;

/** A shade in the slot `shade` with its spider in `metal`. */
export function lampShade(form: LampShadeForm, diameter: number, height: number): Piece[] {
  const r = diameter / 2;
  const top = { drum: 0.96, empire: 0.62, cone: 0.24, dome: 0.2, pleated: 0.66 }[form] * r;
  const line: Vec2[] =
    form === 'dome'
      ? Array.from({ length: 8 }, (_, i): Vec2 => {
          const angle = (i / 7) * 1.37;
          return [r * Math.cos(angle), (height * Math.sin(angle)) / Math.sin(1.37)];
        })
      : [
          [r, 0],
          [top, height],
        ];
  const inner = [...line].reverse().map(([x, y]): Vec2 => [x - WALL, y]);
  const skin = revolve([...line, ...inner], { ring: true, segments: form === 'pleated' ? 96 : 40 });
  const folded =
    form === 'pleated'
      ? {
          points: skin.points.map(([x, y, z], i) => {
            const share = i % 2 === 0 ? 1 : 0.95;
            return [x * share, y, z * share] as const;
          }),
          triangles: skin.triangles,
        }
      : skin;
  const ribs = [0, 120, 240].map((deg) => {
    const angle = (deg * Math.PI) / 180;
    const reach = top - WALL / 2;
    return pole(
      2,
      [0, height - 8, 0],
      [reach * Math.cos(angle), height - 8, reach * Math.sin(angle)],
      5,
    );
  });
  const bulbAt = Math.min(height * 0.45, height - 30);
  return [
    piece({ slot: 'shade' }, folded),
    piece({ slot: 'metal' }, move(hoop(top - WALL / 2, 2, 32, 5), 0, height - 8, 0), ...ribs),
    piece(
      { fixed: 'lamp' },
      move(bead(Math.min(28, r * 0.4), Math.min(34, height * 0.25)), 0, bulbAt, 0),
    ),
  ];
}
