// How many pieces a laid area takes: its cells, and the sawing of those that are cut.

import type { ProductFacts } from '../document/product-facts.ts';
import { layArea, layingOf } from '../laying/lay-area.ts';
import {
  type AreaToLay,
  type CoveringLaying,
  isBeyondLaying,
  originOf,
} from '../laying/lay-cells.ts';
import { type Cell, cellsOf } from '../patterns/cells-of.ts';
import { isSliver } from '../patterns/is-sliver.ts';
import { areaOf } from '../plane/polygon.ts';
import { type CuttingRules, cuttingRulesOf } from './cutting/cutting-rules.ts';
import { countMixed, type Stock } from './mixed-pieces.ts';
import { piecesPerUnit, sheetOf, unitArea } from './unit-size.ts';

/** What an area takes of its product. */
export interface PieceCount {
  /** What is counted: the drawn cells, or the sheets or panels that they come on. */
  readonly cells: readonly Cell[];
  readonly whole: number;
  readonly cut: number;
  /** Pieces, sheets, panels or pieces of complete sets to be opened. */
  readonly pieces: number;
  readonly exactUnits: number;
  /** Square tenths of pieces that are laid, and of those that are opened for it. */
  readonly laid: number;
  readonly opened: number;
  readonly stock: Stock;
  readonly rules: CuttingRules;
  /** Small pieces of the pattern (dots, fillers) that are ordered beside. */
  readonly beside: number;
  /** Whether the pieces are sheets of a mosaic. */
  readonly isOnSheets: boolean;
  readonly notes: readonly string[];
}

const counted = new WeakMap<
  AreaToLay,
  { readonly facts: ProductFacts; readonly count: PieceCount | null }
>();

/** The same area and facts give the same count again without work. Null where nothing is laid. */
export function countPieces(area: AreaToLay, facts: ProductFacts): PieceCount | null {
  const before = counted.get(area);
  if (before?.facts === facts) return before.count;
  const laying = layingOf(area.covering, facts);
  const count = laying === null ? null : countLaid(area, facts, laying);
  counted.set(area, { facts, count });
  return count;
}

function countLaid(area: AreaToLay, facts: ProductFacts, laying: CoveringLaying): PieceCount {
  const rules = cuttingRulesOf(laying.material);
  const { piece, jointTenths, pattern } = laying;
  const chip = piece.lengthTenths * piece.widthTenths;
  const sheet = sheetOf(facts, chip);
  const [length, width] = sheet ?? [piece.lengthTenths, piece.widthTenths];
  const laidPiece = { ...piece, lengthTenths: length, widthTenths: width };
  if (isBeyondLaying(area, { ...laying, piece: laidPiece })) return countByArea(area, facts, rules);
  if (sheet) {
    // A saw line through chips spoils them: what is left starts with the next row of chips.
    const pitch = Math.min(piece.lengthTenths, piece.widthTenths) + jointTenths;
    const sheetRules = { kerfTenths: pitch, minTenths: pitch, factoryEdges: false };
    const cells = straightCells(area, laying, sheet, 'stacked');
    return { ...count(facts, cells, { ...sheetRules, turnsDeg: [0, 180] }), isOnSheets: true };
  }
  if (pattern === 'ledger' && jointTenths === 0) {
    const cells = straightCells(area, laying, [piece.lengthTenths, piece.widthTenths], 'panels');
    return count(facts, cells, rules);
  }
  const cells = layArea(area, facts);
  return pattern === 'ledger'
    ? countStones(facts, cells, rules)
    : count(facts, cells, rules, laying);
}

/** Sheets or panels in plain courses where the pattern's pieces lie. */
function straightCells(
  area: AreaToLay,
  laying: CoveringLaying,
  [lengthTenths, widthTenths]: readonly [number, number],
  courses: 'stacked' | 'panels',
): Cell[] {
  const { angleDeg, jointTenths, seed } = laying;
  const thicknessTenths = laying.piece.thicknessTenths;
  const cells = area.regions.flatMap(({ outline, holes }) =>
    cellsOf({
      polygon: outline,
      holes,
      pattern: courses === 'panels' ? 'half-offset' : 'stacked',
      piece: { lengthTenths, widthTenths, thicknessTenths },
      joint: jointTenths,
      origin: originOf(area, laying),
      angleDeg,
      seed,
    }),
  );
  return cells.filter((cell) => !isSliver(cell));
}

function count(
  facts: ProductFacts,
  cells: readonly Cell[],
  rules: CuttingRules,
  laying?: CoveringLaying,
): PieceCount {
  const mixed = countMixed(cells, rules, laying?.pattern ?? 'stacked');
  const area = unitArea(facts);
  // Coverage is stated by the stated size, with its joint.
  const stated = laying
    ? laying.statedArea / (laying.piece.lengthTenths * laying.piece.widthTenths)
    : 1;
  const perUnit = piecesPerUnit(facts, (stated * mixed.setArea) / mixed.setPieces);
  const exactUnits =
    mixed.setPieces > 1 && area !== null
      ? (mixed.sets * mixed.setArea) / area
      : (mixed.sets * mixed.setPieces) / perUnit;
  return {
    cells,
    whole: mixed.whole,
    cut: mixed.stock.cuts.length,
    pieces: mixed.sets * mixed.setPieces,
    exactUnits,
    laid: mixed.laid,
    opened: mixed.sets * mixed.setArea,
    stock: mixed.stock,
    rules,
    beside: mixed.beside,
    isOnSheets: false,
    notes: [],
  };
}

/** Loose stones of many sizes: a cut stone is used up, and what is ordered is their area. */
function countStones(facts: ProductFacts, cells: readonly Cell[], rules: CuttingRules): PieceCount {
  const opened = openedArea(cells);
  const whole = cells.filter((cell) => cell.whole).length;
  return {
    cells,
    whole,
    cut: cells.length - whole,
    pieces: new Set(cells.map((cell) => cell.key)).size,
    exactUnits: opened / (unitArea(facts) ?? opened),
    laid: cells.reduce((sum, cell) => sum + cell.area, 0),
    opened,
    stock: { cuts: [], opened: 0, leftovers: [] },
    rules,
    beside: 0,
    isOnSheets: false,
    notes: [],
  };
}

/** What the trade adds where nothing was counted. */
const HABIT = 1.1;

/** A field too large to lay piece by piece: its area with 10 %. */
function countByArea(area: AreaToLay, facts: ProductFacts, rules: CuttingRules): PieceCount {
  const laid = area.regions.reduce(
    (sum, { outline, holes }) =>
      sum + areaOf(outline) - holes.reduce((bare, hole) => bare + areaOf(hole), 0),
    0,
  );
  const opened = laid * HABIT;
  const units = opened / (unitArea(facts) ?? opened);
  return {
    cells: [],
    whole: 0,
    cut: 0,
    pieces: Math.ceil(units * facts.piecesPerUnit),
    exactUnits: units,
    laid,
    opened,
    stock: { cuts: [], opened: 0, leftovers: [] },
    rules,
    beside: 0,
    isOnSheets: false,
    notes: ['Too large to count piece by piece: the area with 10 % is ordered.'],
  };
}

function openedArea(cells: readonly Cell[]): number {
  const keys = new Set<number>();
  let area = 0;
  for (const cell of cells) {
    if (!keys.has(cell.key)) area += areaOf(cell.outline);
    keys.add(cell.key);
  }
  return area;
}
