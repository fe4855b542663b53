// Reports that Vitest and Playwright write beside what they print.
import { readFile } from 'node:fs/promises';

/** Empty if the run ended before writing one. */
export async function readReport(path) {
  return JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
}
