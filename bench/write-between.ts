import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const report = resolve(import.meta.dirname, '../docs/performance.md');

/** Replaces the text between the markers of that name in docs/performance.md; throws if they are missing. */
export async function writeBetween(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const before = await readFile(report, 'utf8');
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  if (from === -1 || to < from) throw new Error(`${report} lacks its marks ${begin} and ${end}`);
  await writeFile(report, `${before.slice(0, from)}${begin}\n\n${text}\n${before.slice(to)}`);
}
