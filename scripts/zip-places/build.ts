import { stateOfZip } from '@wevisu/domain/people/us-states.ts';

interface Code {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

/**
 * Lines of 'first-last City' in order. Unassigned codes between two of one city count as that city's, since new ones are
 * assigned there. A code whose state does not match its range is special (a government office) and left out.
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
