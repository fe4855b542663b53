import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import type { Reach } from '../../edits/apply.ts';

const items = [
  { id: 'this', label: 'This wall' },
  { id: 'all', label: 'All walls' },
] as const satisfies readonly { readonly id: Reach; readonly label: string }[];

export function ReachChoice({
  value,
  onChange,
}: {
  readonly value: Reach;
  readonly onChange: (reach: Reach) => void;
}) {
  return (
    <ChoiceGroup
      className="*:flex-1"
      items={items}
      label="Where"
      onChange={onChange}
      value={value}
    />
  );
}
