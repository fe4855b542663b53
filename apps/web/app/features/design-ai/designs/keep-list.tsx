import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { useMemo } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { keepable } from './keepable.ts';

export interface KeepListProps {
  readonly document: SceneDocument;
  readonly kept: readonly NodeId[];
  /** Turns whether a thing stays. */
  readonly onKeep: (id: NodeId) => void;
}

/** What stays where it is: ticked here, or pressed in the 3D view. */
export function KeepList({ document, kept, onKeep }: KeepListProps) {
  const things = useMemo(() => keepable(document), [document]);
  const count = things.filter(({ ids }) => ids.every((id) => kept.includes(id))).length;
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-[550]">
        What stays as it is{count > 0 && <span className="text-muted"> · {count}</span>}
      </legend>
      <p className="mt-1 text-14 text-muted">Tick it here, or press it in the 3D view.</p>
      <ul className="mt-3 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line px-4">
        {things.map(({ name, ids }) => (
          <li className="py-1.5" key={ids[0]}>
            <Checkbox
              isSelected={ids.every((id) => kept.includes(id))}
              onChange={() => ids[0] !== undefined && onKeep(ids[0])}
            >
              <span className="text-14">{name}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
