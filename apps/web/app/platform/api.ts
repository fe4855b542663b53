import {
  type CallArgs,
  type CallDefinition,
  type CallReply,
  ROLES,
  type Role,
} from '@wevisu/contract/call.ts';
import { COOKIES } from '@wevisu/site/cookies.ts';
import { META_API_BASE, resolveApiBase } from './api-base.ts';
import { ApiFailure } from './api-failure.ts';
import { withSchemas } from './call-schemas.ts';
import { readCookie } from './cookies.ts';
import { reactToFailure } from './failure-reaction.ts';
import { sendCall } from './http-transport.ts';
import { parseReply } from './parse-reply.ts';
import { progress } from './progress.ts';
import { announce } from './site-events.ts';
import { showToast } from './toast-queue.ts';
import { readTokenHeaders } from './tokens.ts';

export interface CallOptions {
  /** The caller deals with a failure: no toast, and a 401 does not lead to the sign-in page. */
  readonly isQuiet?: boolean;
  /** Nobody waits for it: the bar on top of the page stays as it is. */
  readonly isUnseen?: boolean;
}

/** A call from the browser. Rejects with an ApiFailure after the whole site has reacted to it. */
export async function call<C extends CallDefinition>(
  definition: C,
  args: CallArgs<C>,
  { isQuiet = false, isUnseen = false }: CallOptions = {},
): Promise<CallReply<C>> {
  const end = isUnseen ? () => {} : progress.start();
  const whole = withSchemas(definition);
  // Whether they came matters only to those who got a reply.
  whole.catch(() => {});
  try {
    const body = await sendCall(
      { fetch: globalThis.fetch, origin: apiBase(), headers: readTokenHeaders },
      definition,
      args,
    );
    announce('connection-back');
    const reply = parseReply(await whole.catch(cutOff), body, roleHint());
    end('done');
    return reply;
  } catch (error) {
    end('failed');
    if (error instanceof ApiFailure) {
      announce(error.isNetworkFault ? 'connection-lost' : 'connection-back');
    }
    if (error instanceof ApiFailure && !isQuiet) tellFailure(error);
    throw error;
  }
}

/** Answered, but what the answer is read by did not come: as if the connection had broken on the way. */
function cutOff(): never {
  throw new ApiFailure(0);
}

/** What the whole site does about a failure; for quiet calls that turn out to need it after all. */
export function tellFailure(failure: ApiFailure): void {
  const { toast, endsSession } = reactToFailure(failure);
  if (toast) showToast(toast.kind, toast.text);
  if (endsSession) announce('session-ended');
}

export function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META_API_BASE}"]`);
  return resolveApiBase(meta?.content, location.origin);
}

/** The type of the signed-in account, as it was noted at its last check; a guest counts as User. */
function roleHint(): Role {
  const noted = readCookie(document.cookie, COOKIES.userType);
  return ROLES.find((role) => role === noted) ?? 'User';
}
