import { isSame } from '@wevisu/domain/listings/diff-listing.ts';
import {
  FREIGHT_CLASSES,
  SELLING_UNITS,
  type SellingUnit,
} from '@wevisu/domain/listings/listing.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NumberField } from './number-field.tsx';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';

const UNIT_LABELS: Readonly<Record<SellingUnit, string>> = {
  Box: 'Box',
  Piece: 'Piece',
  SqFt: 'Square foot',
  LinearFt: 'Linear foot',
  Slab: 'Slab',
  Pallet: 'Pallet',
};
const UNITS = SELLING_UNITS.map((unit) => ({ id: unit, label: UNIT_LABELS[unit] }));
const FREIGHT = FREIGHT_CLASSES.map((id) => ({ id, label: `Class ${id}` }));

/** Name, category, selling unit and delivery. */
export function BasicsPanel({ content, change, problems, form }: PanelProps) {
  const choose = (id: string) => {
    const category = form.categories.find((one) => String(one.id) === id);
    const before = form.categories.find((one) => one.id === content.category_id);
    if (category === undefined) return;
    change({
      category_id: category.id,
      // What its vendor has set already stays.
      ...(content.category_id === null && { unit: category.unit }),
      ...((content.picture === null || isSame(content.picture, before?.picture)) && {
        picture: category.picture,
      }),
    });
  };
  return (
    <Panel title="Product">
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField
          className="sm:col-span-6"
          error={problems.name}
          label="Name"
          maxLength={160}
          onChange={(name) => change({ name })}
          value={content.name}
        />
        <TextField
          className="sm:col-span-6"
          error={problems.description}
          label="Description"
          maxLength={4000}
          onChange={(description) => change({ description })}
          rows={5}
          value={content.description}
        />
        <SelectField
          className="sm:col-span-4"
          error={problems.category_id}
          label="Category"
          name="category"
          onChange={choose}
          options={form.categories.map(({ id, name }) => ({ id: String(id), label: name }))}
          placeholder="Choose a category"
          value={content.category_id === null ? '' : String(content.category_id)}
        />
        <TextField
          className="sm:col-span-2"
          error={problems.brand_name}
          label="Brand"
          list="own-brands"
          maxLength={80}
          onChange={(brand_name) => change({ brand_name })}
          value={content.brand_name}
        />
        <datalist id="own-brands">
          {form.brands.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <SelectField
          className="sm:col-span-2"
          label="Sold by"
          name="unit"
          onChange={(unit) => change({ unit: unit as SellingUnit })}
          options={UNITS}
          value={content.unit}
        />
        <NumberField
          className="sm:col-span-2"
          error={problems.minimum_unit}
          label="Minimum quantity"
          onChange={(minimum) => change({ minimum_unit: minimum ?? 1 })}
          value={content.minimum_unit}
        />
        <SelectField
          className="sm:col-span-2"
          label="Freight class"
          name="freight"
          onChange={(id) => change({ freight_class: id === '' ? null : id })}
          options={FREIGHT}
          placeholder="By parcel"
          value={content.freight_class ?? ''}
        />
        <TextField
          className="sm:col-span-2"
          label="Color"
          maxLength={60}
          onChange={(text) => change({ color_family: text === '' ? null : text })}
          value={content.color_family ?? ''}
        />
        <TextField
          className="sm:col-span-2"
          label="Material"
          maxLength={60}
          onChange={(text) => change({ material: text === '' ? null : text })}
          value={content.material ?? ''}
        />
        <TextField
          className="sm:col-span-2"
          label="Style"
          maxLength={60}
          onChange={(text) => change({ style: text === '' ? null : text })}
          value={content.style ?? ''}
        />
        <NumberField
          className="sm:col-span-3"
          error={problems.lead_time_min_days}
          label="Lead time from, days"
          onChange={(days) => change({ lead_time_min_days: days ?? 0 })}
          value={content.lead_time_min_days}
        />
        <NumberField
          className="sm:col-span-3"
          error={problems.lead_time_max_days}
          label="Lead time to, days"
          onChange={(days) => change({ lead_time_max_days: days ?? 0 })}
          value={content.lead_time_max_days}
        />
      </div>
    </Panel>
  );
}
