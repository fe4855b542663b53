import type { AttributeDraft } from '@wevisu/contract/attributes.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';

const TYPES = [
  { id: 'text', label: 'Text' },
  { id: 'number', label: 'Number' },
  { id: 'choice', label: 'One of several' },
  { id: 'yes_no', label: 'Yes or no' },
] as const;

export interface AttributeFormProps {
  readonly attribute: AttributeDraft;
  readonly onChange: (to: AttributeDraft) => void;
  readonly onRemove: () => void;
}

/** Everything of one field. */
export function AttributeForm({ attribute, onChange, onRemove }: AttributeFormProps) {
  const { label, type, unit, options, required } = attribute;
  // A new field has no name until somebody types one.
  const [isNamed, setNamed] = useState(label !== '');
  const set = (to: Partial<AttributeDraft>) => onChange({ ...attribute, ...to });
  return (
    <fieldset className="grid content-start gap-4 rounded-card border border-line bg-surface p-4">
      {/* Floated, so that it is inside of the box and the box stands level with the list. */}
      <legend className="float-start text-14 font-[550]">{label || 'New field'}</legend>
      <TextField
        error={isNamed && label.trim() === '' ? 'Enter a name.' : undefined}
        label="Name"
        maxLength={60}
        onChange={(text) => {
          setNamed(true);
          set({ label: text });
        }}
        value={label}
      />
      <NativeSelect
        isInForm
        label="Kind"
        onChange={(id) => set({ type: TYPES.find((one) => one.id === id)?.id ?? 'text' })}
        options={TYPES}
        value={type}
      />
      {type === 'choice' ? (
        <TextField
          hint="One in each line, two or more."
          label="Values"
          onChange={(text) => set({ options: text.split('\n') })}
          rows={6}
          value={options.join('\n')}
        />
      ) : (
        <TextField
          hint="Such as in, lb or °F. Leave it empty for none."
          label="Unit"
          maxLength={20}
          onChange={(text) => set({ unit: text })}
          value={unit}
        />
      )}
      <Checkbox isSelected={required} onChange={(is) => set({ required: is })}>
        Vendors must fill it in
      </Checkbox>
      <div>
        <Button icon="trash" kind="quiet" onPress={onRemove} size="small">
          Remove the field
        </Button>
      </div>
    </fieldset>
  );
}
