import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import type { Reach } from '../../edits/apply.ts';

type Items = readonly { readonly id: Reach; readonly label: string }[];

const items = {
  walls: [
    { id: 'this', label: 'This wall' },
    { id: 'all', label: 'All walls' },
  ],
  cabinets: [
    { id: 'all', label: 'All cabinets' },
    { id: 'this', label: 'This run' },
  ],
} as const satisfies Readonly<Record<string, Items>>;

export function ReachChoice({
  of,
  value,
  onChange,
}: {
  readonly of: keyof typeof items;
  readonly value: Reach;
  readonly onChange: (reach: Reach) => void;
}) {
  return (
    <ChoiceGroup
      className="*:flex-1"
      items={items[of]}
      label="Where"
      onChange={onChange}
      value={value}
    />
  );
}
