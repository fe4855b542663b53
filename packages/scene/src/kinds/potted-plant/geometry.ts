import { grownTo } from '../../fittings/foliage.ts';
import { plantPot } from '../../fittings/plant-pot.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { emptyShape, merge, move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { PottedPlantParams } from './schema.ts';
import { growSpecies } from './species.ts';

/** Height of the pot as a share of the whole. */
const potShare: Readonly<Record<PottedPlantParams['species'], number>> = {
  'fiddle-leaf': 0.22,
  'rubber-plant': 0.24,
  olive: 0.22,
  monstera: 0.3,
  'snake-plant': 0.34,
  fern: 0.4,
};

/** Pieces of a potted plant in millimeters: floor at y = 0, pot on the axis. */
export function buildPottedPlant(params: PottedPlantParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const w = mmFromTenths(params.spreadTenths);
  const potHigh = Math.min(h * potShare[params.species], 480);
  const potWide = Math.min(w * 0.5, potHigh * 1.05);
  const soil = potHigh * 0.86;
  const { leaf: leaves, bark } = growSpecies(params.species, h - soil, w);
  const grown = grownTo(
    [merge(...leaves), merge(...bark)].filter((s) => s.points.length > 0),
    w,
    h - soil,
    w,
  );
  const [leafShape = emptyShape, barkShape = emptyShape] = grown;
  return [
    ...plantPot(params.pot, potWide / 2, potHigh),
    piece({ slot: 'leaf' }, move(leafShape, 0, soil, 0)),
    ...(barkShape.points.length > 0
      ? [piece({ slot: 'bark', grain: 'y' }, move(barkShape, 0, soil, 0))]
      : []),
  ];
}
