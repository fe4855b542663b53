import type { CallArgs, CallDefinition, CallReply } from '@wevisu/contract/call.ts';
import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import { createContext } from 'react-router';

/** The outcome of a call: its reply, or the refusal as the client would get it. */
export type CallOutcome<C extends CallDefinition> =
  | { readonly ok: true; readonly reply: CallReply<C> }
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: ErrorCode | null;
      readonly message: string;
    };

/** The contract's client without HTTP, passed by the host to server-rendered pages. */
export type InProcessApi = <C extends CallDefinition>(
  definition: C,
  args: CallArgs<C>,
) => Promise<CallOutcome<C>>;

/** What a server-rendered page knows about its request. */
export interface RequestInfo {
  readonly id: string;
  /** Scheme, host and port as the browser sees them, without a trailing slash. */
  readonly origin: string;
}

export const apiContext = createContext<InProcessApi>();

export const requestInfoContext = createContext<RequestInfo>();

/** The nonce of the page's content security policy; undefined if no policy is sent. */
export const nonceContext = createContext<string | undefined>(undefined);

/** Render the page in one go instead of streaming it. */
export const wholeContext = createContext<boolean>(false);
