// Whether passkeys can be used here. The rest of what they need is loaded when one is used.

/** Browsers make none for an address in numbers, nor without HTTPS. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Whether the browser can list them at the email field. */
export async function listsPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

export const NO_PASSKEYS =
  'Passkeys do not work in this browser or at this web address. Use your password instead.';
