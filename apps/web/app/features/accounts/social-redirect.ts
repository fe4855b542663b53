// U-27: a redirect that was asked for has to last while the visitor is at another company, apart from redirect_to, over
// which projects win. In this tab alone, and for this one way back.
const KEY = 'social_redirect';

/** Null forgets an older one. */
export function keepSocialRedirect(redirect: string | null): void {
  try {
    if (redirect === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, redirect);
  } catch {
    // Where nothing may be stored the way leads to the usual place.
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
