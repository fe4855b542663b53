import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';

const YES_NO = ['Yes', 'No'];

/** The category's own fields, as they are defined; then rows of the vendor's. */
export function SpecificationPanel({ content, change, problems, form }: PanelProps) {
  const category = form.categories.find(({ id }) => id === content.category_id);
  const attributes = category?.attributes ?? [];
  const values = new Map(content.specification);
  const known = new Set(attributes.map(({ label }) => label));
  const set = (label: string, value: string) => {
    const rows = content.specification.filter(([one]) => one !== label);
    const at = content.specification.findIndex(([one]) => one === label);
    const row: [string, string][] = value === '' && known.has(label) ? [] : [[label, value]];
    const place = at === -1 ? rows.length : at;
    change({ specification: [...rows.slice(0, place), ...row, ...rows.slice(place)] });
  };
  const extra = content.specification.filter(([label]) => !known.has(label));
  return (
    <Panel title="Specification">
      {category === undefined && <p className="text-muted">Choose a category first.</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {attributes.map(({ key, label, type, unit, options, required }) => {
          const field = {
            label: required ? label : `${label} (optional)`,
            name: key,
            value: values.get(label) ?? '',
            error: problems[`specification.${label}`],
            onChange: (text: string) => set(label, text),
          };
          return type === 'choice' || type === 'yes_no' ? (
            <SelectField
              {...field}
              key={key}
              options={(type === 'yes_no' ? YES_NO : options).map((id) => ({ id, label: id }))}
              placeholder="Choose"
            />
          ) : (
            <TextField {...field} key={key} maxLength={400} suffix={unit} />
          );
        })}
      </div>
      {extra.map(([label, value]) => (
        <div className="mt-4 flex items-end gap-2" key={label}>
          <TextField
            className="flex-1"
            label={label}
            maxLength={400}
            onChange={(text) => set(label, text)}
            value={value}
          />
          <Button
            icon="trash"
            kind="quiet"
            onPress={() =>
              change({ specification: content.specification.filter(([one]) => one !== label) })
            }
          >
            Remove<span className="reader-only"> {label}</span>
          </Button>
        </div>
      ))}
    </Panel>
  );
}
