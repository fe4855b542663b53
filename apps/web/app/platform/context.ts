import type { CallArgs, CallDefinition, CallReply } from '@wevisu/contract/call.ts';
import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import { createContext } from 'react-router';

/** What a call came to: its reply, or the refusal as the client would have got it. */
export type CallOutcome<C extends CallDefinition> =
  | { readonly ok: true; readonly reply: CallReply<C> }
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: ErrorCode | null;
      readonly message: string;
    };

/** The contract's client without HTTP, as the host gives it to pages rendered on the server. */
export type InProcessApi = <C extends CallDefinition>(
  definition: C,
  args: CallArgs<C>,
) => Promise<CallOutcome<C>>;

/** What a server-rendered page may know about its request. */
export interface RequestInfo {
  readonly id: string;
  /** Scheme, host and port that the browser sees, without a trailing slash. */
  readonly origin: string;
}

export const apiContext = createContext<InProcessApi>();

export const requestInfoContext = createContext<RequestInfo>();

/** The `nonce-…` of the page's content security policy; none where no policy is sent. */
export const nonceContext = createContext<string | undefined>(undefined);

/** The page is wanted at once and complete, not part by part. */
export const wholeContext = createContext<boolean>(false);
