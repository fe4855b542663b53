/**
 * Rows of an authored table: one row per line, cells between '|', trimmed. Blank lines are skipped.
 * Throws on a row with another number of cells, so that a slip of the pen can't shift a column.
 */
export function readTable<const Column extends string>(
  columns: readonly Column[],
  text: string,
): readonly Readonly<Record<Column, string>>[] {
  const rows: Record<Column, string>[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== columns.length) {
      throw new Error(`Expected ${columns.length} cells, found ${cells.length}: ${line}`);
    }
    rows.push(
      Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<Column, string>,
    );
  }
  return rows;
}

/** Words of a cell or list separated by commas, trimmed, without empty ones. */
export function readList(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Throws unless the text is a finite number. */
export function readNumber(text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Error(`Not a number: '${text}'`);
  return value;
}

/** The element at an index taken modulo the length; throws on an empty list. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[((index % list.length) + list.length) % list.length];
  if (value === undefined) throw new Error('An empty list has no elements.');
  return value;
}

/** The value of a key; throws where there is none. */
export function requireEntry<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Unknown key: ${String(key)}`);
  return value;
}
