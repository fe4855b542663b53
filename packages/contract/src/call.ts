// What a call is: one definition that the server registers, the client is typed by and the
// refusal suite walks. This file knows no specific call.
import type { ApiScope } from '@wevisu/domain/connections/api-scopes.ts';
import type { z } from 'zod';

export const ROLES = ['User', 'Vendor', 'Contractor', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may call: everyone, every signed-in account, or the listed account types. An account of AI 3D design is none of
 * the site's and has a token of its own.
 */
export type Access = 'public' | 'signed-in' | 'ai-account' | readonly Role[];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One reply shape for all, or one per role; a missing role is refused. */
export type ReplySchema = z.ZodType | { readonly [R in Role]?: z.ZodType };

export interface CallDefinition {
  /** `feature.useCase`, unique. */
  readonly name: string;
  readonly method: Method;
  /** Parameters are written `:name`. */
  readonly path: string;
  readonly access: Access;
  /** One line for the API docs. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: ReplySchema;
  /** Max calls per caller (account, else IP address) in a window of seconds. */
  readonly limit?: { readonly max: number; readonly seconds: number };
  /** An API key of this scope may make it too; no key may make a call without one. */
  readonly keyScope?: ApiScope;
  /** Staff may call it before they enter the emailed code; every other call refuses them until then. */
  readonly beforeOtp?: true;
  /** Applicants whom staff have not approved may call it too; every other call refuses them, or takes them for visitors. */
  readonly forApplicants?: true;
  /** How a browser sends the body; JSON by default. Form fields arrive as text. */
  readonly encoding?: 'multipart';
  /** The one file the form may carry, in this field of the body; none by default. */
  readonly file?: { readonly field: string; readonly maxBytes: number };
  /** A success is a file with its own content type, to download; refusals are JSON as usual. */
  readonly sends?: 'file';
  /** Success status; 201 if something is created, else 200. */
  readonly success?: 200 | 201;
  /** Largest body in bytes; the server's default is 64 KiB. */
  readonly bodyLimit?: number;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a use case receives: parsed, with defaults filled in. */
export type CallInput<C extends CallDefinition> = Present<{
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
}>;

/** What a client passes in: before parsing, so defaults may be left out. */
export type CallArgs<C extends CallDefinition> = Present<{
  params: Given<C['params']>;
  query: Given<C['query']>;
  body: Given<C['body']>;
}>;

/** The reply: one schema, or the union over the roles. */
export type CallReply<C extends CallDefinition> = C['reply'] extends z.ZodType
  ? z.output<C['reply']>
  : z.output<Extract<C['reply'][keyof C['reply']], z.ZodType>>;

/** Keeps the literal types of a definition. */
export function defineCall<const C extends CallDefinition>(definition: C): C {
  return definition;
}
