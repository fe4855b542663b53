// Replies leave through a serializer compiled from the contract: a field that the contract does not
// name for the caller's role cannot leave, whatever a use case returned.
import type { CallDefinition, Role } from '@wevisu/contract/call.ts';
import { ROLES } from '@wevisu/contract/call.ts';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

export type Shaper = (body: object) => string;
export type Shapers = Readonly<Partial<Record<Role, Shaper>>>;

export function shapersOf({ reply }: CallDefinition): Shapers {
  if (reply instanceof z.ZodType) {
    const shaper = shaperOf(reply);
    return Object.fromEntries(ROLES.map((role) => [role, shaper]));
  }
  return Object.fromEntries(
    Object.entries(reply).flatMap(([role, schema]) =>
      schema === undefined ? [] : [[role, shaperOf(schema)]],
    ),
  );
}

const compiled = new WeakMap<z.ZodType, Shaper>();

/** Compiled at its first reply: all of them together would take a start two seconds. */
function shaperOf(schema: z.ZodType): Shaper {
  return (body) => {
    let shape = compiled.get(schema);
    if (shape === undefined) {
      shape = compileShaper(schema);
      compiled.set(schema, shape);
    }
    return shape(body);
  };
}

function compileShaper(schema: z.ZodType): Shaper {
  return fastJson(toSerializable(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' })));
}

type Schema = Parameters<typeof fastJson>[0];

/**
 * Numbers and texts need no checking on the way out; what remains is the shape. Nullable fields
 * come as `anyOf`, which would be validated at each reply: they become a list of types.
 */
function toSerializable(node: unknown): Schema {
  if (Array.isArray(node)) return node.map(toSerializable) as unknown as Schema;
  if (typeof node !== 'object' || node === null) return node as Schema;
  const entries = Object.entries(node).filter(
    ([key]) => !['minimum', 'maximum', 'format', 'pattern', '$schema'].includes(key),
  );
  const plain = Object.fromEntries(entries.map(([key, value]) => [key, convertEntry(key, value)]));
  return foldNullable(plain) as unknown as Schema;
}

/** The keys of `properties` are names of fields, not words of the schema: one may be called 'pattern'. */
function convertEntry(key: string, value: unknown): unknown {
  if (key === 'const') return value;
  if (key !== 'properties') return toSerializable(value);
  return Object.fromEntries(
    Object.entries(value as object).map(([field, schema]) => [field, toSerializable(schema)]),
  );
}

function foldNullable(schema: Record<string, unknown>): Record<string, unknown> {
  const options = schema.anyOf;
  if (!Array.isArray(options) || options.length !== 2) return schema;
  const rest = options.filter((option) => option.type !== 'null');
  const [only] = rest;
  if (rest.length !== 1 || typeof only.type !== 'string') return schema;
  const { anyOf: _, ...others } = schema;
  return { ...others, ...only, nullable: true };
}
