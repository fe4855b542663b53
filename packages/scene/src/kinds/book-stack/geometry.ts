import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { BookStackParams } from './schema.ts';
import { bookSize, bookThick, lyingBooks } from './size.ts';

/** A book lying with its spine to +z: a cover around a block of pages. */
function book(long: number, thick: number, deep: number): { cover: Shape; pages: Shape } {
  const board = 2.6;
  const cover = merge(
    box(long, board, deep, 0),
    move(box(long, board, deep, 0), 0, thick - board, 0),
    move(box(long, thick, board, 0), 0, 0, deep / 2 - board / 2),
  );
  return { cover, pages: move(box(long - 8, thick - 2 * board, deep - 6, 0), 0, board, -1) };
}

/** Pieces of a group of books in millimeters: standing on y = 0. */
export function buildBookStack(params: BookStackParams): Piece[] {
  const { width } = bookSize(params);
  const lying = lyingBooks(params);
  const covers: [Shape[], Shape[], Shape[]] = [[], [], []];
  const pages: Shape[] = [];
  let y = 0;
  let x = -width / 2 + (lying > 0 ? 268 : 0);
  for (let i = 0; i < params.count; i++) {
    const thick = bookThick(i);
    const place = (s: Shape) => {
      if (i < lying)
        return move(turn(s, 'y', i === 0 ? 0 : ((i * 37) % 9) - 4), -width / 2 + 130, y, 0);
      return move(turn(s, 'z', 90), x + thick, 105 + ((i * 29) % 20), 0);
    };
    const long = i < lying ? 256 - ((i * 23) % 50) : 210 + 2 * ((i * 29) % 20);
    const one = book(long, thick, i < lying ? 186 - ((i * 31) % 40) : 150 + ((i * 13) % 36));
    covers[(i % 3) as 0 | 1 | 2].push(place(one.cover));
    pages.push(place(one.pages));
    if (i < lying) y += thick;
    else x += thick + 1;
  }
  const [first, second, third] = covers;
  return [
    piece({ slot: 'first' }, ...first),
    piece({ slot: 'second' }, ...second),
    ...(third.length > 0 ? [piece({ slot: 'third' }, ...third)] : []),
    piece({ fixed: 'paper' }, ...pages),
  ];
}
