import type { Cell } from '../patterns/cells-of.ts';
import type { Laying } from '../patterns/laying.ts';
import { type Point, type Polygon, turn } from '../plane/polygon.ts';
import { layCells } from './lay-surface.ts';

/** Mosaics are sold by the sheet of about this side. */
const sheetTenths = 3_000;
const mosaicTenths = 750;

/**
 * What one unit of a product is, about the origin, in tenths: one piece, a sheet of mosaic, or a
 * panel of stacked stone. Turned by `angleDeg`.
 */
export function pieceCells(laying: Laying, angleDeg: number): Cell[] {
  const straight: Laying = { ...laying, rotationDeg: 0 };
  return unitCells(straight).map((cell) => rotated(cell, angleDeg));
}

function unitCells(laying: Laying): Cell[] {
  const { lengthTenths: length, widthTenths: width } = laying.piece;
  if (laying.pattern === 'ledger' && laying.joint.widthTenths === 0) {
    const cells = layCells(laying, rectangle(length, width), [-length / 2, -width / 2]);
    return cells.map((cell) => ({ ...cell, outline: cell.polygon }));
  }
  if (Math.max(length, width) <= mosaicTenths) {
    const square = rectangle(sheetTenths, sheetTenths);
    return layCells(laying, square, [0, 0]).filter((cell) => cell.whole);
  }
  const shaped = laying.pattern === 'hexagon' || laying.pattern === 'octagon-dot';
  const around = rectangle(length * 4, length * 4 + width * 4);
  const cells = layCells(shaped ? laying : { ...laying, pattern: 'stacked' }, around, [0, 0]);
  const whole = cells.filter((cell) => cell.whole && cell.kind === 0);
  const first = whole.toSorted((a, b) => a.key - b.key)[0];
  return first ? [moved(first, [-first.center[0], -first.center[1]])] : [];
}

function rectangle(length: number, width: number): Polygon {
  return [
    [-length / 2, -width / 2],
    [length / 2, -width / 2],
    [length / 2, width / 2],
    [-length / 2, width / 2],
  ];
}

export function moved(cell: Cell, [dx, dy]: Point): Cell {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return {
    ...cell,
    polygon: cell.polygon.map(move),
    outline: cell.outline.map(move),
    center: move(cell.center),
  };
}

function rotated(cell: Cell, angleDeg: number): Cell {
  const { cos, sin } = turn(angleDeg);
  const spin = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  return {
    ...cell,
    polygon: cell.polygon.map(spin),
    outline: cell.outline.map(spin),
    center: spin(cell.center),
    angleDeg: cell.angleDeg + angleDeg,
  };
}
