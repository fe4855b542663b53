import type { Laying, Piece } from './laying.ts';

/**
 * The piece as it is made. A nominal 3 x 6 measures 3 x 6 with the joint that its maker advises; a wider joint moves
 * the pieces apart and makes none of them smaller.
 */
export function actualPiece({ piece, joint, nominal }: Laying): Piece {
  if (nominal !== true) return piece;
  const { lengthTenths, widthTenths } = piece;
  return {
    ...piece,
    lengthTenths: Math.max(1, lengthTenths - joint.widthTenths),
    widthTenths: Math.max(1, widthTenths - joint.widthTenths),
  };
}
