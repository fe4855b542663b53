// Changes of a brief as they come from outside: each value is one that a brief can hold.

import type { Cents } from '@wevisu/domain/money/money.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { z } from 'zod';
import type { Brief } from './brief.ts';
import { type BriefChange, correctBrief } from './correct-brief.ts';
import { colors, materials, parts, tones } from './words/finishes.ts';
import { forms, itemIds } from './words/items.ts';
import { purposes, shapes, wishes } from './words/rooms.ts';

/** 300 ft in tenths of a millimeter: no room is longer. */
const length = z.int().min(1).max(914_400);
const side = length.nullable();
const amount = (
  z.int().min(0).max(10_000_000_000) as unknown as z.ZodType<Cents, Cents>
).nullable();
const count = (most: number) => z.int().min(1).max(most);
const kept = z.enum([...new Set([...itemIds, ...parts, ...materials])]);

const single = {
  purpose: z.enum(purposes),
  size: z.strictObject({ widthTenths: side, lengthTenths: side }),
  area: z
    .int()
    .min(1)
    .max(914_400 ** 2),
  ceiling: length,
  shape: z.enum(shapes),
  openPlan: z.literal(true),
  accessible: z.literal(true),
  budget: z.strictObject({ minCents: amount, maxCents: amount, about: z.boolean() }),
  seats: count(60),
  cooks: count(12),
  people: count(30),
} as const;

const list = {
  also: z.enum(purposes),
  styles: z.strictObject({
    style: z.enum(styles.map(({ id }) => id)),
    want: z.enum(['must', 'must-not']),
  }),
  finishes: z.strictObject({
    part: z.enum(['any', ...new Set([...parts, ...itemIds])]),
    tone: z.enum(tones).nullable(),
    color: z.enum(colors).nullable(),
    material: z.enum(materials).nullable(),
    want: z.enum(['must', 'must-not']),
  }),
  items: z.strictObject({
    item: kept,
    want: z.enum(['must', 'nice', 'must-not', 'keep']),
    form: z.enum(forms).nullable(),
    count: count(20).nullable(),
    widthTenths: side,
    depthTenths: side,
  }),
  wishes: z.enum(wishes),
} as const;

/** A value of a list has its place; what is said once has none. */
function readOne(raw: unknown): BriefChange | null {
  const head = z.object({ field: z.string(), at: z.int().min(0).optional(), value: z.unknown() });
  const { data } = head.safeParse(raw);
  if (!data) return null;
  const { field, at, value } = data;
  const isList = Object.hasOwn(list, field);
  if (!(isList || Object.hasOwn(single, field)) || isList !== (at !== undefined)) return null;
  const schema: z.ZodType = { ...single, ...list }[field as keyof typeof single];
  const read = schema.nullable().safeParse(value);
  if (!read.success) return null;
  return { field, ...(at === undefined ? {} : { at }), value: read.data } as BriefChange;
}

/** The brief with changes from outside, one after the other; null if one of them can't be read or has no place. */
export function correctBriefBy(brief: Brief, changes: readonly unknown[]): Brief | null {
  let corrected = brief;
  for (const raw of changes) {
    const change = readOne(raw);
    if (!change) return null;
    try {
      corrected = correctBrief(corrected, change);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return corrected;
}
