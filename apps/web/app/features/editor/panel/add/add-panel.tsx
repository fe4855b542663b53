import { useState } from 'react';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { ChoiceList } from '../../../product-facts/choice-list.tsx';
import { useAdd } from '../../actions/use-add.ts';
import { useScreen, useWorkspace } from '../../workspace/workspace-context.ts';
import { AddKinds } from './add-kinds.tsx';
import { AddStructure } from './add-structure.tsx';

const parts = [
  { id: 'items', label: 'Things' },
  { id: 'products', label: 'Products' },
  { id: 'structure', label: 'Structure' },
] as const;
type Part = (typeof parts)[number]['id'];

/** Categories whose products stand or hang on their own. */
const standing = [
  'appliances',
  'kitchen-sinks',
  'kitchen-faucets',
  'lights',
  'fans',
  'bathroom-vanitys',
  'bathroom-faucets',
  'bath-tubs',
  'showers',
  'toilets',
];

/** Everything that can be added to the room: items, products of the showroom, walls and cabinets. */
export function AddPanel() {
  const [part, setPart] = useState<Part>('items');
  const { vsdId } = useWorkspace();
  const add = useAdd();
  const closeSheet = useScreen((state) => state.closeSheet);
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        className="*:flex-1"
        items={parts}
        label="What to add"
        onChange={setPart}
        value={part}
      />
      {part === 'items' && <AddKinds />}
      {part === 'products' && (
        <ChoiceList
          categories={standing}
          kind={null}
          present={null}
          onChoose={(facts) => {
            add.product(facts);
            closeSheet();
          }}
          vsdId={vsdId}
        />
      )}
      {part === 'structure' && <AddStructure />}
    </div>
  );
}
