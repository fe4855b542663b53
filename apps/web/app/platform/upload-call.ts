// Calls that upload a file and report progress, which fetch does not.
import type { CallArgs, CallDefinition, CallReply } from '@wevisu/contract/call.ts';
import { apiBase } from './api.ts';
import { ApiFailure, toRefusalBody } from './api-failure.ts';
import { withSchemas } from './call-schemas.ts';
import { buildPath, toFormData } from './http-transport.ts';
import { parseReply } from './parse-reply.ts';
import { announce } from './site-events.ts';
import { readTokenHeaders } from './tokens.ts';

/** The server's own limit for receiving a file. */
const PATIENCE_MS = 120_000;

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1; reaches 1 before the server has answered. */
  readonly onProgress: (part: number) => void;
}

/** Quiet: the caller shows what went wrong. Throws an ApiFailure, or the signal's reason. */
export async function uploadCall<C extends CallDefinition & { readonly encoding: 'multipart' }>(
  definition: C,
  args: CallArgs<C>,
  options: UploadOptions,
): Promise<CallReply<C>> {
  const whole = withSchemas(definition);
  // Whether they loaded matters only once there is a reply.
  whole.catch(() => {});
  const { status, body } = await send(definition, args, options);
  announce(status === 0 ? 'connection-lost' : 'connection-back');
  if (status !== 200 && status !== 201) throw new ApiFailure(status, toRefusalBody(body));
  const complete = await whole.catch(() => {
    throw new ApiFailure(0);
  });
  return parseReply(complete, body, 'User');
}

interface Answer {
  /** 0 if there is none. */
  readonly status: number;
  readonly body: unknown;
}

function send(
  definition: CallDefinition,
  args: { readonly params?: unknown; readonly body?: unknown },
  { signal, onProgress }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(definition.method, apiBase() + buildPath(definition.path, args));
    request.responseType = 'json';
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(readTokenHeaders())) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.onabort = () => reject(signal.reason);
    // Fires whatever happened.
    request.onloadend = () => {
      signal.removeEventListener('abort', stop);
      // The reply was cut off: whether the file was stored is unknown.
      const status = request.response === null ? 0 : request.status;
      resolve({ status, body: request.response });
    };
    request.send(toFormData(args.body));
  });
}
