import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { getFinish } from '@wevisu/scene/finishes.ts';
import type { KindFacts } from '@wevisu/scene/kinds/definition/kind.ts';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { FinishSwatches } from './finish-swatches.tsx';

/** The finishes of an item, part by part. */
export function FinishFields({
  id,
  item,
  card,
}: {
  readonly id: NodeId;
  readonly item: ItemNode;
  readonly card: KindFacts;
}) {
  const change = useChangeNode(id, 'item');
  return (
    <div className="flex flex-col gap-4">
      {Object.entries(card.slots).map(([slot, { label, allowed }]) => (
        <FinishSwatches
          finishes={allowed}
          key={slot}
          label={label}
          onChange={(finish) =>
            change(
              `${label}: ${getFinish(finish).label}`,
              { finishes: { ...item.finishes, [slot]: finish } },
              `finish:${id}:${slot}`,
            )
          }
          value={item.finishes[slot] ?? allowed[0]}
        />
      ))}
    </div>
  );
}
