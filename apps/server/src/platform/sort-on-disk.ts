// Sorts more rows than memory should hold: parts of them are sorted, written to files of their own, and read side by side.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Order<Row> {
  readonly keyOf: (row: Row) => string;
  /** As many rows are in memory, and where there are no more, no file is written. */
  readonly most: number;
}

/** By code units of their keys. Rows are what JSON can say; the files are gone when it ends, however it does. */
export async function* sortOnDisk<Row>(
  rows: AsyncIterable<Row>,
  { keyOf, most }: Order<Row>,
): AsyncGenerator<Row> {
  let folder: string | null = null;
  const files: string[] = [];
  let part: Row[] = [];
  const sorted = () => part.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  try {
    for await (const row of rows) {
      part.push(row);
      if (part.length < most) continue;
      folder ??= await mkdtemp(join(tmpdir(), 'sorted-'));
      files.push(await write(join(folder, `${files.length}`), sorted()));
      part = [];
    }
    yield* merge([...files.map((file) => read<Row>(file)), sorted().values()], keyOf);
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}

async function write(file: string, rows: readonly unknown[]): Promise<string> {
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return file;
}

async function* read<Row>(file: string): AsyncGenerator<Row> {
  const stream = createReadStream(file);
  try {
    for await (const line of createInterface({ input: stream })) yield JSON.parse(line);
  } finally {
    stream.destroy();
  }
}

type Part<Row> = AsyncIterator<Row> | Iterator<Row>;

async function* merge<Row>(
  parts: readonly Part<Row>[],
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const open: { readonly part: Part<Row>; row: Row }[] = [];
  try {
    for (const part of parts) {
      const { done, value } = await part.next();
      if (!done) open.push({ part, row: value });
    }
    while (open.length > 0) {
      const least = open.reduce((one, other) => (keyOf(other.row) < keyOf(one.row) ? other : one));
      yield least.row;
      const { done, value } = await least.part.next();
      if (done) open.splice(open.indexOf(least), 1);
      else least.row = value;
    }
  } finally {
    for (const { part } of open) await part.return?.();
  }
}
