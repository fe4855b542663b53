// Furniture and decor in a style: params by the forms that it prefers, finishes by the name of the slot.

import { cardOf } from '@wevisu/scene/kinds/card-of.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import { z } from 'zod';
import type { Thing } from '../drawing/drawing.ts';
import type { Params } from '../drawing/stand.ts';
import type { Look, Palette } from './looks/look.ts';
import { wordsOf } from './words-of.ts';

type Forms = readonly (readonly [name: string, values: readonly string[]])[];

const known = new WeakMap<Look, Map<KindId, Forms>>();

/** What a style prefers of the params that a kind has, as far as the kind can be so. */
function formsOf(look: Look, kind: KindId): Forms {
  const kinds = known.get(look) ?? new Map<KindId, Forms>();
  known.set(look, kinds);
  const before = kinds.get(kind);
  if (before) return before;
  const { params: schema } = cardOf(kind) as { readonly params: z.ZodType };
  // A param is refused by itself, whatever the others are.
  const shape: Readonly<Record<string, unknown>> =
    schema instanceof z.ZodObject ? schema.shape : {};
  const forms = look.forms.split(';').flatMap((part): Forms => {
    const [name = '', values = ''] = part.split('=').map((text) => text.trim());
    const own = Object.hasOwn(shape, name) ? shape[name] : null;
    if (!(own instanceof z.ZodType)) return [];
    const allowed = wordsOf(values).filter((value) => own.safeParse(value).success);
    return allowed.length > 0 ? [[name, allowed]] : [];
  });
  kinds.set(kind, forms);
  return forms;
}

/** Params of a thing as the style has them; what the plan says stands, what the kind refuses is left. */
export function styledParams(
  look: Look,
  { kind, params, turn }: Pick<Thing, 'kind' | 'params' | 'turn'>,
): Params {
  let styled = params;
  for (const [name, allowed] of formsOf(look, kind)) {
    if (Object.hasOwn(params, name)) continue;
    styled = { ...styled, [name]: allowed[turn % allowed.length] };
  }
  return styled;
}

type Paletted = Exclude<keyof Palette, 'islandTop'>;

/** Which list of a palette speaks for a slot; kinds call the same part by the same name. */
const bySlot: Readonly<Record<string, Paletted>> = {
  fabric: 'fabric',
  seat: 'fabric',
  cushion: 'curtain',
  canopy: 'curtain',
  accent: 'pillow',
  legs: 'frames',
  frame: 'frames',
  pole: 'frames',
  case: 'frames',
  rod: 'metal',
  body: 'wood',
  front: 'wood',
  box: 'wood',
  top: 'tops',
  tray: 'wood',
  hardware: 'metal',
  metal: 'metal',
  rings: 'metal',
  trim: 'metal',
  field: 'rug',
  pattern: 'rugPattern',
  mat: 'rugPattern',
  towel: 'curtain',
  towels: 'curtain',
  duvet: 'bed',
  pot: 'pots',
  weave: 'rug',
  first: 'art',
  second: 'art',
  blanket: 'pillow',
};

/** Kinds whose slots of these names are other things. */
const exceptions: Readonly<Record<string, Readonly<Record<string, Paletted>>>> = {
  curtain: { fabric: 'curtain', rod: 'metal' },
  'roman-shade': { fabric: 'curtain', trim: 'curtain' },
  bed: { frame: 'wood', fabric: 'fabric' },
  'wall-mirror': { frame: 'frames' },
  'dining-chair': { frame: 'wood', seat: 'fabric' },
  'counter-stool': { frame: 'wood', seat: 'fabric' },
  'shower-bench': { body: 'wood', seat: 'wood' },
};

/** Seats beside a sofa wear a palette's other fabric. */
const seconds: readonly string[] = ['armchair', 'lounge-chair', 'dining-chair', 'counter-stool'];

/** Kinds that are as they are whatever the style: plants, grills, plugs. */
const plain: readonly string[] = ['electrical-receptacle', 'grill', 'pool', 'flower-bed', 'shrub'];

export function styledFinishes(palette: Palette, kind: KindId): Readonly<Record<string, string>> {
  if (plain.includes(kind)) return {};
  const finishes: Record<string, string> = {};
  for (const [slot, { allowed }] of Object.entries(cardOf(kind).slots)) {
    const list = exceptions[kind]?.[slot] ?? bySlot[slot];
    if (!list) continue;
    const words = wordsOf(palette[list]);
    // Second covers and colors take the second word, so that a stack is not all of one.
    const isSecond = slot === 'second' || (list === 'fabric' && seconds.includes(kind));
    const order = isSecond ? words.toReversed() : words;
    const found = order.find((word) => allowed.some((one) => one === word));
    if (found) finishes[slot] = found;
  }
  return finishes;
}
