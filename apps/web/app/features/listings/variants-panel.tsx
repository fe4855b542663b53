import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NumberField } from './number-field.tsx';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';
import type { Content } from './use-listing-draft.ts';
import { VariantLook } from './variant-look.tsx';

type Variant = Content['variants'][number];

const INCH = 254;
const POUND = 453.592_37;
const SQFT = 10_000;

const EMPTY: Omit<Variant, 'key'> = {
  ...{ id: null, vendor_sku: '', size_label: '', finish: '', pattern: '', width_tmm: null },
  ...{ height_tmm: null, length_tmm: null, thickness_tmm: null, box_sqft_e4: null },
  ...{ pieces_per_unit: 1, weight_g: null, wholesale_cents: null, picture: null, is_sold: true },
};

const SIZES = [
  ['width_tmm', 'Width, inches'],
  ['height_tmm', 'Height, inches'],
  ['length_tmm', 'Length, inches'],
  ['thickness_tmm', 'Thickness, inches'],
] as const;

/** Sizes and finishes, each with its own SKU. A live one can be withdrawn, not dropped: orders name it. */
export function VariantsPanel({ content, change, problems, looks }: PanelProps) {
  const { variants, picture } = content;
  const put = (key: string, changes: Partial<Variant>) =>
    change({ variants: variants.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  function add() {
    // Two people who add one at once make two.
    const ownKey = `n${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const { key: _, ...like } = variants.at(-1) ?? { ...EMPTY, key: '' };
    const fresh = { ...like, id: null, vendor_sku: '', wholesale_cents: null, is_sold: true };
    change({ variants: [...variants, { ...fresh, key: ownKey }] });
  }
  return (
    <Panel title="Variants">
      {problems.variants && <p className="mb-2 text-danger">{problems.variants}</p>}
      <ol className="flex flex-col gap-4">
        {variants.map((variant, place) => (
          <li className="rounded-control border border-line p-3" key={variant.key}>
            <VariantFields
              look={picture}
              name={variant.vendor_sku || `Variant ${place + 1}`}
              onChange={(changes) => put(variant.key, changes)}
              onRemove={
                variant.id === null
                  ? () => change({ variants: variants.filter(({ key }) => key !== variant.key) })
                  : null
              }
              problems={problems}
              size={looks.find(({ key }) => key === variant.key)}
              variant={variant}
            />
          </li>
        ))}
      </ol>
      <Button className="mt-3" icon="plus" kind="secondary" onPress={add} size="small">
        Add a variant
      </Button>
    </Panel>
  );
}

function VariantFields(props: {
  readonly variant: Variant;
  readonly name: string;
  /** Of the product. */
  readonly look: Content['picture'];
  readonly size: PanelProps['looks'][number] | undefined;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Variant>) => void;
  readonly onRemove: (() => void) | null;
}) {
  const { variant, name, look, size, problems, onChange, onRemove } = props;
  const problem = (field: keyof Variant) => problems[`variants.${variant.key}.${field}`];
  const text = (field: 'vendor_sku' | 'size_label' | 'finish' | 'pattern', label: string) => (
    <TextField
      error={problem(field)}
      label={label}
      maxLength={60}
      onChange={(value) => onChange({ [field]: value })}
      value={variant[field]}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[560]">{name}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {text('vendor_sku', 'Your SKU')}
        {text('size_label', 'Size')}
        {text('finish', 'Finish')}
        {text('pattern', 'Pattern')}
        {SIZES.map(([field, label]) => (
          <NumberField
            error={problem(field)}
            key={field}
            label={label}
            onChange={(value) => onChange({ [field]: value === 0 ? null : value })}
            scale={INCH}
            value={variant[field]}
          />
        ))}
        <NumberField
          error={problem('box_sqft_e4')}
          label="Covers, sq ft"
          onChange={(value) => onChange({ box_sqft_e4: value === 0 ? null : value })}
          scale={SQFT}
          value={variant.box_sqft_e4}
        />
        <NumberField
          error={problem('pieces_per_unit')}
          label="Pieces per unit"
          onChange={(value) => onChange({ pieces_per_unit: Math.max(1, value ?? 1) })}
          value={variant.pieces_per_unit}
        />
        <NumberField
          error={problem('weight_g')}
          label="Weight, lb"
          onChange={(value) => onChange({ weight_g: value === 0 ? null : value })}
          scale={POUND}
          value={variant.weight_g}
        />
      </div>
      {look !== null && (
        <VariantLook
          at={`variants.${variant.key}.picture`}
          name={name}
          onChange={(picture) => onChange({ picture })}
          own={variant.picture}
          problems={problems}
          product={look}
          size={size}
        />
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Checkbox isSelected={variant.is_sold} onChange={(is_sold) => onChange({ is_sold })}>
          For sale
        </Checkbox>
        {onRemove !== null && (
          <Button icon="trash" kind="quiet" onPress={onRemove} size="small">
            Remove<span className="reader-only"> {name}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
