import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import { dollars } from '../../../product-facts/summary.ts';
import { useEditor, useWorkspace } from '../../workspace/workspace-context.ts';
import { parseBudget } from './budget.ts';

/** The homeowner's budget for the whole room. */
export function BudgetField() {
  const isFixed = useWorkspace().storage.isOfHomeowner;
  const budget = useEditor((state) => state.budgetCents);
  const setBudget = useEditor((state) => state.setBudget);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = budget === null ? '' : dollars(budget);
  const isWrong = typed !== null && parseBudget(typed) === undefined;

  function finish() {
    const next = typed === null ? undefined : parseBudget(typed);
    if (next !== undefined && next !== budget) setBudget(next);
    if (!isWrong) setTyped(null);
  }

  // A homeowner's budget is theirs to set.
  if (isFixed) return <p className="text-14">Budget: {budget === null ? 'none' : shown}</p>;
  return (
    <TextField
      error={isWrong ? 'Enter dollars, such as 12,500.' : undefined}
      inputMode="decimal"
      label="Budget"
      onBlur={finish}
      onChange={setTyped}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      placeholder="No budget"
      value={typed ?? shown}
    />
  );
}
