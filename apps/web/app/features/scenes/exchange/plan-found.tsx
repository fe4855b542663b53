import type { DrawingUnit } from '@wevisu/scene/exchange/dxf/units.ts';
import { Fragment, useEffect, useState } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ReadPlan } from './read-plan.ts';

export interface PlanFoundProps {
  readonly plan: ReadPlan;
  readonly onUnit: (unit: DrawingUnit) => void;
}

/** The contents of a plan file, as a drawing and as text, before it becomes a room. */
export function PlanFound({ plan, onUnit }: PlanFoundProps) {
  const { found, findings, unit, possibleUnits, isUnitGuessed, name } = plan;
  return (
    <div className="mt-5 grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <PlanDrawing drawing={plan.drawing} name={name} />
      <div className="min-w-0">
        <p className="figures font-[560]">
          {found.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' · '}
              <span className="whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
        </p>
        {unit !== null && possibleUnits.length > 1 && (
          <>
            <SelectField
              className="mt-4"
              label="The drawing is in"
              name="unit"
              onChange={(next) => onUnit(next as DrawingUnit)}
              options={possibleUnits.map((one) => ({ id: one, label: one }))}
              value={unit}
            />
            {isUnitGuessed && (
              <p className="mt-1 text-14 text-muted">
                The file does not say. Check the dimensions and change the unit if they are wrong.
              </p>
            )}
          </>
        )}
        <h3 className="mt-4 font-sans text-14 font-[560]" id="plan-findings">
          {findings.length === 0 ? 'Nothing had to be guessed or repaired.' : 'Good to know'}
        </h3>
        {findings.length > 0 && (
          <ul
            aria-labelledby="plan-findings"
            className="mt-1 max-h-44 list-disc space-y-1 overflow-y-auto ps-5 text-14 text-muted"
          >
            {findings.map(({ code, text }, index) => (
              <li key={`${code}-${index}`}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function PlanDrawing({ drawing, name }: { readonly drawing: string; readonly name: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [drawing]);
  return (
    <div className="grid aspect-[4/3] place-items-center overflow-hidden rounded-card bg-drawing p-2">
      {address && (
        <img
          alt={`Plan of ${name}`}
          className="max-h-full max-w-full object-contain"
          src={address}
        />
      )}
    </div>
  );
}
