// The cities of zip codes, offline: a text of 'first-last City' lines in order, made by scripts/zip-places.ts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stateOfZip } from '@wevisu/domain/people/us-states.ts';

export interface ZipPlace {
  readonly city: string;
  readonly state: string;
}

interface Run {
  readonly first: number;
  readonly last: number;
  readonly city: string;
}

const LIST = join(import.meta.dirname, 'zip-places.txt');

/** City and state of five digits; null for none, or where nothing is delivered. */
export type FindZipPlace = (zip: string) => Promise<ZipPlace | null>;

/** Reads the list when the first address is typed and keeps it: some 3 MB. A read that fails is tried again. */
export function createZipPlaces(list = LIST): FindZipPlace {
  let runs: Promise<readonly Run[]> | undefined;
  async function readRuns(): Promise<readonly Run[]> {
    try {
      runs ??= readFile(list, 'utf8').then(parseRuns);
      return await runs;
    } catch (error) {
      runs = undefined;
      throw error;
    }
  }
  return async (zip) => {
    const state = stateOfZip(zip);
    if (state === null) return null;
    const city = cityOf(await readRuns(), Number(zip));
    return city === null ? null : { city, state };
  };
}

/** Exported for the script's test. */
export function parseRuns(text: string): readonly Run[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [codes = '', city = ''] = splitOnce(line, ' ');
      const [first = '', last = first] = codes.split('-');
      return { first: Number(first), last: Number(last), city };
    });
}

export function cityOf(all: readonly Run[], zip: number): string | null {
  let low = 0;
  let high = all.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = all[middle];
    if (run === undefined) return null;
    if (zip < run.first) high = middle - 1;
    else if (zip > run.last) low = middle + 1;
    else return run.city;
  }
  return null;
}

function splitOnce(text: string, at: string): readonly [string, string] {
  const place = text.indexOf(at);
  return [text.slice(0, place), text.slice(place + 1)];
}
