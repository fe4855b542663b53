import { stateOfZip } from '@wevisu/domain/people/us-states.ts';

interface Code {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

/**
 * Lines of 'first-last City' in order. Codes between two of one city that nobody has yet count as that city's: new ones
 * are given out there. A code whose state is not that of its range is a special one (a government's office) and left out.
 */
export function buildZipPlaces(codes: readonly Code[]): string {
  const kept = codes
    .filter(({ zip, state }) => stateOfZip(zip) === state)
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1));
  const runs: { first: string; last: string; city: string }[] = [];
  for (const { zip, city } of kept) {
    const run = runs.at(-1);
    if (run?.city === city && run.first.slice(0, 3) === zip.slice(0, 3)) run.last = zip;
    else runs.push({ first: zip, last: zip, city });
  }
  const lines = runs.map(({ first, last, city }) =>
    first === last ? `${first} ${city}` : `${first}-${last} ${city}`,
  );
  return `${lines.join('\n')}\n`;
}
