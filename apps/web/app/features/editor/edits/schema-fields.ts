// Form fields for a kind's parameters, read from its schema, so that a new kind needs none of its own.
import type { KindFacts } from '@wevisu/scene/kinds/definition/kind.ts';
import { z } from 'zod';
import { inWords } from './labels.ts';

interface FieldBase {
  readonly key: string;
  readonly label: string;
}

export type SchemaField =
  | (FieldBase & { readonly type: 'choice'; readonly options: readonly (string | number)[] })
  | (FieldBase & { readonly type: 'length'; readonly min: number; readonly max: number })
  | (FieldBase & { readonly type: 'count'; readonly min: number; readonly max: number })
  | (FieldBase & { readonly type: 'flag' });

/** The part of JSON Schema that kinds use. */
interface JsonField {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonField[];
  readonly properties?: Readonly<Record<string, JsonField>>;
}

function fieldOf(key: string, json: JsonField): SchemaField | null {
  const label = inWords(key);
  if (json.enum) return { key, label, type: 'choice', options: json.enum };
  if (json.type === 'boolean') return { key, label, type: 'flag' };
  if (json.type !== 'integer' && json.type !== 'number') return null;
  const { minimum: min, maximum: max } = json;
  if (min === undefined || max === undefined) return null;
  return { key, label, type: key.endsWith('Tenths') ? 'length' : 'count', min, max };
}

/** For kinds with several forms, the fields of the form that the params have. */
function formOf(json: JsonField, params: Readonly<Record<string, unknown>>): JsonField {
  const fits = (one: JsonField) =>
    Object.entries(one.properties ?? {}).every(
      ([key, { const: wanted }]) => wanted === undefined || params[key] === wanted,
    );
  return json.anyOf?.find(fits) ?? json;
}

const known = new WeakMap<z.ZodType, JsonField>();

function jsonOf(schema: z.ZodType): JsonField {
  let json = known.get(schema);
  if (!json) {
    json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonField;
    known.set(schema, json);
  }
  return json;
}

/** The fields of a kind for valid params. Angles, lists and text have tools of their own. */
export function schemaFields(
  kind: Pick<KindFacts, 'params'>,
  params: Readonly<Record<string, unknown>>,
): readonly SchemaField[] {
  const { properties = {} } = formOf(jsonOf(kind.params), params);
  return Object.entries(properties).flatMap(([key, json]) => fieldOf(key, json) ?? []);
}
