// The caller of a request. Everything here comes from the server's own session, never from the request's claims.

import type { Role } from '@wevisu/contract/call.ts';
import type { ApiScope } from '@wevisu/domain/connections/api-scopes.ts';
import type { AiAccountId, ProUserId, UserId } from '@wevisu/domain/ids.ts';

export interface SignedIn {
  readonly userId: UserId;
  readonly type: Role;
  readonly emailVerified: boolean;
  /** Staff have entered the mailed code in this session (U-06). */
  readonly otpPassed: boolean;
  /** Names the session, so that it can be ended; never the token. */
  readonly sessionHash: Buffer;
  /** Of an API key; absent for a session, which may do all that its account may. */
  readonly scopes?: readonly ApiScope[];
  /** Of staff who act in the name of this account; absent for its owner. */
  readonly acting?: Acting;
}

export interface Acting {
  readonly staffId: UserId;
  readonly visitId: number;
  readonly until: Date;
}

/** An account of AI 3D design. */
export interface AiSignedIn {
  readonly accountId: AiAccountId;
  readonly emailVerified: boolean;
  /** Names the session, so that it can be ended; never the token. */
  readonly sessionHash: Buffer;
}

export interface Caller {
  readonly user: SignedIn | null;
  /** Looked up only for calls of AI 3D design. */
  readonly ai?: AiSignedIn | null;
  /** Where the request came from, as limits count it (`networkOf`): an IPv4 address or an IPv6 network; never shown. */
  readonly address: string;
  /** Of the address, as it may be kept; absent for pages. */
  readonly addressHash?: () => Buffer;
  readonly userAgent: string;
  /** The raw Cookie header; '' for none. */
  readonly cookies: string;
  /** Why the account behind the session, an applicant, may make no call of its own; absent for everyone else. */
  readonly barred?: Applicant['barred'];
  readonly requestId: string;
}

export interface SignedInCaller extends Caller {
  readonly user: SignedIn;
}

export interface ProCaller extends Caller {
  readonly user: SignedIn & { readonly userId: ProUserId };
}

export interface AiCaller extends Caller {
  readonly ai: AiSignedIn;
}

/** As ResolveSession, for the token of AI 3D design. */
export type ResolveAiSession = (token: string) => Promise<AiSignedIn | null>;

/** Resolves the bearer token of a request; null for none, an unknown, an ended or an expired one. */
export type ResolveSession = (token: string) => Promise<SignedIn | null>;

/** An account that staff have not approved. */
export interface Applicant {
  readonly user: SignedIn;
  readonly barred: 'account_pending' | 'application_refused';
}

/** As ResolveSession, for the calls that are for applicants; null for every other account. */
export type ResolveApplicant = (token: string) => Promise<Applicant | null>;

/** The key that limits count by: the account, else the address. */
export function whoCalls({ user, ai, address }: Caller): string {
  if (ai) return `ai ${ai.accountId}`;
  return user === null ? address : `user ${user.userId}`;
}
