// What keeps a model's look from being drawn, in words, by the path of its field.
import type { z } from 'zod';
import { isKindId } from '../card-of.ts';
import { modelSpecSchema } from '../model-spec.ts';
import { type KindField, listKindFields } from './kind-fields.ts';

const UNDRAWN = 'This look cannot be drawn. Choose another one.';

/** Paths from the look down, '' of the look itself; empty if it can be drawn. Only of looks with `type: 'model'`. */
export function findLookProblems(
  look: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const { type: _, ...spec } = look;
  const read = modelSpecSchema.safeParse(spec);
  if (read.success) return new Map();
  const { kind } = spec;
  if (typeof kind !== 'string' || !isKindId(kind)) return new Map([['', UNDRAWN]]);
  const fields = new Map(listKindFields(kind).map((field) => [field.path, field]));
  return new Map(read.error.issues.map((issue) => problemOf(issue, fields)));
}

function problemOf(
  { path }: z.core.$ZodIssue,
  fields: ReadonlyMap<string, KindField>,
): [path: string, text: string] {
  const at = path.join('.');
  const field = fields.get(at);
  return field === undefined ? ['', UNDRAWN] : [at, boundsText(field)];
}

/** 'Enter 16 to 84 in.' */
function boundsText({ type, min, max, scale, unit }: KindField): string {
  if (type !== 'number' || min === null || max === null) return 'Choose one of the values.';
  const shown = (value: number) => Math.round((value / scale) * 100) / 100;
  return `Enter ${shown(min)} to ${shown(max)}${unit === '' ? '' : ` ${unit}`}.`;
}
