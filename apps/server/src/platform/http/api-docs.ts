// The API's documentation, generated from the contract: /api/docs to read, /api/docs/json for tools.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export async function addApiDocs(
  app: FastifyInstance,
  calls: readonly CallDefinition[],
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: buildOpenApi(calls) as never },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

function buildOpenApi(calls: readonly CallDefinition[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1', description: 'Amounts are integer cents.' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function describeCall(call: CallDefinition) {
  const { reply } = call;
  const replies =
    reply instanceof z.ZodType ? [reply] : Object.values(reply).filter((s) => s !== undefined);
  const schemas = replies.map((schema) => toSchema(schema, 'output'));
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    description: describeAccess(call),
    ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
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
          : {
              'application/json': {
                schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
              },
            },
      },
    },
  };
}

function describeAccess({ access }: CallDefinition): string {
  if (access === 'public') return 'Everyone.';
  return access === 'signed-in' ? 'Every signed-in account.' : `Only: ${access.join(', ')}.`;
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
