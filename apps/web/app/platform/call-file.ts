// Calls that return a file: kept apart, since few pages need them.
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import { apiBase } from './api.ts';
import { ApiFailure, toRefusalBody } from './api-failure.ts';
import { type HttpOptions, type RawArgs, request } from './http-transport.ts';
import { announce } from './site-events.ts';
import { readTokenHeaders } from './tokens.ts';

/** Files are generated on request, which takes longer on a busy server. */
const PATIENCE_MS = 180_000;

/** Throws an ApiFailure for anything but a 200, or the signal's reason if aborted. */
export async function fetchFile(
  options: HttpOptions,
  call: CallDefinition,
  args: RawArgs,
  signal: AbortSignal,
): Promise<Blob> {
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const response = await request(options, call, args, either);
    if (response.status === 200) return await response.blob();
    const body: unknown = await response.json().catch(() => null);
    throw new ApiFailure(response.status, toRefusalBody(body));
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ApiFailure ? error : new ApiFailure(0);
  }
}

/** Quiet: the caller shows what went wrong. */
export async function callFile<C extends CallDefinition & { readonly sends: 'file' }>(
  definition: C,
  args: CallArgs<C>,
  signal: AbortSignal,
): Promise<Blob> {
  const from = { fetch: globalThis.fetch, origin: apiBase(), headers: readTokenHeaders };
  const file = await fetchFile(from, definition, args, signal);
  announce('connection-back');
  return file;
}
