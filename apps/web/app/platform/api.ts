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
import { pingServer } from './connection.ts';
import { readCookie } from './cookies.ts';
import { reactToFailure } from './failure-reaction.ts';
import { sendCall } from './http-transport.ts';
import { parseReply } from './parse-reply.ts';
import { progress } from './progress.ts';
import { announce } from './site-events.ts';
import { showToast } from './toast-queue.ts';
import { readTokenHeaders } from './tokens.ts';

/** Few calls take as long. */
const SLOW_MS = 2_000;

export interface CallOptions {
  /** The caller handles a failure: no toast, and a 401 does not redirect to sign-in. */
  readonly isQuiet?: boolean;
  /** Runs in the background: it does not show in the progress bar. */
  readonly isUnseen?: boolean;
  /** Goes without a token, so that the reply is what a visitor gets. */
  readonly isVisitor?: boolean;
}

const NO_TOKENS = () => ({});

/** A call from the browser. Rejects with an ApiFailure after the site-wide handling. */
export async function call<C extends CallDefinition>(
  definition: C,
  args: CallArgs<C>,
  { isQuiet = false, isUnseen = false, isVisitor = false }: CallOptions = {},
): Promise<CallReply<C>> {
  const end = isUnseen ? () => {} : progress.start();
  const whole = withSchemas(definition);
  // Whether they loaded matters only once there is a reply.
  whole.catch(() => {});
  // An upload may fill the line for minutes, which is no lost connection.
  const watch =
    definition.encoding === 'multipart' ? undefined : setTimeout(lookForServer, SLOW_MS);
  try {
    const body = await sendCall(
      {
        fetch: globalThis.fetch,
        origin: apiBase(),
        headers: isVisitor ? NO_TOKENS : readTokenHeaders,
      },
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
  } finally {
    clearTimeout(watch);
  }
}

/** A call that waits says so long before it is given up, if the server does not answer anything else either. */
async function lookForServer(): Promise<void> {
  if (!(await pingServer())) announce('connection-lost');
}

/** The call was answered, but the schema to parse the reply did not load: treated as a lost connection. */
function cutOff(): never {
  throw new ApiFailure(0);
}

/** The site-wide handling of a failure; for quiet calls that turn out to need it after all. */
export function tellFailure(failure: ApiFailure): void {
  const { toast, endsSession } = reactToFailure(failure);
  if (toast) showToast(toast.kind, toast.text);
  if (endsSession) announce('session-ended');
}

export function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META_API_BASE}"]`);
  return resolveApiBase(meta?.content, location.origin);
}

/** The signed-in account's type as of the last check; a guest counts as User. */
function roleHint(): Role {
  const noted = readCookie(document.cookie, COOKIES.userType);
  return ROLES.find((role) => role === noted) ?? 'User';
}
