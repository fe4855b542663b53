// Where zip codes are, offline: lines as scripts/zip-points writes them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stateOfZip } from '@wevisu/domain/people/us-states.ts';

/** In degrees north and east, to a hundredth. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Null if the five digits are no zip code of a state. */
export type FindZipPoint = (zip: string) => Promise<Point | null>;

const LIST = join(import.meta.dirname, 'zip-points.txt');
const PREFIX = 3;
const [CODE, LATITUDE, ENTRY] = [2, 6, 11] as const;

/** Reads the list for the first code and keeps it: some 460 KB. A failed read is tried again. */
export function createZipPoints(list = LIST): FindZipPoint {
  let lines: Promise<ReadonlyMap<string, string>> | undefined;
  async function readLines(): Promise<ReadonlyMap<string, string>> {
    try {
      lines ??= readFile(list, 'utf8').then(byPrefix);
      return await lines;
    } catch (error) {
      lines = undefined;
      throw error;
    }
  }
  return async (zip) => {
    if (stateOfZip(zip) === null) return null;
    return pointIn((await readLines()).get(zip.slice(0, PREFIX)) ?? '', zip.slice(PREFIX, 5));
  };
}

function byPrefix(text: string): ReadonlyMap<string, string> {
  const lines = text.trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, PREFIX), line.slice(PREFIX)]));
}

function pointIn(entries: string, code: string): Point | null {
  for (let at = 0; at < entries.length; at += ENTRY) {
    if (entries.slice(at, at + CODE) !== code) continue;
    const latitude = Number(entries.slice(at + CODE, at + LATITUDE)) / 100;
    return { latitude, longitude: -Number(entries.slice(at + LATITUDE, at + ENTRY)) / 100 };
  }
  return null;
}
