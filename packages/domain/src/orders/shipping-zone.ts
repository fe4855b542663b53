/**
 * Zones by the first digit of both ZIP codes, which runs from New England (0) to the Pacific (9).
 * 1 is the same region; 2 to 8 rise with the distance between the centers of the regions: under
 * 300, 600, 900, 1,200, 1,500 and 1,900 miles, and beyond.
 */
const ZONES = [
  '1235455688',
  '2124354678',
  '3213354578',
  '5431454478',
  '4334143468',
  '5555413456',
  '5444331356',
  '6654443156',
  '8777655513',
  '8888866631',
] as const;

const FARTHEST = 8;

/** Zone from 1 to 8 between two ZIP codes. Throws RangeError unless both begin with five digits. */
export function zoneBetween(fromZip: string, toZip: string): number {
  for (const zip of [fromZip, toZip]) {
    if (!/^\d{5}/.test(zip)) throw new RangeError(`not a ZIP code: ${zip}`);
  }
  const from = islandOf(fromZip);
  const to = islandOf(toZip);
  if (from !== to) return FARTHEST;
  if (from !== null) return 1;
  return Number(ZONES[Number(fromZip[0])]?.[Number(toZip[0])]);
}

/** Alaska and Hawaii share the first digit of the West Coast, but no road leads there. */
function islandOf(zip: string): 'AK' | 'HI' | null {
  if (/^99[5-9]/.test(zip)) return 'AK';
  return /^96[78]/.test(zip) ? 'HI' : null;
}
