import { isLoopback } from './is-loopback.ts';

export type SecuredUrl = { readonly url: string } | { readonly problem: string };

/**
 * The URL of a PostgreSQL with TLS decided: on another machine, the certificate must be for its host and signed by a
 * known authority (`ca` is a file with one of your own). Only `sslmode=disable`, in the URL itself, goes without.
 */
export function secureUrl(url: string, ca: string | null): SecuredUrl {
  const mode = parameterOf(url, 'sslmode');
  if (mode === 'disable' || (mode === null && isOnThisMachine(url))) return { url };
  if (mode !== null && mode !== 'verify-full') {
    return {
      problem: `sslmode=${mode} may talk to anybody: leave it out, or set sslmode=disable on a network of your own`,
    };
  }
  const added = [
    ...(mode === null ? ['sslmode=verify-full'] : []),
    ...(ca === null || parameterOf(url, 'sslrootcert')
      ? []
      : [`sslrootcert=${encodeURIComponent(ca)}`]),
  ];
  if (added.length === 0) return { url };
  return { url: `${url}${url.includes('?') ? '&' : '?'}${added.join('&')}` };
}

function parameterOf(url: string, name: string): string | null {
  return new URLSearchParams(url.split('?')[1] ?? '').get(name);
}

/** Also by a socket, whose folder is the host: in the parameters, or encoded in its place. */
function isOnThisMachine(url: string): boolean {
  const host =
    parameterOf(url, 'host') ?? /^\w+:\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/?]*)/.exec(url)?.[1] ?? '';
  return host === '' || host.startsWith('/') || host.startsWith('%2F') || isLoopback(host);
}
