// U-27: an explicit redirect must survive the visit to the provider. It is separate from redirect_to, over which projects
// win, and lasts in this tab for this one return.
const KEY = 'social_redirect';

/** Null removes an older one. */
export function keepSocialRedirect(redirect: string | null): void {
  try {
    if (redirect === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, redirect);
  } catch {
    // If nothing can be stored, the usual target applies.
  }
}

export function takeSocialRedirect(): string | null {
  try {
    const redirect = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return redirect;
  } catch {
    return null;
  }
}
