import { RadioGroup } from '../../ui/radio-group.tsx';
import { chooseVariant, listAxes, type Variant } from './variants.ts';

export interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly chosen: Variant;
  readonly onChoose: (variant: Variant) => void;
}

/** Size, finish and pattern. Values not available with the choices above are disabled. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  return (
    <div className="flex flex-col gap-5">
      {listAxes(variants, chosen).map(({ key, label, options }) =>
        options.length === 1 ? (
          <p className="text-14" key={key}>
            <span className="font-[550]">{label}</span>{' '}
            <span className="ms-2 text-muted">{chosen[key]}</span>
          </p>
        ) : (
          <RadioGroup
            key={key}
            label={label}
            look="chips"
            onChange={(value) => {
              const next = chooseVariant(variants, chosen, key, value);
              if (next) onChoose(next);
            }}
            options={options.map(({ value, isAvailable }) => ({
              value,
              label: value || 'Plain',
              isDisabled: !isAvailable,
            }))}
            value={chosen[key]}
          />
        ),
      )}
    </div>
  );
}
