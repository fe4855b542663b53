// What a call is: one definition that the server registers, the client types itself by and the
// refusal suite walks. This file knows no call.
import type { z } from 'zod';

export const ROLES = ['User', 'Vendor', 'Contractor', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call: everyone, every signed-in account, or the listed account types. */
export type Access = 'public' | 'signed-in' | readonly Role[];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One reply shape for all, or one per role; a role that is missing gets nothing of the call. */
export type ReplySchema = z.ZodType | { readonly [R in Role]?: z.ZodType };

export interface CallDefinition {
  /** `feature.useCase`, unique. */
  readonly name: string;
  readonly method: Method;
  /** With `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: ReplySchema;
  /** Most calls of one caller (account, else address) in a window of seconds. */
  readonly limit?: { readonly max: number; readonly seconds: number };
  /** Staff may call it before the mailed code was given; every other call refuses them until then. */
  readonly beforeOtp?: true;
  /** How a browser sends the body; JSON unless told. Fields of a form arrive as texts. */
  readonly encoding?: 'multipart';
  /** The one file that the form may bring, in this field of the body; a form takes none unless told. */
  readonly file?: { readonly field: string; readonly mostBytes: number };
  /** A success is a file with a content type of its own, to be saved; refusals are JSON as ever. */
  readonly sends?: 'file';
  /** Success status; 200 unless something is created. */
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

/** What a client hands in: before parsing, defaults may be left out. */
export type CallArgs<C extends CallDefinition> = Present<{
  params: Given<C['params']>;
  query: Given<C['query']>;
  body: Given<C['body']>;
}>;

/** The reply: of one schema, or the union over the roles. */
export type CallReply<C extends CallDefinition> = C['reply'] extends z.ZodType
  ? z.output<C['reply']>
  : z.output<Extract<C['reply'][keyof C['reply']], z.ZodType>>;

/** Keeps the literal types of a definition. */
export function defineCall<const C extends CallDefinition>(definition: C): C {
  return definition;
}
