import { US_STATES } from '@wevisu/domain/people/us-states.ts';
import { taxRowKey } from '@wevisu/domain/settings/rate-rows.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { addRow, isTaken, type RateDraft, type Settings } from './rate-draft.ts';

export interface AddRowProps {
  readonly settings: Settings;
  readonly draft: RateDraft;
  readonly onAdd: (draft: RateDraft) => void;
}

/** A state that is not in the table and does not wait for its day; nothing while all are. */
export function AddState({ settings, draft, onAdd }: AddRowProps) {
  const [chosen, setChosen] = useState('');
  const free = US_STATES.filter(({ code }) => !isTaken(settings, draft, taxRowKey(code)));
  const code = free.find((state) => state.code === chosen)?.code ?? free[0]?.code;
  if (code === undefined) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NativeSelect
        isInForm
        label="New state"
        onChange={setChosen}
        options={free.map((state) => ({ id: state.code, label: state.name }))}
        value={code}
      />
      <Button
        kind="secondary"
        onPress={() => onAdd(addRow({ settings, draft }, taxRowKey(code), null))}
      >
        Add state
      </Button>
    </div>
  );
}
