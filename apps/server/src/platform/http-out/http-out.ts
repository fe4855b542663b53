// Requests to addresses that people give us: receivers of webhooks, pictures of price lists. None reaches our own
// network, whatever a name resolves to, and none follows a redirect.
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { isLoopback } from '../is-loopback.ts';
import { isPublicAddress } from './is-public-address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (host: string) => Promise<readonly Address[]>;

export interface HttpOutOptions {
  /** For development: plain HTTP to this machine, and nothing else that is not public. */
  readonly allowLoopback: boolean;
  /** All addresses of a name; the system's resolver by default. */
  readonly resolve?: Resolve;
}

export interface OutgoingRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly timeoutMs: number;
  /** More of the reply is not read. */
  readonly maxBytes: number;
}

/** Why an address is never asked. */
export type AddressProblem = 'url_invalid' | 'not_https' | 'own_network' | 'unknown_host';
/** Why there is no whole reply. */
export type OutgoingFailure = 'timed_out' | 'unreachable' | 'too_large';

export type OutgoingReply =
  | {
      readonly status: number;
      /** Names in lower case; the first of several. */
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Buffer;
    }
  | { readonly problem: AddressProblem | OutgoingFailure };

export interface HttpOut {
  /** Never throws for what the other side does. */
  send(request: OutgoingRequest): Promise<OutgoingReply>;
  /** What is wrong with an address as far as can be said without asking it; null if it may be asked. */
  check(url: string): Promise<AddressProblem | null>;
}

const MAX_URL = 2_000;

export function createHttpOut({ allowLoopback, resolve = resolveAll }: HttpOutOptions): HttpOut {
  /** The addresses to connect to, every one of which is allowed. A literal address is never looked up by the client. */
  async function addressesOf(text: string): Promise<readonly Address[] | AddressProblem> {
    const url = text.length > MAX_URL ? null : URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '') return 'url_invalid';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isLocal = allowLoopback && isLoopback(host);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return 'not_https';
    const family = isIP(host);
    const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
    if (found.length === 0) return 'unknown_host';
    const isAllowed = found.every(
      ({ address }) => isPublicAddress(address) || (isLocal && isLoopback(address)),
    );
    return isAllowed ? found : 'own_network';
  }

  return {
    async check(url) {
      const found = await addressesOf(url);
      return typeof found === 'string' ? found : null;
    },
    async send({ url, method, headers = {}, body, timeoutMs, maxBytes }) {
      const signal = AbortSignal.timeout(timeoutMs);
      const found = await Promise.race([addressesOf(url), aborted(signal)]);
      if (typeof found === 'string') return { problem: found };
      // Pinned: a second look-up could give another address.
      const dispatcher = new Agent({ connect: { lookup: lookupOf(found) }, pipelining: 0 });
      try {
        const reply = await request(url, {
          ...{ dispatcher, method, headers, signal },
          ...(body === undefined ? {} : { body }),
        });
        const parts: Buffer[] = [];
        let length = 0;
        for await (const part of reply.body as AsyncIterable<Buffer>) {
          length += part.length;
          if (length > maxBytes) return { problem: 'too_large' };
          parts.push(part);
        }
        return {
          status: reply.statusCode,
          headers: firstOf(reply.headers),
          body: Buffer.concat(parts),
        };
      } catch {
        return { problem: signal.aborted ? 'timed_out' : 'unreachable' };
      } finally {
        await dispatcher.destroy();
      }
    },
  };
}

const resolveAll: Resolve = (host) => lookup(host, { all: true });

function aborted(signal: AbortSignal): Promise<'unknown_host'> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve('unknown_host'), { once: true });
  });
}

function lookupOf(addresses: readonly Address[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (first === undefined) callback(new Error('no address'), '', 0);
    else if (options.all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}

function firstOf(headers: Readonly<Record<string, string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value;
      return first === undefined ? [] : [[name.toLowerCase(), first]];
    }),
  );
}
