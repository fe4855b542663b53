import { allowances } from '@wevisu/scene/document/allowance.ts';
import { noChange } from '@wevisu/scene/edit/change.ts';
import { allowanceTexts } from '@wevisu/scene/takeoff/order-contents.ts';
import { totalsByAllowance } from '@wevisu/scene/takeoff/orders.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { useMemo } from 'react';
import { Money } from '../../../../ui/money.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { useEditor, useWorkspace } from '../../workspace/workspace-context.ts';

/** What is ordered beyond the count, with the room's price for each choice. */
export function AllowanceField({ takeoff }: { readonly takeoff: Takeoff }) {
  const { vsdId } = useWorkspace();
  const chosen = useEditor((state) => state.history.allowance);
  const products = useEditor((state) => state.products);
  const change = useEditor((state) => state.change);
  const totals = useMemo(
    () => totalsByAllowance(takeoff.lines, products),
    [takeoff.lines, products],
  );
  if (takeoff.lines.every(({ allowance }) => allowance === null)) return null;

  function choose(value: string) {
    const to = allowances.find((one) => one === value);
    if (to === undefined || to === chosen) return;
    change('Change what is ordered for breakage', {
      ...noChange,
      allowance: { from: chosen, to },
    });
  }

  return (
    <RadioGroup
      label="Tile, boards and stone to order"
      onChange={choose}
      options={allowances.map((value) => ({
        value,
        label: (
          <span className="flex justify-between gap-3">
            <span>{allowanceTexts[value].label}</span>
            {vsdId !== null && <Money amount={totals[value]} />}
          </span>
        ),
        note: allowanceTexts[value].hint,
      }))}
      value={chosen}
      {...(vsdId !== null && { hint: 'Prices are of the whole room.' })}
    />
  );
}
