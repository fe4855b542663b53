// What somebody pressed before signing in, carried by the address that signing in leads back to.

/** What an account is needed for; 'sign-in' saves the room, and nothing opens then. */
export const signInIntents = [
  'sign-in',
  'cart',
  'versions',
  'still',
  'stills',
  'download',
  'keep-template',
] as const;
export type SignInIntent = (typeof signInIntents)[number];

export const INTENT_PARAM = 'then';

/** The address of a room, which has a query always, that opens what was intent. */
export function returnPath(address: string, intent: SignInIntent): string {
  return intent === 'sign-in' ? address : `${address}&${INTENT_PARAM}=${intent}`;
}

/** What an address opens besides the room; null for nothing. */
export function readIntent(params: URLSearchParams): SignInIntent | null {
  const named = params.get(INTENT_PARAM);
  return signInIntents.find((intent) => intent === named && intent !== 'sign-in') ?? null;
}
