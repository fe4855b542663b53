// Cookies that only the server reads. Cookies that scripts may read are hints, set in the browser.
interface SecretCookie {
  readonly name: string;
  /** Of the characters of a token: nothing is escaped. */
  readonly value: string;
  /** 0 deletes it. */
  readonly seconds: number;
  /** Sent only with requests below this path. */
  readonly path: string;
  /** Whether the site is served over HTTPS. */
  readonly https: boolean;
}

/** The value of a Set-Cookie header. Lax: another site's forms and scripts never send it along. */
export function secretCookie({ name, value, seconds, path, https }: SecretCookie): string {
  const secure = https ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of a cookie in a Cookie header; null if it is missing or not a token. */
export function readSecretCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    return /^[\w-]{16,200}$/.test(value) ? value : null;
  }
  return null;
}
