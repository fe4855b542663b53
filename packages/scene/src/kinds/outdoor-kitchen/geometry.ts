import { evenly } from '../../fittings/evenly.ts';
import { drum, pole, wire } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { OutdoorKitchenParams } from './schema.ts';
import { RETURN_MM } from './size.ts';

const COUNTER = 920;
const TOP = 40;

/** Pieces of an outdoor kitchen in millimeters: ground at y = 0, the back of the counter at z = 0. */
export function buildOutdoorKitchen(params: OutdoorKitchenParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const d = mmFromTenths(params.depthTenths);
  const isL = params.form === 'l-shape';
  const body = [move(box(w - 50, COUNTER - TOP, d - 60, 2), 0, 0, d / 2)];
  const tops = [move(box(w, TOP, d, 4), 0, COUNTER - TOP, d / 2)];
  if (isL) {
    body.push(
      move(
        box(d - 60, COUNTER - TOP, RETURN_MM - d, 0),
        -w / 2 + d / 2,
        0,
        d + (RETURN_MM - d) / 2 - 28,
      ),
    );
    tops.push(
      move(box(d, TOP, RETURN_MM - d, 0), -w / 2 + d / 2, COUNTER - TOP, d + (RETURN_MM - d) / 2),
    );
  }
  if (params.form === 'bar') {
    body.push(move(box(w - 50, 1080 - TOP, 140, 2), 0, 0, -60));
    tops.push(move(box(w, TOP, 440, 4), 0, 1080 - TOP, -80));
  }
  const grillAt = params.grill ? w * (isL ? 0.12 : -0.08) : 0;
  const wide = Math.min(900, w * 0.34);
  const hoodShape = (): Shape => {
    const section: Vec2[] = [
      [-270, 0],
      [250, 0],
      ...Array.from(
        { length: 7 },
        (_, i): Vec2 => [250 - 220 * (1 - Math.cos(i * 0.25)), 90 + 210 * Math.sin(i * 0.25)],
      ),
      [-230, 320],
      [-270, 270],
    ];
    return move(turn(extrude(section, wide), 'y', -90), wide / 2, 0, 0);
  };
  const front = d - 30;
  const door = (x: number, size: number) => [
    move(box(size, 460, 20, 3), x, 180, front),
    move(box(size * 0.5, 14, 16, 3), x, 560, front + 18),
  ];
  const steel: Shape[] = params.grill
    ? [
        move(hoodShape(), grillAt, COUNTER + 8, d / 2),
        move(box(wide, 150, 60, 4), grillAt, COUNTER - 160, front - 10),
        ...evenly(4, wide - 120).map((x) =>
          move(turn(drum(22, 30, 16, 19), 'x', 90), grillAt + x, COUNTER - 90, front + 20),
        ),
        pole(
          12,
          [grillAt - wide * 0.4, COUNTER + 90, front - 70],
          [grillAt + wide * 0.4, COUNTER + 90, front - 70],
          10,
        ),
        ...[-1, 1].map((s) =>
          pole(
            8,
            [grillAt + s * wide * 0.36, COUNTER + 90, front - 130],
            [grillAt + s * wide * 0.36, COUNTER + 90, front - 70],
            8,
          ),
        ),
      ]
    : [];
  steel.push(
    ...door(grillAt - wide * 0.25, wide * 0.46),
    ...door(grillAt + wide * 0.25, wide * 0.46),
  );
  const sinkAt = w * 0.34;
  const cold = isL ? sinkAt : -w * 0.36;
  if (Math.abs(cold - grillAt) > wide * 0.8 && !params.sink) steel.push(...door(cold, 500));
  if (params.sink) {
    steel.push(...door(sinkAt, 420));
    steel.push(
      move(box(430, 8, 380, 2), sinkAt, COUNTER, d / 2),
      wire(
        13,
        bent(
          [
            [sinkAt, COUNTER, d * 0.16],
            [sinkAt, COUNTER + 280, d * 0.16],
            [sinkAt, COUNTER + 280, d * 0.42],
            [sinkAt, COUNTER + 190, d * 0.42],
          ],
          70,
        ),
        10,
      ),
    );
  }
  const basinShape = params.sink ? [move(box(390, 4, 340, 0), sinkAt, COUNTER + 6, d / 2)] : [];
  return [
    piece({ slot: 'body' }, ...body),
    piece({ slot: 'counter' }, ...tops),
    piece({ slot: 'steel' }, ...steel),
    ...(basinShape.length > 0 ? [piece({ fixed: 'gunmetal' }, ...basinShape)] : []),
  ];
}
