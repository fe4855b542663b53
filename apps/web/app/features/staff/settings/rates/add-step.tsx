import { deliveryStepKey, findRateRow, poundsOf } from '@wevisu/domain/settings/rate-rows.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { AddRowProps } from './add-state.tsx';
import { rowKeys } from './build-grids.ts';
import { addRow } from './rate-draft.ts';

const MAX_POUNDS = 200_000;

/** A weight up to which a row counts, with the charges of the next heavier one to begin with. */
export function AddStep({ settings, draft, onAdd }: AddRowProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  function add() {
    const pounds = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
    if (pounds < 1 || pounds > MAX_POUNDS) return setError('Enter whole pounds, such as 500.');
    const weightOf = (key: string) => poundsOf(findRateRow(key)?.grams ?? 0);
    const waits = [...settings.values()].flatMap(({ key, waiting }) =>
      findRateRow(key)?.grams != null && waiting !== null ? [key] : [],
    );
    const keys = rowKeys({ settings, draft }, 'delivery_step.');
    if ([...keys, ...waits].some((key) => weightOf(key) === pounds))
      return setError('This weight has a row, or waits for its day.');
    const there = keys.filter((key) => settings.get(key)?.value === true);
    const like = there.find((key) => weightOf(key) > pounds) ?? there.at(-1) ?? null;
    onAdd(addRow({ settings, draft }, deliveryStepKey(pounds), like));
    setText('');
    setError('');
  }

  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        className="w-44"
        error={error}
        inputMode="numeric"
        label="New weight step, up to"
        maxLength={6}
        onChange={setText}
        suffix="lb"
        value={text}
      />
      <Button className="mt-[1.7rem]" kind="secondary" onPress={add}>
        Add weight step
      </Button>
    </div>
  );
}
