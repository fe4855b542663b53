// What somebody pressed before signing in, carried by the address that signing in leads back to.

/** What an account is needed for; 'sign-in' saves the room, and nothing opens then. */
export const wantedThings = [
  'sign-in',
  'cart',
  'versions',
  'still',
  'stills',
  'download',
  'keep-template',
] as const;
export type Wanted = (typeof wantedThings)[number];

export const WANTED_PARAM = 'then';

/** The address of a room, which has a query always, that opens what was wanted. */
export function comeBackPath(address: string, wanted: Wanted): string {
  return wanted === 'sign-in' ? address : `${address}&${WANTED_PARAM}=${wanted}`;
}

/** What an address opens besides the room; null for nothing. */
export function readWanted(params: URLSearchParams): Wanted | null {
  const named = params.get(WANTED_PARAM);
  return wantedThings.find((wanted) => wanted === named && wanted !== 'sign-in') ?? null;
}
