import type { CallDefinition } from '@wevisu/contract/call.ts';
import { ApiFailure, toRefusalBody } from './api-failure.ts';

export interface RawArgs {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface HttpOptions {
  readonly fetch: typeof fetch;
  /** Origin that calls go to, without a trailing slash. */
  readonly origin: string;
  /** Headers of this moment: the tokens as they are stored now. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/**
 * Sends one call. Gives the parsed body of a 200 or 201; everything else, also 202 and 204
 * (ERR-20), is thrown as an ApiFailure.
 */
export async function sendCall(
  { fetch, origin, headers }: HttpOptions,
  call: CallDefinition,
  args: RawArgs,
): Promise<unknown> {
  const response = await fetch(origin + buildPath(call.path, args), {
    method: call.method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers() },
    ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
  }).catch(() => {
    throw new ApiFailure(0);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 200 || response.status === 201) return body;
  throw new ApiFailure(response.status, toRefusalBody(body));
}

/** `/api/product/:hash` with its parameters filled in and its query behind. */
export function buildPath(template: string, { params, query }: RawArgs): string {
  const values = toEntries(params);
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${template} needs the parameter ${name}.`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of toEntries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function toEntries(value: unknown): Map<string, unknown> {
  return new Map(Object.entries((value ?? {}) as object));
}
