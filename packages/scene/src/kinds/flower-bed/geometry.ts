import { evenly, partsOf } from '../../fittings/evenly.ts';
import { GOLDEN_DEG, lump, shares } from '../../fittings/foliage.ts';
import { leafAt, smallLeaf } from '../../fittings/leaf.ts';
import { wire } from '../../fittings/plain-rounds.ts';
import { prism } from '../../geometry/extrude.ts';
import { rectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { FlowerBedParams } from './schema.ts';
import { FLOWER_HEIGHT_MM } from './size.ts';

type Bloom = 'spike' | 'cup' | 'star';

/** A flower of about 30 triangles at the top of its stem. */
function bloomOf(form: Bloom, size: number, seed: number): Shape {
  if (form === 'spike') {
    const florets = Array.from({ length: 9 }, (_, i) =>
      leafAt(smallLeaf(size * 0.42, size * 0.26, 30), i * GOLDEN_DEG, [0, size * 0.24 * i, 0]),
    );
    return merge(...florets);
  }
  const petals = form === 'cup' ? 6 : 9;
  return merge(
    ...Array.from({ length: petals }, (_, i) =>
      turn(
        smallLeaf(size, size * (form === 'cup' ? 0.75 : 0.36), form === 'cup' ? 76 : 14),
        'y',
        (360 * i) / petals + seed * 50,
      ),
    ),
  );
}

const bloomForms: Readonly<Record<FlowerBedParams['form'], readonly [Bloom, Bloom]>> = {
  mixed: ['spike', 'star'],
  lavender: ['spike', 'spike'],
  tulips: ['cup', 'cup'],
  daisies: ['star', 'star'],
};

/** Pieces of a flower bed in millimeters: ground at y = 0. */
export function buildFlowerBed(params: FlowerBedParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = FLOWER_HEIGHT_MM[params.form];
  const next = shares(53);
  const rim = params.edge === 'none' ? 0 : params.edge === 'stone' ? 90 : 8;
  const margin = Math.max(rim, 85);
  const bed = { w: w - 2 * margin, d: d - 2 * margin };
  const pitch = Math.max(120, Math.sqrt((bed.w * bed.d) / 40));
  const columns = Math.max(2, Math.round(bed.w / pitch));
  const rows = Math.max(1, Math.round(bed.d / pitch));
  const leaves: Shape[] = [];
  const blooms: [Shape[], Shape[]] = [[], []];
  for (let i = 0; i < columns * rows; i++) {
    const x = ((i % columns) + 0.5 + 0.5 * (next() - 0.5)) * (bed.w / columns) - bed.w / 2;
    const z = (Math.floor(i / columns) + 0.5 + 0.5 * (next() - 0.5)) * (bed.d / rows) - bed.d / 2;
    const slot = params.form === 'lavender' ? (i % 5 === 0 ? 1 : 0) : next() < 0.5 ? 0 : 1;
    const [first, second] = bloomForms[params.form];
    const form = slot === 0 ? first : second;
    const tall = (h - (params.form === 'daisies' ? 85 : 150)) * (0.66 + 0.3 * next());
    const stems = form === 'cup' ? 1 : 2;
    for (let s = 0; s < stems; s++) {
      const tip: Vec3 = [
        x + (next() - 0.5) * 90,
        55 + tall * (0.8 + 0.2 * next()),
        z + (next() - 0.5) * 90,
      ];
      leaves.push(wire(2, [[x, 50, z], tip], 4, 0.6));
      const size = form === 'spike' ? 66 : form === 'cup' ? 84 : 66;
      blooms[slot].push(move(bloomOf(form, size, i), ...tip));
    }
    for (let l = 0; l < 8; l++) {
      leaves.push(
        leafAt(
          smallLeaf(tall * (0.5 + 0.3 * next()), 26, 40 + 36 * next()),
          l * GOLDEN_DEG + i * 20,
          [x, 52, z],
        ),
      );
    }
  }
  const stones = (long: number) => partsOf(long, 190, 2);
  const edge: Shape[] =
    params.edge === 'steel'
      ? [prism(rectangle(w, d), 110, { holes: [rectangle(w - 12, d - 12)] })]
      : params.edge === 'stone'
        ? [
            ...[-1, 1].flatMap((side) =>
              evenly(stones(w), w).map((x, i) =>
                move(
                  lump([w / stones(w) / 2, 55 + 10 * next(), 45], i + side, 0.1, 9),
                  x,
                  -10,
                  side * (d / 2 - 45),
                ),
              ),
            ),
            ...[-1, 1].flatMap((side) =>
              evenly(stones(d - 180), d - 180).map((z, i) =>
                move(
                  lump([45, 55 + 10 * next(), (d - 160) / stones(d - 180) / 2], i + 9, 0.1, 9),
                  side * (w / 2 - 45),
                  -10,
                  z,
                ),
              ),
            ),
          ]
        : [];
  return [
    piece({ fixed: 'soil' }, prism(rectangle(w - rim * 1.2, d - rim * 1.2), 55)),
    piece({ slot: 'leaf' }, ...leaves),
    piece({ slot: 'first' }, ...blooms[0]),
    piece({ slot: 'second' }, ...blooms[1]),
    ...(edge.length > 0 ? [piece({ slot: 'edge' }, ...edge)] : []),
  ];
}
