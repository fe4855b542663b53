// What someone pressed before signing in, carried by the address that sign-in returns to.

/** Actions that need an account. 'sign-in' just saves the room and opens nothing afterward. */
export const signInIntents = [
  'sign-in',
  'cart',
  'versions',
  'still',
  'stills',
  'download',
  'save-template',
] as const;
export type SignInIntent = (typeof signInIntents)[number];

export const INTENT_PARAM = 'then';

/** The address of a room, which always has a query, extended to carry the intent. */
export function returnPath(address: string, intent: SignInIntent): string {
  return intent === 'sign-in' ? address : `${address}&${INTENT_PARAM}=${intent}`;
}

/** What an address opens besides the room; null for nothing. */
export function readIntent(params: URLSearchParams): SignInIntent | null {
  const named = params.get(INTENT_PARAM);
  return signInIntents.find((intent) => intent === named && intent !== 'sign-in') ?? null;
}
