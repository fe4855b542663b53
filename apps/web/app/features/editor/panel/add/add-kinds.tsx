import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../../../ui/icon.tsx';
import { startDrag } from '../../../product-facts/drag-product.ts';
import { useAdd } from '../../actions/use-add.ts';
import { type AddableKind, categoryLabel, findKinds } from '../../edits/kind-list.ts';
import { useScreen } from '../../workspace/workspace-context.ts';

/** Kinds of items by category. Those that the shop does not sell are marked. */
export function AddKinds() {
  const [words, setWords] = useState('');
  const groups = findKinds(words);
  const isSearching = words.trim() !== '';
  return (
    <div className="flex flex-col gap-2">
      <label className="relative">
        <span className="reader-only">Search items</span>
        <span className="absolute inset-y-0 start-0 grid w-10 place-items-center text-muted">
          <Icon name="search" size={18} />
        </span>
        <input
          className="min-h-11 w-full rounded-control border border-edge bg-surface ps-10 pe-3 text-16"
          onChange={(event) => setWords(event.target.value)}
          placeholder="Sofa, lamp, plant"
          type="search"
          value={words}
        />
      </label>
      {groups.length === 0 && <p className="py-6 text-center text-muted">Nothing by that name.</p>}
      {groups.map(([category, kinds]) => (
        <details
          className="border-line border-b"
          key={`${category}:${isSearching}`}
          open={isSearching}
        >
          <summary className="flex min-h-11 cursor-pointer items-center justify-between">
            <span className="font-[550]">{categoryLabel(category)}</span>
            <span className="figures text-muted">{kinds.length}</span>
          </summary>
          <ul className="pb-3">
            {kinds.map((one) => (
              <KindRow kind={one} key={one.kind} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function KindRow({ kind }: { readonly kind: AddableKind }) {
  const add = useAdd();
  const closeSheet = useScreen((state) => state.closeSheet);
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', kind.label);
        event.dataTransfer.effectAllowed = 'copy';
        startDrag({ type: 'kind', kind: kind.kind });
      }}
    >
      <Button
        className="flex min-h-10 w-full items-center justify-between gap-3 rounded-control px-2 text-start hover:bg-sunken"
        onPress={() => {
          add.kind(kind.kind);
          closeSheet();
        }}
      >
        <span>{kind.label}</span>
        {kind.isForPlanning && <span className="text-12 text-muted">For planning</span>}
      </Button>
    </li>
  );
}
