// What one selling unit of a surface product holds: pieces, sheets, or area.
import type { ProductFacts } from '../document/product-facts.ts';

const FOOT_TENTHS = 3_048;

/** Square tenths that one selling unit covers; null where it is not sold by area. */
export function unitArea({ boxSqftE4 }: ProductFacts): number | null {
  return boxSqftE4 === null ? null : (boxSqftE4 / 10_000) * FOOT_TENTHS * FOOT_TENTHS;
}

/** Nominal sizes (a 12 x 24 that measures 11 13/16 x 23 5/8) differ by less than this. */
const nominalShare = 0.06;

/**
 * Pieces of `pieceArea` square tenths in one unit: what the box covers, but no more than the vendor
 * says that it holds (1 says nothing). Below 1 where pieces are sold by the foot.
 */
export function piecesPerUnit(facts: ProductFacts, pieceArea: number): number {
  const area = unitArea(facts);
  const stated = facts.piecesPerUnit;
  if (area === null) return stated;
  const held = area / pieceArea;
  if (stated > 1 && held > stated * (1 - nominalShare)) return stated;
  return held < 0.99 ? held : Math.max(1, Math.floor(held * (1 + 1e-3)));
}

/** Length and width of a mosaic's sheet, tenths; null where the product is no mosaic on sheets. */
export function sheetOf(
  facts: ProductFacts,
  chipArea: number,
): readonly [length: number, width: number] | null {
  const area = unitArea(facts);
  const match = /on ([\d.]+) x ([\d.]+) in sheet/.exec(facts.size);
  if (match) return [Math.round(Number(match[2]) * 254), Math.round(Number(match[1]) * 254)];
  if (area === null || (facts.unit !== 'Box' && facts.unit !== 'Piece')) return null;
  // Many chips to each of the pieces in a box: the pieces are sheets.
  if (chipArea * facts.piecesPerUnit * 3 > area) return null;
  const side = Math.sqrt(area / facts.piecesPerUnit);
  return [Math.floor(side), Math.floor(side)];
}
