import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import type { KindFacts } from '@wevisu/scene/kinds/definition/kind.ts';
import { showToast } from '../../../../platform/toast-queue.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { LengthField } from '../../../../ui/length-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { inWords } from '../../edits/labels.ts';
import { type SchemaField, schemaFields } from '../../edits/schema-fields.ts';

export interface ParamFieldsProps {
  readonly id: NodeId;
  readonly item: ItemNode;
  readonly card: KindFacts;
  /** With all defaults filled in. */
  readonly params: unknown;
}

/** The form and size of an item, as its kind offers them. */
export function ParamFields({ id, item, card, params }: ParamFieldsProps) {
  const change = useChangeNode(id, 'item');
  const values = params as Readonly<Record<string, unknown>>;
  function set(field: SchemaField, value: unknown) {
    const next = { ...item.params, [field.key]: value };
    // Some values rule each other out (an 80 in corner tub); the field ignores what the kind rejects.
    const checked = card.params.safeParse(next);
    if (checked.success) change(`Change ${field.label.toLowerCase()}`, { params: next });
    else showToast('info', checked.error.issues[0]?.message ?? 'These cannot be combined.');
  }
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      {schemaFields(card, values).map((field) => (
        <ParamField
          field={field}
          key={field.key}
          onChange={(value) => set(field, value)}
          value={values[field.key]}
        />
      ))}
    </div>
  );
}

interface ParamFieldProps {
  readonly field: SchemaField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function ParamField({ field, value, onChange }: ParamFieldProps) {
  const { label } = field;
  if (field.type === 'flag') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    );
  }
  if (field.type === 'length') {
    return (
      <LengthField
        label={label}
        max={field.max}
        min={field.min}
        onChange={onChange}
        value={Number(value)}
      />
    );
  }
  const options =
    field.type === 'choice'
      ? field.options
      : Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
  // Wide numeric ranges are fine details (radii in tenths), not choices for a person.
  if (options.length > 40) return null;
  return (
    <SelectField
      label={label}
      name={field.key}
      onChange={(id) => onChange(options.find((option) => String(option) === id))}
      options={options.map((option) => ({
        id: String(option),
        label: typeof option === 'number' ? String(option) : inWords(option),
      }))}
      value={String(value)}
    />
  );
}
