import { z } from 'zod';
import type { FinishId } from '../finishes.ts';
import { cardOf } from './card-of.ts';
import { type KindId, type KindParams, kindIds, type kinds } from './registry.generated.ts';

type Card<K extends KindId> = (typeof kinds)[K];

/** One product's model: which kind, its sizes and forms, and a finish for each slot. */
export type ModelSpec<K extends KindId = KindId> = {
  readonly [P in K]: {
    readonly kind: P;
    readonly params: KindParams[P];
    readonly finishes: { readonly [S in keyof Card<P>['slots']]: FinishId };
  };
}[K];

/** What an author writes: params and finishes left out take the kind's defaults. */
export type ModelSpecInput = {
  [K in KindId]: {
    readonly kind: K;
    readonly params: z.input<Card<K>['params']>;
    readonly finishes: {
      readonly [S in keyof Card<K>['slots']]?: Card<K>['slots'][S] extends {
        readonly allowed: readonly (infer F)[];
      }
        ? F
        : never;
    };
  };
}[KindId];

function specSchemaOf(id: KindId) {
  const card = cardOf(id);
  const finishes = Object.fromEntries(
    Object.entries(card.slots).map(([slot, { allowed }]) => [
      slot,
      z.enum([...allowed]).default(allowed[0]),
    ]),
  );
  return z.strictObject({
    kind: z.literal(id),
    params: card.params,
    finishes: z.strictObject(finishes),
  });
}

const [firstKind, ...otherKinds] = kindIds.map(specSchemaOf);
if (firstKind === undefined) throw new Error('there are no kinds');

// Built at run time from all cards, so the type checker can't see which params go with which kind.
const anyKind: z.ZodType = z.discriminatedUnion('kind', [firstKind, ...otherKinds]);

/**
 * Checks a spec and fills in the defaults of its kind. Lengths are integer tenths of a millimeter.
 * Unknown kinds, params, slots and finishes are refused.
 */
export const modelSpecSchema = anyKind as z.ZodType<ModelSpec>;

/** The complete spec of an author's spec. Throws a ZodError that names what is wrong. */
export function parseModelSpec(input: ModelSpecInput): ModelSpec {
  return modelSpecSchema.parse(input);
}
