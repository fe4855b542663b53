import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChipFields, problemOfValue } from './chip-fields.tsx';
import type { BriefField } from './choices.ts';

export interface EditedChip {
  readonly field: BriefField;
  readonly label: string;
  readonly value: unknown;
  /** What the chip shows now, as JSON; null for a new one. */
  readonly shown: string | null;
}

export interface ChipDialogProps {
  readonly chip: EditedChip;
  readonly onSet: (value: unknown) => void;
  readonly onClose: () => void;
}

/** Corrects one chip, or adds one. */
export default function ChipDialog({ chip, onSet, onClose }: ChipDialogProps) {
  const { field, label, shown } = chip;
  const formId = useId();
  const [value, setValue] = useState(chip.value);
  const [isChecked, setChecked] = useState(false);
  const problem = problemOfValue(field, value);
  return (
    <Dialog
      actions={
        <>
          {shown !== null && (
            <Button className="me-auto" kind="quiet" onPress={() => onSet(null)}>
              Take it away
            </Button>
          )}
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button form={formId} type="submit">
            {shown === null ? 'Add' : 'Set'}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={shown === null ? `Add: ${label}` : `Correct: ${label}`}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (problem === null) onSet(value);
        }}
      >
        <ChipFields field={field} onChange={setValue} value={value} />
        {isChecked && problem !== null && (
          <p className="mt-3 text-14 text-danger" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
