export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Of the text in the cell: whether the caret has nothing before it, or nothing behind it; both if all is selected. */
export interface Caret {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

/** Where a key leads from a cell; null for a key that stays in it. Enter goes down, with Shift up, as in a sheet. */
export function moveInGrid(at: Place, pressed: Pressed, caret: Caret, size: Place): Place | null {
  const { key, shiftKey, ctrlKey } = pressed;
  const last = { row: size.row - 1, column: size.column - 1 };
  const go = (row: number, column: number) => ({
    row: Math.min(Math.max(row, 0), last.row),
    column: Math.min(Math.max(column, 0), last.column),
  });
  if (key === 'ArrowUp') return go(at.row - 1, at.column);
  if (key === 'ArrowDown') return go(at.row + 1, at.column);
  if (key === 'Enter') return go(at.row + (shiftKey ? -1 : 1), at.column);
  if (key === 'ArrowLeft' && caret.isAtStart) return go(at.row, at.column - 1);
  if (key === 'ArrowRight' && caret.isAtEnd) return go(at.row, at.column + 1);
  if (key === 'Home' && ctrlKey) return go(0, 0);
  return key === 'End' && ctrlKey ? last : null;
}

/** Cells copied from a sheet: rows of columns. One value alone is ordinary text. */
export function readPasted(text: string): readonly (readonly string[])[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}
