// Numbers that a workbook shows with leading zeros: 123 formatted as 00000 is the SKU 00123. The reader of workbooks
// gives the bare number, so these formats are looked up once, and only where a workbook has any.
import { unpack, type ZipEntry } from './zip-entries.ts';

/** How many digits the format of a cell style shows at least; only styles with leading zeros. */
export type PaddedStyles = ReadonlyMap<number, number>;
/** Digits by 'A1' address. */
export type PaddedCells = ReadonlyMap<string, number>;

function paddedStylesOf(stylesXml: string): PaddedStyles {
  const digits = new Map<string, number>();
  for (const [tag] of stylesXml.matchAll(/<numFmt\b[^>]*>/g)) {
    const id = /\bnumFmtId="(\d+)"/.exec(tag)?.[1];
    const format = /\bformatCode="(0{2,})(?:;[^"]*)?"/.exec(tag)?.[1];
    if (id !== undefined && format !== undefined) digits.set(id, format.length);
  }
  const padded = new Map<number, number>();
  if (digits.size === 0) return padded;
  const styles = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(stylesXml)?.[1] ?? '';
  let style = 0;
  for (const [tag] of styles.matchAll(/<xf\b[^>]*>/g)) {
    const shown = digits.get(/\bnumFmtId="(\d+)"/.exec(tag)?.[1] ?? '');
    if (shown !== undefined) padded.set(style, shown);
    style += 1;
  }
  return padded;
}

/** Of one sheet. A workbook without such styles is not looked at. */
export function paddedCellsOf(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  sheetPath: string,
): PaddedCells {
  const part = (name: string) => entries.find((entry) => entry.name === name);
  const styles = part('xl/styles.xml');
  const padded = styles ? paddedStylesOf(unpack(bytes, styles).toString('utf8')) : new Map();
  const cells = new Map<string, number>();
  const sheet = part(sheetPath);
  if (padded.size === 0 || sheet === undefined) return cells;
  const xml = unpack(bytes, sheet).toString('latin1');
  for (const [, tag] of xml.matchAll(/<c\b([^>]*)>/g)) {
    const digits = padded.get(Number(/\bs="(\d+)"/.exec(tag ?? '')?.[1] ?? -1));
    const address = /\br="([A-Z]+\d+)"/.exec(tag ?? '')?.[1];
    if (digits !== undefined && address !== undefined) cells.set(address, digits);
  }
  return cells;
}
