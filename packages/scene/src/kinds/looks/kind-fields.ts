// The parameters of a kind as fields of a form, made from its own schema and slots.
import { z } from 'zod';
import { getFinish } from '../../finishes.ts';
import { cardOf } from '../card-of.ts';
import type { KindId } from '../registry.generated.ts';
import { fieldWords, valueWords } from './field-words.ts';

export interface KindOption {
  readonly id: string;
  readonly label: string;
  /** sRGB hex of a finish; null of a form. */
  readonly color: string | null;
}

export interface KindField {
  /** From the look down: `params.widthTenths`, `finishes.cabinet`. */
  readonly path: string;
  readonly label: string;
  readonly type: 'number' | 'choice' | 'number_choice' | 'yes_no';
  readonly group: 'size' | 'form' | 'finish';
  /** 'in', 'degrees', '%', or '' of a count. */
  readonly unit: string;
  /** So many of what is kept make one of the unit. */
  readonly scale: number;
  /** As they are kept; null of choices. */
  readonly min: number | null;
  readonly max: number | null;
  /** What is typed has no decimals. */
  readonly isWhole: boolean;
  readonly options: readonly KindOption[];
  /** What it is while its vendor has said nothing. */
  readonly standard: string | number | boolean;
}

const UNITS = [
  { suffix: 'Tenths', unit: 'in', scale: 254, group: 'size' },
  { suffix: 'Deg', unit: 'degrees', scale: 1, group: 'form' },
  { suffix: 'Pct', unit: '%', scale: 1, group: 'form' },
] as const;

/** Sizes first, then forms, then finishes. Throws for a schema that no field can be made of: a new kind needs a new one. */
export function listKindFields(kind: KindId): readonly KindField[] {
  const card = cardOf(kind);
  const { params } = card as { readonly params: z.ZodType };
  if (!(params instanceof z.ZodObject)) throw new Error(`${kind} has no plain params`);
  const fields = Object.entries(params.shape).map(([name, schema]) =>
    paramField(name, schema as z.ZodType),
  );
  const taken = new Set(fields.map(({ label }) => label));
  return [
    ...fields.filter(({ group }) => group === 'size'),
    ...fields.filter(({ group }) => group === 'form'),
    ...Object.entries(card.slots).map(([slot, { label, allowed }]): KindField => {
      const options = [...new Set(allowed)].map((id) => {
        const { label: name, color } = getFinish(id);
        return { id, label: name, color };
      });
      const none = { unit: '', scale: 1, min: null, max: null, isWhole: false };
      const of = { type: 'choice', group: 'finish' } as const;
      const shown = taken.has(label) ? `${label} finish` : label;
      return {
        path: `finishes.${slot}`,
        label: shown,
        ...of,
        ...none,
        options,
        standard: allowed[0],
      };
    }),
  ];
}

function paramField(name: string, schema: z.ZodType): KindField {
  if (!(schema instanceof z.ZodDefault)) throw new Error(`${name} has no default`);
  const inner = schema.unwrap();
  const standard = schema.parse(undefined) as KindField['standard'];
  const known = UNITS.find(({ suffix }) => name.endsWith(suffix));
  const label = fieldWords(known ? name.slice(0, -known.suffix.length) : name, known?.suffix ?? '');
  const choice = { unit: '', scale: 1, min: null, max: null, isWhole: false };
  const of = { path: `params.${name}`, label, standard };
  const option = (id: string) => ({ id, label: valueWords(id), color: null });
  if (inner instanceof z.ZodBoolean) {
    return { ...of, ...choice, type: 'yes_no', group: 'form', options: [] };
  }
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map((id) => option(String(id)));
    return { ...of, ...choice, type: 'choice', group: 'form', options };
  }
  if (inner instanceof z.ZodLiteral) {
    const values = [...inner.values];
    const options = values.map((value) => option(String(value)));
    const isNumber = values.every((value) => typeof value === 'number');
    const type = isNumber ? 'number_choice' : 'choice';
    return { ...of, ...choice, type, group: 'form', options };
  }
  if (!(inner instanceof z.ZodNumber)) throw new Error(`${name} is no field`);
  return {
    ...of,
    ...{ type: 'number', group: known?.group ?? 'form', unit: known?.unit ?? '' },
    ...{
      scale: known?.scale ?? 1,
      isWhole: inner.isInt && known?.suffix !== 'Tenths',
      options: [],
    },
    min: inner.minValue,
    max: inner.maxValue,
  };
}
