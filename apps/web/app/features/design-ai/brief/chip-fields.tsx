import type { FinishWish, ItemWish, RoomSize, StyleWish } from '@wevisu/layout/brief/brief.ts';
import type { Budget } from '@wevisu/layout/brief/reading/money.ts';
import { formsOf } from '@wevisu/layout/brief/words/items.ts';
import { nameOf } from '@wevisu/layout/brief/words/names.ts';
import { sqftFromSquareTenths } from '@wevisu/scene/units.ts';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { DecimalField } from '../../../ui/decimal-field.tsx';
import { LengthField } from '../../../ui/length-field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { OPTIONS, WANTS } from './chip-values.ts';
import type { BriefField } from './choices.ts';

interface FieldsProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const FOOT = 3_048;
const ANY = { id: '', label: 'Any' };
const asNull = <T extends string>(id: string): T | null => (id === '' ? null : (id as T));

/** As the server takes them. */
const MOST: Readonly<Partial<Record<BriefField, number>>> = {
  area: Number.POSITIVE_INFINITY,
  seats: 60,
  cooks: 12,
  people: 30,
};

/** Why a value says nothing; null if it does. */
export function problemOfValue(field: BriefField, value: unknown): string | null {
  if (field === 'budget') {
    const { minCents, maxCents } = value as Budget;
    if (minCents === null && maxCents === null) return 'Enter an amount.';
    return minCents !== null && maxCents !== null && minCents > maxCents
      ? 'The first amount is above the second.'
      : null;
  }
  if (field === 'finishes') {
    const { tone, color, material } = value as FinishWish;
    return (tone ?? color ?? material) ? null : 'Choose a tone, a color or a material.';
  }
  if (field === 'items') {
    const { count } = value as ItemWish;
    return count !== null && count > 20 ? 'Enter a number up to 20.' : null;
  }
  const max = MOST[field];
  if (max === undefined || (Number(value) > 0 && Number(value) <= max)) return null;
  return max === Number.POSITIVE_INFINITY ? 'Enter a number.' : `Enter a number up to ${max}.`;
}

/** The form for one field of a brief. */
export function ChipFields({
  field,
  value,
  onChange,
}: FieldsProps<unknown> & { readonly field: BriefField }) {
  const select = (label: string, options: (typeof OPTIONS)[keyof typeof OPTIONS]) => (
    <NativeSelect
      isInForm
      label={label}
      onChange={onChange}
      options={options}
      value={String(value)}
    />
  );
  switch (field) {
    case 'purpose':
    case 'also':
      return select('Room', OPTIONS.purpose);
    case 'shape':
      return select('Layout', OPTIONS.shape);
    case 'wishes':
      return select('Wish', OPTIONS.wish);
    case 'size':
      return <SizeFields onChange={onChange} value={value as RoomSize} />;
    case 'ceiling':
      return (
        <LengthField
          isFocused
          label="Floor to ceiling"
          max={20 * FOOT}
          min={6 * FOOT}
          onChange={onChange}
          value={value as number}
        />
      );
    case 'area':
      return (
        <NumberField
          label="Floor area in square feet"
          onChange={(sqft) => onChange(sqft * FOOT ** 2)}
          value={Math.round(sqftFromSquareTenths(value as number))}
        />
      );
    case 'budget':
      return <BudgetFields onChange={onChange} value={value as Budget} />;
    case 'styles':
      return <StyleFields onChange={onChange} value={value as StyleWish} />;
    case 'finishes':
      return <FinishFields onChange={onChange} value={value as FinishWish} />;
    case 'items':
      return <ItemFields onChange={onChange} value={value as ItemWish} />;
    case 'seats':
    case 'cooks':
    case 'people':
      return <NumberField label="How many" onChange={onChange} value={value as number} />;
    default:
      return <p className="text-muted">Yes. Take it away if you do not mean it.</p>;
  }
}

function SizeFields({ value, onChange }: FieldsProps<RoomSize>) {
  // A side that is open shows as long as the other, and is set with it.
  const width = value.widthTenths ?? value.lengthTenths ?? 10 * FOOT;
  const length = value.lengthTenths ?? width;
  const limits = { max: 60 * FOOT, min: 2 * FOOT };
  const put = (widthTenths: number, lengthTenths: number) =>
    onChange({ widthTenths, lengthTenths } as RoomSize);
  return (
    <div className="grid grid-cols-2 gap-4">
      <LengthField
        {...limits}
        isFocused
        label="Width"
        onChange={(tenths) => put(tenths, length)}
        value={width}
      />
      <LengthField
        {...limits}
        label="Length"
        onChange={(tenths) => put(width, tenths)}
        value={length}
      />
    </div>
  );
}

interface NumberFieldProps extends FieldsProps<number> {
  readonly label: string;
}

function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <DecimalField
      className="max-w-48"
      label={label}
      onChange={(text) => {
        setTyped(text);
        onChange(Math.round(Number(text)));
      }}
      value={typed}
    />
  );
}

const dollarsOf = (cents: number | null) => (cents === null ? '' : String(cents / 100));
const centsOf = (typed: string) => {
  const cents = Math.round(Number(typed) * 100);
  return typed === '' || !(cents > 0) ? null : cents;
};

function BudgetFields({ value, onChange }: FieldsProps<Budget>) {
  const [min, setMin] = useState(dollarsOf(value.minCents));
  const [max, setMax] = useState(dollarsOf(value.maxCents));
  const put = (change: Partial<Record<keyof Budget, number | null | boolean>>) =>
    onChange({ ...value, ...change } as Budget);
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <DecimalField
          label="At least, dollars"
          onChange={(text) => {
            setMin(text);
            put({ minCents: centsOf(text) });
          }}
          value={min}
        />
        <DecimalField
          label="At most, dollars"
          onChange={(text) => {
            setMax(text);
            put({ maxCents: centsOf(text) });
          }}
          value={max}
        />
      </div>
      <Checkbox isSelected={value.about} onChange={(about) => put({ about })}>
        About this much: a little more is fine
      </Checkbox>
    </div>
  );
}

interface YesNoProps {
  readonly value: 'must' | 'must-not';
  readonly onChange: (value: 'must' | 'must-not') => void;
}

function YesNo({ value, onChange }: YesNoProps) {
  return (
    <ChoiceGroup
      className="self-start"
      items={[
        { id: 'must', label: 'I want it' },
        { id: 'must-not', label: 'Not this' },
      ]}
      label="Wanted or not"
      onChange={onChange}
      value={value}
    />
  );
}

function StyleFields({ value, onChange }: FieldsProps<StyleWish>) {
  return (
    <div className="grid gap-4">
      <NativeSelect
        isInForm
        label="Style"
        onChange={(style) => onChange({ ...value, style: style as StyleWish['style'] })}
        options={OPTIONS.style}
        value={value.style}
      />
      <YesNo onChange={(want) => onChange({ ...value, want })} value={value.want} />
    </div>
  );
}

function FinishFields({ value, onChange }: FieldsProps<FinishWish>) {
  const put = (change: Partial<FinishWish>) => onChange({ ...value, ...change });
  const isOfThing = !OPTIONS.part.some(({ id }) => id === value.part);
  const parts = isOfThing
    ? [{ id: value.part, label: nameOf(value.part) }, ...OPTIONS.part]
    : OPTIONS.part;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NativeSelect
        isInForm
        label="Where"
        onChange={(part) => put({ part: part as FinishWish['part'] })}
        options={parts}
        value={value.part}
      />
      <NativeSelect
        isInForm
        label="Material"
        onChange={(id) => put({ material: asNull(id) })}
        options={[ANY, ...OPTIONS.material]}
        value={value.material ?? ''}
      />
      <NativeSelect
        isInForm
        label="Color"
        onChange={(id) => put({ color: asNull(id) })}
        options={[ANY, ...OPTIONS.color]}
        value={value.color ?? ''}
      />
      <NativeSelect
        isInForm
        label="Tone"
        onChange={(id) => put({ tone: asNull(id) })}
        options={[ANY, ...OPTIONS.tone]}
        value={value.tone ?? ''}
      />
      <YesNo onChange={(want) => put({ want })} value={value.want} />
    </div>
  );
}

function ItemFields({ value, onChange }: FieldsProps<ItemWish>) {
  const { item, want, form, count } = value;
  const put = (change: Partial<ItemWish>) => onChange({ ...value, ...change });
  const forms = formsOf[item as keyof typeof formsOf] ?? [];
  const known = OPTIONS.item.some(({ id }) => id === item);
  const [typed, setTyped] = useState(count === null ? '' : String(count));
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        className="self-start"
        items={WANTS}
        label="How much it is wanted"
        onChange={(next) => put({ want: next })}
        value={want}
      />
      <NativeSelect
        isInForm
        label="What"
        onChange={(id) =>
          put({ item: id as ItemWish['item'], form: null, widthTenths: null, depthTenths: null })
        }
        options={known ? OPTIONS.item : [{ id: item, label: nameOf(item) }, ...OPTIONS.item]}
        value={item}
      />
      <div className="grid grid-cols-2 gap-4">
        {forms.length > 0 && (
          <NativeSelect
            isInForm
            label="Kind"
            onChange={(id) => put({ form: asNull(id) })}
            options={[ANY, ...forms.map((id) => ({ id, label: nameOf(id) }))]}
            value={form ?? ''}
          />
        )}
        <DecimalField
          label="How many"
          onChange={(text) => {
            setTyped(text);
            const number = Math.round(Number(text));
            put({ count: number > 0 ? number : null });
          }}
          value={typed}
        />
      </div>
    </div>
  );
}
