// Lines of coverings that are not laid of tiles: paint, turf, coping, and the corners of stone.
import type { ProductFacts } from '../document/product-facts.ts';
import type { CoveringLaying } from '../laying/lay-cells.ts';
import type { Polygon } from '../plane/polygon.ts';
import { formatInches } from '../units/feet-inches.ts';
import { sqftFromSquareTenths } from '../units.ts';
import { breakageShares, brokenPieces } from './breakage.ts';
import { planCoping } from './coping-pieces.ts';
import { COATS, paintCansText, paintGallons, primerGallons, toQuarts } from './paint.ts';
import { lineOf, type TakeoffLine } from './takeoff-line.ts';
import { type AreaPlace, areaKey, sharedOf, wasteE4 } from './tile-lines.ts';
import { planTurf } from './turf/plan-turf.ts';
import { rollWidthOf } from './turf/roll-width-of.ts';
import { unitArea } from './unit-size.ts';

/** Openings are holes of the face, so the area is already net of them. */
export function paintLine(place: AreaPlace): TakeoffLine {
  const { area } = place;
  const { color } = area.covering;
  const sqft = sqftFromSquareTenths(area.area);
  const gallons = paintGallons({ sqft });
  return lineOf({
    ...sharedOf(place),
    id: `paint@${areaKey(place)}`,
    material: `paint:${color}`,
    what: `Paint, ${color}, ${COATS} coats`,
    net: area.area,
    measure: 'area',
    unit: 'gallon',
    exactUnits: gallons,
    units: toQuarts(gallons),
    notes: [
      `Bare drywall takes a coat of primer first: ${paintCansText(toQuarts(primerGallons(sqft)))}.`,
    ],
  });
}

const FOOT = 3_048;

/** Turf in pieces of its roll, sold by the square foot or by the foot of the roll. */
export function turfLine(
  place: AreaPlace,
  facts: ProductFacts,
  laying: CoveringLaying,
): TakeoffLine {
  const { area } = place;
  const perFoot = unitArea(facts);
  const byLength = facts.unit === 'LinearFt';
  const rollWidth = byLength && perFoot !== null ? perFoot / FOOT : rollWidthOf(facts.size);
  const plan = planTurf(area.regions, rollWidth, laying.angleDeg);
  const rolled = plan.rollLength * rollWidth;
  const seams = Math.round(plan.seamLength / FOOT);
  return lineOf({
    ...sharedOf(place),
    id: `${facts.sku}@${areaKey(place)}`,
    sku: facts.sku,
    what: facts.name,
    net: area.area,
    measure: 'area',
    pieces: plan.pieces.length,
    unit: facts.unit,
    exactUnits: byLength ? plan.rollLength / FOOT : rolled / (perFoot ?? FOOT * FOOT),
    wasteE4: wasteE4(rolled, area.area),
    notes: [
      ...plan.pieces.map(
        ({ length, width }, n) =>
          `Piece ${n + 1}: ${formatInches(length)} long, ${formatInches(width)} of the roll's width.`,
      ),
      ...(seams > 0 ? [`${seams} ft of seam; all pieces run in one direction.`] : []),
    ],
  });
}

/** The edge that coping runs along: the water's, where the area is a ring; else its own outline. */
function copingEdges({ area }: AreaPlace): Polygon[] {
  return area.regions.flatMap(({ outline, holes }) => (holes.length > 0 ? [...holes] : [outline]));
}

export function copingLine(
  place: AreaPlace,
  facts: ProductFacts,
  laying: CoveringLaying,
): TakeoffLine {
  const { lengthTenths: length, widthTenths: depth } = laying.piece;
  const plans = copingEdges(place).map((edge) =>
    planCoping({ edge, length, depth, joint: laying.jointTenths }),
  );
  const total = (of: (plan: (typeof plans)[number]) => number) =>
    plans.reduce((sum, plan) => sum + of(plan), 0);
  const pieces = total((plan) => plan.pieces);
  const corners = total((plan) => plan.corners);
  const edge = total((plan) => plan.edgeLength);
  const unitsPerPiece = facts.unit === 'LinearFt' ? length / FOOT : 1 / facts.piecesPerUnit;
  return lineOf({
    ...sharedOf(place),
    id: `${facts.sku}@${areaKey(place)}`,
    sku: facts.sku,
    what: facts.name,
    net: Math.round(edge),
    measure: 'length',
    pieces,
    unit: facts.unit,
    exactUnits: pieces * unitsPerPiece,
    wasteE4: wasteE4(pieces * length, edge),
    allowance: {
      breakageUnits: brokenPieces('coping', { whole: pieces, cut: 0, reused: 0 }) * unitsPerPiece,
      leastUnits: breakageShares.coping.least * unitsPerPiece,
      keepUnits: 0,
    },
    notes: corners > 0 ? [`${corners} mitered corners.`] : [],
  });
}
