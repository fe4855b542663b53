import type { ExportColumn } from '../../platform/lists/export-rows.ts';
import { type Sheet, sheetOf } from '../../platform/lists/export-workbook.ts';

/** Rows of one statement. */
const PAGE = 1_000;
/** A sheet of the format holds 1,048,576 rows. */
const MAX_ROWS = 1_000_000;
const CUT = 'There are more rows than a sheet holds. Export the list itself for the others.';

interface Paged<Row, Key> {
  /** The rows after a key, `most` at most; from the first where it is null. */
  readonly read: (page: {
    readonly after: Key | null;
    readonly most: number;
  }) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => Key;
}

/** All rows, a page at a time while they are asked for. */
export async function* readPages<Row, Key>({ read, keyOf }: Paged<Row, Key>): AsyncGenerator<Row> {
  let after: Key | null = null;
  for (;;) {
    const page: readonly Row[] = await read({ after, most: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = keyOf(last);
  }
}

interface SheetGiven<Row> {
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: AsyncIterable<Row>;
  readonly maxRows?: number;
}

/** A sheet of no more rows than fit. One that is cut says so in its last row. */
export function boundedSheet<Row>({ maxRows = MAX_ROWS, ...given }: SheetGiven<Row>): Sheet {
  const sheet = sheetOf(given);
  async function* lines() {
    // The headers are a line, too.
    let left = maxRows + 1;
    for await (const line of sheet.lines) {
      if (left === 0) {
        yield [CUT];
        return;
      }
      left -= 1;
      yield line;
    }
  }
  return { name: given.name, lines: lines() };
}

export type Fact = readonly [field: string, value: string | number | boolean | null];

/** A sheet of one record: a row for each field. */
export function factSheet(name: string, facts: readonly Fact[]): Sheet {
  async function* rows() {
    yield* facts;
  }
  return sheetOf<Fact>({
    name,
    columns: [
      { key: 'field', header: 'Field', value: ([field]) => field },
      { key: 'value', header: 'Value', value: ([, value]) => value },
    ],
    rows: rows(),
  });
}
