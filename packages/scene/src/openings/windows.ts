import { changed, type Piece, piece } from '../geometry/part.ts';
import { move } from '../geometry/shape.ts';
import { casings, jambs, sills } from './frames.ts';
import { glassLeaf } from './leaves.ts';
import { bar, type OpeningGivens } from './opening-givens.ts';
import { JAMB_MM, SASH_MM } from './opening-measures.ts';

const SASH_THICK_MM = 36;

function sash(w: number, h: number, columns: number, rows: number): Piece[] {
  const stile = Math.min(SASH_MM - 6, w * 0.16, h * 0.16);
  return glassLeaf({ w, h, thick: SASH_THICK_MM }, { stile, foot: stile, columns, rows });
}

function at(pieces: readonly Piece[], x: number, y: number, z: number): Piece[] {
  return changed(pieces, (shape) => move(shape, x, y, z));
}

/** A folding crank at the foot of a sash that opens outward. */
function crank(x: number, y: number, z: number): Piece {
  return piece(
    { fixed: 'satin-nickel' },
    bar(70, 16, 30, [x, y, z]),
    bar(96, 8, 10, [x + 20, y + 12, z + 18]),
  );
}

/** Frame, casings, sills and sashes of a window; what opens outward is drawn closed. */
export function windowPieces(given: OpeningGivens): Piece[] {
  const { opening, w, h } = given;
  const clear = { w: w - 2 * JAMB_MM - 2, h: h - 2 * JAMB_MM - 2 };
  const foot = JAMB_MM + 1;
  const bars = clear.w > 560 ? Math.min(4, Math.max(2, Math.round(clear.w / 300))) : 1;
  const frame = [jambs(given, true), casings(given), sills(given)];
  switch (opening.style) {
    case 'window-double-hung': {
      const tall = clear.h / 2 + 18;
      const one = sash(clear.w, tall, Math.max(2, bars), 2);
      const lock = piece(
        { fixed: 'satin-nickel' },
        bar(56, 12, 22, [0, tall - 2, SASH_THICK_MM / 2]),
      );
      return [
        ...frame,
        ...at(one, 0, foot + clear.h - tall, -SASH_THICK_MM / 2 - 1),
        ...at([...one, lock], 0, foot, SASH_THICK_MM / 2 + 1),
      ];
    }
    case 'window-sliding': {
      const wide = clear.w / 2 + 20;
      const one = sash(wide, clear.h, 1, 1);
      const x = clear.w / 2 - wide / 2;
      return [
        ...frame,
        ...at(one, -x, foot, -SASH_THICK_MM / 2 - 1),
        ...at(one, x, foot, SASH_THICK_MM / 2 + 1),
      ];
    }
    case 'window-casement': {
      const count = clear.w > 900 ? 2 : 1;
      const wide = clear.w / count - 2;
      const rows = Math.max(2, Math.round(clear.h / 380));
      return [
        ...frame,
        ...Array.from({ length: count }, (_, i) => {
          const x = (i - (count - 1) / 2) * (wide + 2);
          return [
            ...at(sash(wide, clear.h, 2, rows), x, foot, -6),
            crank(x, foot + 10, SASH_THICK_MM / 2 + 8),
          ];
        }).flat(),
      ];
    }
    case 'window-awning':
      return [
        ...frame,
        ...at(sash(clear.w, clear.h, 1, 1), 0, foot, -6),
        crank(0, foot + 10, SASH_THICK_MM / 2 + 8),
      ];
    default:
      return [...frame, ...at(sash(clear.w, clear.h, 1, 1), 0, foot, 0)];
  }
}
