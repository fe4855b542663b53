// The description of the API (OpenAPI), generated from the contract: of the calls that a caller may make, with the
// fields that this caller gets.
import type { CallDefinition, Role } from '@wevisu/contract/call.ts';
import { z } from 'zod';
import { checkAccess, roleOf } from './call-table.ts';
import type { Caller } from './caller.ts';

/** What is told to systems of people of one role, and how their keys work. */
export interface OutgoingDocs {
  readonly role: Role;
  readonly keyGuide: string;
  readonly guide: string;
  readonly events: readonly {
    readonly type: string;
    readonly summary: string;
    readonly body: z.ZodType;
  }[];
}

export function describeCalls(
  calls: readonly CallDefinition[],
  { caller, outgoing }: { readonly caller: Caller; readonly outgoing: OutgoingDocs },
): object {
  const isTold = caller.user !== null && roleOf(caller) === outgoing.role;
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const reply = replyOf(call, caller);
    if (reply === undefined || checkAccess(call, caller) !== 'ok') continue;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, reply) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      description:
        'The calls that you may make: sign in to see those of your account. Amounts are integer cents.' +
        (isTold ? `\n\n## Webhooks\n\n${outgoing.guide}` : ''),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ...(isTold && {
          apiKey: { type: 'http', scheme: 'bearer', description: outgoing.keyGuide },
        }),
      },
    },
    paths,
    ...(isTold && { webhooks: Object.fromEntries(outgoing.events.map(describeEvent)) }),
  };
}

const SIGNED = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

function describeEvent({ type, summary, body }: OutgoingDocs['events'][number]) {
  const post = {
    ...{ operationId: type, tags: ['webhooks'], summary, security: [] },
    parameters: SIGNED.map((name) => ({
      ...{ name, in: 'header', required: true, schema: { type: 'string' } },
    })),
    requestBody: { content: { 'application/json': { schema: toSchema(body, 'output') } } },
    responses: { '2XX': { description: 'You have it.' } },
  };
  return [type, { post }] as const;
}

function replyOf({ reply }: CallDefinition, caller: Caller): z.ZodType | undefined {
  return reply instanceof z.ZodType ? reply : reply[roleOf(caller)];
}

function describeCall(call: CallDefinition, reply: z.ZodType) {
  const isPublic = call.access === 'public';
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    description: isPublic
      ? 'For everyone.'
      : call.access === 'ai-account'
        ? 'With the token of your AI 3D Design account.'
        : call.keyScope === undefined
          ? 'With your session.'
          : `With an API key of the scope ${call.keyScope}, or your session.`,
    ...(isPublic || call.access === 'ai-account'
      ? {}
      : { security: [...(call.keyScope === undefined ? [] : [{ apiKey: [] }]), { bearer: [] }] }),
    parameters: [...toParameters(call.params, 'path'), ...toParameters(call.query, 'query')],
    ...(call.body === undefined
      ? {}
      : {
          requestBody: {
            content: {
              [call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: {
                schema: toSchema(call.body, 'input'),
              },
            },
          },
        }),
    responses: {
      [call.success ?? 200]: {
        description: 'Done',
        content: call.sends
          ? { 'application/octet-stream': {} }
          : { 'application/json': { schema: toSchema(reply, 'output') } },
      },
    },
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

function toParameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
