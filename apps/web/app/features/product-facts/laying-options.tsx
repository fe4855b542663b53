import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { layingOf } from '@wevisu/scene/laying/lay-area.ts';
import { type Pattern, patternLabels, patterns } from '@wevisu/scene/patterns/laying.ts';
import { Button } from '../../ui/button.tsx';
import { LengthField } from '../../ui/length-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Swatches } from './swatches.tsx';

export interface LayingOptionsProps {
  readonly covering: Covering;
  readonly facts: ProductFacts;
  readonly onChange: (covering: Covering, label: string) => void;
}

const groutColors = [
  { label: 'White grout', color: '#f1efe9' },
  { label: 'Bone grout', color: '#ddd6c8' },
  { label: 'Sand grout', color: '#c9bfae' },
  { label: 'Silver grout', color: '#c2c3c1' },
  { label: 'Gray grout', color: '#8f918f' },
  { label: 'Charcoal grout', color: '#4c4e4e' },
  { label: 'Brown grout', color: '#7a6654' },
  { label: 'Black grout', color: '#242424' },
];

const turns = [0, 450, 900, 1350];

/** How the product is laid: pattern, rotation, joint. The product provides the defaults. */
export function LayingOptions({ covering, facts, onChange }: LayingOptionsProps) {
  const laying = layingOf(covering, facts);
  if (!laying) return null;
  const isJointed = laying.jointTenths > 0;
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Pattern"
        name="pattern"
        onChange={(pattern) =>
          onChange({ ...covering, pattern: pattern as Pattern, origin: null }, 'Change pattern')
        }
        options={patterns.map((id) => ({ id, label: patternLabels[id] }))}
        value={laying.pattern}
      />
      <SelectField
        label="Rotation"
        name="turn"
        onChange={(turn) =>
          onChange({ ...covering, rotationTenthsDeg: Number(turn) }, 'Turn pattern')
        }
        options={turns.map((turn) => ({ id: String(turn), label: `${turn / 10}°` }))}
        value={String(covering.rotationTenthsDeg)}
      />
      <LengthField
        label="Joint"
        max={500}
        min={0}
        onChange={(jointTenths) => onChange({ ...covering, jointTenths }, 'Change joint')}
        value={laying.jointTenths}
      />
      {isJointed && (
        <Swatches
          label="Joint color"
          onChange={(jointColor) => onChange({ ...covering, jointColor }, 'Change joint color')}
          swatches={groutColors}
          value={laying.jointColor.toLowerCase()}
        />
      )}
      <Button
        kind="secondary"
        onPress={() =>
          onChange(
            {
              ...covering,
              pattern: null,
              rotationTenthsDeg: 0,
              jointTenths: null,
              jointColor: null,
              origin: null,
            },
            'Lay as it comes',
          )
        }
        size="small"
      >
        Lay as it comes
      </Button>
    </div>
  );
}
