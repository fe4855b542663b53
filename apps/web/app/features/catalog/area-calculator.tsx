import { formatSqft, sqft } from '@wevisu/domain/catalog/sqft.ts';
import { unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import { shopErrors } from '@wevisu/domain/errors/shop.ts';
import { useEffect, useState } from 'react';
import { DecimalField } from '../../ui/decimal-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type AreaPlan, planArea, WASTE_CHOICES, type WastePercent } from './coverage.ts';

export interface AreaCalculatorProps {
  readonly boxSqft: string;
  readonly minimumUnit: number;
  readonly unit: string;
  readonly onPlan: (plan: AreaPlan | null) => void;
}

/** Square feet in, boxes out: the typed area plus a share for cuts. */
export function AreaCalculator({ boxSqft, minimumUnit, unit, onPlan }: AreaCalculatorProps) {
  const [areaText, setAreaText] = useState('');
  const [waste, setWaste] = useState<WastePercent>(10);
  const isWrong = areaText !== '' && planOf(areaText, waste) === null && !areaText.endsWith('.');

  function planOf(text: string, share: WastePercent) {
    return planArea({ areaText: text, waste: share, boxSqft, minimumUnit });
  }

  // Another size covers a different area per box, so the same floor takes a different number of boxes.
  useEffect(() => {
    if (areaText !== '') onPlan(planOf(areaText, waste));
  }, [boxSqft, minimumUnit]);

  return (
    <section
      aria-label="Area calculator"
      className="grid gap-4 rounded-card bg-sunken p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5"
    >
      <DecimalField
        error={isWrong ? shopErrors.area_invalid.message : undefined}
        hint={`One ${unitName(unit, 1)} covers ${formatSqft(sqft(boxSqft))} sq ft.`}
        label="Your area"
        maxLength={10}
        onChange={(text) => {
          setAreaText(text);
          onPlan(planOf(text, waste));
        }}
        placeholder="120.5"
        suffix="sq ft"
        value={areaText}
      />
      <RadioGroup
        label="Extra for cuts"
        look="chips"
        onChange={(value) => {
          const share = WASTE_CHOICES.find((choice) => String(choice) === value) ?? 0;
          setWaste(share);
          if (areaText !== '') onPlan(planOf(areaText, share));
        }}
        options={WASTE_CHOICES.map((choice) => ({ value: String(choice), label: `${choice}%` }))}
        value={String(waste)}
      />
    </section>
  );
}
