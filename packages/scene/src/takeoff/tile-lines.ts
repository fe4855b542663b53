// Lines of a covering that is laid piece by piece, with its grout and its bed.
import type { ProductFacts } from '../document/product-facts.ts';
import type { CoveredArea, Face } from '../faces/face.ts';
import type { CoveringLaying } from '../laying/lay-cells.ts';
import { boundsOf } from '../plane/polygon.ts';
import { sqftFromSquareTenths } from '../units.ts';
import { breakageFamily, breakageShares, brokenPieces } from './breakage.ts';
import { countPieces, type PieceCount } from './count-pieces.ts';
import { groutGrams, jointVolume } from './grout.ts';
import { habitWaste } from './habit-waste.ts';
import { settingMaterial } from './setting-materials.ts';
import { type CutListEntry, type LineAllowance, lineOf, type TakeoffLine } from './takeoff-line.ts';
import { cutNotes, isTile, isVinyl, tileWarnings } from './tile-warnings.ts';

/** What every line of one area has. */
export interface AreaPlace {
  readonly face: Face;
  readonly area: CoveredArea;
  readonly roomId: string | null;
}

/** 'roomId:floor/surfaceId:covering': names an area within a scene. */
export function areaKey({ face, area }: AreaPlace): string {
  return `${face.id}/${area.nodeId ?? ''}:${area.slot}`;
}

/** What lines of an area share. */
export function sharedOf({ face, area, roomId }: AreaPlace) {
  return { roomId, faceIds: [face.id], nodeIds: area.nodeId === null ? [] : [area.nodeId] };
}

/** Share opened beyond what is laid, in ten-thousandths. */
export function wasteE4(opened: number, laid: number): number {
  return laid <= 0 ? 0 : Math.max(0, Math.round((opened / laid - 1) * 10_000));
}

/** The cut list of a count, numbered as its drawing is. */
function cutListOf(count: PieceCount): CutListEntry[] {
  return count.stock.cuts.map((cut, index) => {
    const { minX, minY, maxX, maxY } = boundsOf(cut.polygon);
    return {
      number: index + 1,
      piece: cut.piece + 1,
      fromOffcut: cut.fromOffcut,
      turnedDeg: cut.turnedDeg,
      lengthTenths: Math.round(maxX - minX),
      widthTenths: Math.round(maxY - minY),
    };
  });
}

interface Known {
  readonly place: AreaPlace;
  readonly facts: ProductFacts;
  readonly lines: readonly TakeoffLine[];
}
const known = new WeakMap<CoveredArea, Known>();

/** Tile, grout and bed of an area. The same area, room and facts give the same lines without work. */
export function tileLines(
  place: AreaPlace,
  facts: ProductFacts,
  laying: CoveringLaying,
): readonly TakeoffLine[] {
  const before = known.get(place.area);
  if (
    before?.facts === facts &&
    before.place.face.id === place.face.id &&
    before.place.roomId === place.roomId
  ) {
    return before.lines;
  }
  const lines = countedLines(place, facts, laying);
  known.set(place.area, { place, facts, lines });
  return lines;
}

function countedLines(
  place: AreaPlace,
  facts: ProductFacts,
  laying: CoveringLaying,
): TakeoffLine[] {
  const { face, area } = place;
  const count = countPieces(area, facts);
  if (count === null || count.pieces === 0) return [];
  const tile = lineOf({
    ...sharedOf(place),
    id: `${facts.sku}@${areaKey(place)}`,
    sku: facts.sku,
    what: facts.name,
    net: area.area,
    measure: 'area',
    pieces: count.pieces,
    whole: count.whole,
    cut: count.cut,
    cuts: cutListOf(count),
    unit: facts.unit,
    exactUnits: count.exactUnits,
    wasteE4: wasteE4(count.opened, count.laid),
    habitE4: habitWaste(laying.pattern, laying.material.kind),
    allowance: allowanceOf(count, facts, laying),
    notes: [...tileWarnings(laying), ...cutNotes(laying, count.stock.cuts), ...count.notes],
  });
  const bed = settingMaterial(laying, face.kind);
  const lines = [tile];
  if (count.beside > 0) {
    lines.push(
      lineOf({
        ...sharedOf(place),
        id: `small@${areaKey(place)}`,
        material: `small-pieces:${facts.sku}`,
        what: `Small pieces of the pattern for ${facts.name}`,
        net: count.beside,
        measure: 'count',
        pieces: count.beside,
        unit: 'Piece',
        exactUnits: count.beside,
      }),
    );
  }
  if (laying.jointTenths > 0) lines.push(jointLine(place, laying));
  if (bed !== null) {
    lines.push(
      lineOf({
        ...sharedOf(place),
        id: `${bed.material}@${areaKey(place)}`,
        material: bed.material,
        what: bed.what,
        net: area.area,
        measure: 'area',
        unit: bed.unit,
        exactUnits: sqftFromSquareTenths(area.area) / bed.sqftPerUnit,
      }),
    );
  }
  return lines;
}

/** Sold by the piece or by area, about what a box holds is kept. */
const KEPT_SQFT = 10;

/** Null where the count is a habit's share already. */
function allowanceOf(
  count: PieceCount,
  facts: ProductFacts,
  laying: CoveringLaying,
): LineAllowance | null {
  if (count.exactUnits <= 0 || count.whole + count.cut === 0) return null;
  const family = breakageFamily(laying, count.isOnSheets);
  const reused = count.stock.cuts.filter(({ fromOffcut }) => fromOffcut).length;
  const unitsPerPiece = count.exactUnits / count.pieces;
  const { whole, cut } = count;
  return {
    breakageUnits: brokenPieces(family, { whole, cut, reused }) * unitsPerPiece,
    leastUnits: breakageShares[family].least * unitsPerPiece,
    keepUnits: keptUnits(facts, count),
  };
}

function keptUnits({ unit }: ProductFacts, { opened, exactUnits }: PieceCount): number {
  if (unit === 'Box') return 1;
  if (unit !== 'Piece' && unit !== 'SqFt') return 0;
  return Math.ceil(KEPT_SQFT / sqftFromSquareTenths(opened / exactUnits));
}

const GRAMS_PER_LB = 453.592_37;

/** Grout between tiles, polymeric sand between pavers, mortar between stones. */
function jointLine(place: AreaPlace, laying: CoveringLaying): TakeoffLine {
  const { area } = place;
  const grams = groutGrams(jointVolume(area, area.area, laying));
  const filler =
    isTile(laying.material) || isVinyl(laying.material)
      ? { name: 'Grout', pounds: 10 }
      : laying.material.kind === 'ledger'
        ? { name: 'Veneer mortar', pounds: 80 }
        : { name: 'Polymeric sand', pounds: 50 };
  return lineOf({
    ...sharedOf(place),
    id: `grout@${areaKey(place)}`,
    material: `${filler.name.toLowerCase().replace(' ', '-')}:${laying.jointColor}`,
    what: `${filler.name}, ${laying.jointColor}`,
    net: Math.round(grams),
    measure: 'mass',
    unit: `${filler.pounds} lb bag`,
    exactUnits: grams / GRAMS_PER_LB / filler.pounds,
  });
}
