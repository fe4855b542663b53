// What a language model may propose after reading a brief: wishes from closed lists, each with the words it read.
// No length, no place, no product and no price has a field here, so none can be told.
import { styles } from '@wevisu/scene/styles.ts';
import { z } from 'zod';
import { colors, materials, parts, tones } from '../words/finishes.ts';
import { forms, itemIds } from '../words/items.ts';
import { purposes, shapes, wishes } from '../words/rooms.ts';

/** The words of the brief that say it, letter for letter. */
const quote = z.string().min(2).max(200);
const person = (most: number) => z.int().min(1).max(most);

const finish = z.strictObject({
  part: z.enum(['any', ...parts, ...itemIds]),
  tone: z.enum(tones).nullable(),
  color: z.enum(colors).nullable(),
  material: z.enum(materials).nullable(),
  want: z.enum(['must', 'must-not']),
});

const item = z.strictObject({
  item: z.enum(itemIds),
  want: z.enum(['must', 'nice', 'must-not', 'keep']),
  form: z.enum(forms).nullable(),
  count: person(20).nullable(),
});

export const proposedWish = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('purpose'), value: z.enum(purposes), quote }),
  z.strictObject({ field: z.literal('also'), value: z.enum(purposes), quote }),
  z.strictObject({ field: z.literal('shape'), value: z.enum(shapes), quote }),
  z.strictObject({ field: z.literal('openPlan'), value: z.literal(true), quote }),
  z.strictObject({ field: z.literal('accessible'), value: z.literal(true), quote }),
  z.strictObject({ field: z.literal('seats'), value: person(60), quote }),
  z.strictObject({ field: z.literal('cooks'), value: person(12), quote }),
  z.strictObject({ field: z.literal('people'), value: person(30), quote }),
  z.strictObject({
    field: z.literal('styles'),
    value: z.strictObject({
      style: z.enum(styles.map(({ id }) => id)),
      want: z.enum(['must', 'must-not']),
    }),
    quote,
  }),
  z.strictObject({ field: z.literal('finishes'), value: finish, quote }),
  z.strictObject({ field: z.literal('items'), value: item, quote }),
  z.strictObject({ field: z.literal('wishes'), value: z.enum(wishes), quote }),
]);
export type ProposedWish = z.output<typeof proposedWish>;

export const MOST_WISHES = 40;

/** The JSON schema of an answer, as models take it. */
export function proposalJsonSchema(): object {
  return z.toJSONSchema(z.strictObject({ wishes: z.array(proposedWish).max(MOST_WISHES) }));
}
