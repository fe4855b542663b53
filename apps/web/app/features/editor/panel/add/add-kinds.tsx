import { useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { addableRuns, findAddable } from '../../edits/find-addable.ts';
import { categoryLabel, kindsByCategory } from '../../edits/kind-list.ts';
import { AddableRow } from './addable-row.tsx';

/** What can be added, by category, with a search. Kinds that the shop does not sell are marked. */
export function AddKinds() {
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  const found = findAddable(words);
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
          placeholder="Cabinet, sofa, lamp"
          type="search"
          value={words}
        />
      </label>
      {isSearching && found.length === 0 && (
        <p className="py-6 text-center text-muted">Nothing by that name.</p>
      )}
      {isSearching && (
        <ul aria-label="Found">
          {found.map((one) => (
            <AddableRow addable={one} key={one.id} />
          ))}
        </ul>
      )}
      {!isSearching && (
        <>
          <Category count={addableRuns.length} label="Kitchen cabinets">
            {addableRuns.map((one) => (
              <AddableRow addable={one} key={one.id} />
            ))}
          </Category>
          {kindsByCategory.map(([category, kinds]) => (
            <Category count={kinds.length} key={category} label={categoryLabel(category)}>
              {kinds.map(({ kind, label }) => (
                <AddableRow addable={{ type: 'kind', id: kind, kind, label }} key={kind} />
              ))}
            </Category>
          ))}
        </>
      )}
    </div>
  );
}

interface CategoryProps {
  readonly label: string;
  readonly count: number;
  readonly children: React.ReactNode;
}

function Category({ label, count, children }: CategoryProps) {
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between">
        <span className="font-[550]">{label}</span>
        <span className="figures text-muted">{count}</span>
      </summary>
      <ul className="pb-3">{children}</ul>
    </details>
  );
}
