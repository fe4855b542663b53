// Whom passkeys are made for: the site, by its name and its address in the settings.
import { isIP } from 'node:net';
import { isLoopback } from '../../platform/is-loopback.ts';

export interface RelyingParty {
  readonly name: string;
  /** A domain, without scheme and port. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Null where no browser makes passkeys: at a bare IP address. This machine's own is known as localhost, where they
 * work also without HTTPS.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl);
  const address = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) {
    if (!isLoopback(url.hostname)) return null;
    url.hostname = 'localhost';
  }
  return { name: 'WeVisu', id: url.hostname, origin: url.origin };
}
