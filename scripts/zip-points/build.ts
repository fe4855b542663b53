import { stateOfZip } from '@wevisu/domain/people/us-states.ts';

interface Code {
  readonly zip: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A line per first three digits: these, then for each code its last two digits, its degrees north and its degrees west,
 * both in hundredths, as 2, 4 and 5 digits. A hundredth is less than a mile.
 */
export function buildZipPoints(codes: readonly Code[]): string {
  const kept = codes
    .filter(({ zip, state, latitude, longitude }) => {
      return stateOfZip(zip) === state && latitude > 0 && longitude < 0;
    })
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1));
  const lines = [...Map.groupBy(kept, ({ zip }) => zip.slice(0, 3))].map(([prefix, group]) => {
    const points = group.map(
      ({ zip, latitude, longitude }) =>
        zip.slice(3) + hundredths(latitude, 4) + hundredths(-longitude, 5),
    );
    return prefix + points.join('');
  });
  return `${lines.join('\n')}\n`;
}

function hundredths(degrees: number, digits: number): string {
  return String(Math.round(degrees * 100)).padStart(digits, '0');
}
