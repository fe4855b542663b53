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
  /** Headers for this request: the currently stored tokens. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/** A call unanswered by then counts as lost, so that the form can be sent again. */
const PATIENCE_MS = 60_000;

/**
 * Sends one call. Returns the parsed body of a 200 or 201; throws an ApiFailure for everything
 * else, including 202 and 204 (ERR-20).
 */
export async function sendCall(
  options: HttpOptions,
  call: CallDefinition,
  args: RawArgs,
): Promise<unknown> {
  const response = await request(options, call, args, AbortSignal.timeout(PATIENCE_MS));
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 200 || response.status === 201) {
    // The reply was cut off: whether the call took effect is unknown.
    if (body === null) throw new ApiFailure(0);
    return body;
  }
  throw new ApiFailure(response.status, toRefusalBody(body));
}

/** The server's response; an ApiFailure with status 0 if there is none. */
export async function request(
  { fetch, origin, headers }: HttpOptions,
  call: CallDefinition,
  args: RawArgs,
  signal: AbortSignal,
): Promise<Response> {
  const isForm = call.encoding === 'multipart';
  return fetch(origin + buildPath(call.path, args), {
    method: call.method,
    headers: {
      Accept: 'application/json',
      // U-41: only the browser knows the boundary of a multipart form.
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      ...headers(),
    },
    signal,
    ...(args.body === undefined
      ? {}
      : { body: isForm ? toFormData(args.body) : JSON.stringify(args.body) }),
  }).catch(() => {
    throw new ApiFailure(0);
  });
}

/** `/api/product/:hash` with its parameters filled in and its query appended. */
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

/** Each field as text, files as they are; undefined fields are not sent. */
export function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of toEntries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function toEntries(value: unknown): Map<string, unknown> {
  return new Map(Object.entries((value ?? {}) as object));
}
