import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import { gapsAround, type Side, sides } from '@wevisu/scene/placing/measure.ts';
import { moveNodes } from '@wevisu/scene/placing/move-nodes.ts';
import { directionOf } from '@wevisu/scene/plane/points.ts';
import { LengthField } from '../../../../ui/length-field.tsx';
import { TurnField } from '../../../../ui/turn-field.tsx';
import { commandsOf } from '../../actions/commands.ts';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { useNodes, useWorkspace } from '../../workspace/workspace-context.ts';

const labels: Readonly<Record<Side, string>> = {
  left: 'Free on its left',
  right: 'Free on its right',
  front: 'Free before it',
  back: 'Free behind it',
};

/** An object's position: typed distances to what is beside it, its height and its rotation. */
export function PlaceFields({
  id,
  item,
}: {
  readonly id: NodeId;
  readonly item: ItemNode | RunNode;
}) {
  const { editor } = useWorkspace();
  const nodes = useNodes();
  const setItem = useChangeNode(id, 'item');
  const gaps = gapsAround(nodes, id);

  function moveTo(side: Side, distance: number) {
    const gap = gaps[side];
    if (!gap || gap.distance === 0) return;
    const [x, y] = directionOf(gap.from, gap.to);
    const by = gap.distance - distance;
    const state = editor.getState();
    state.change('Move', moveNodes(state.history.nodes, [id], [x * by, y * by]));
  }

  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map((side) => {
        const gap = gaps[side];
        return (
          gap &&
          gap.distance > 0 && (
            <LengthField
              isDisabled={item.locked}
              key={side}
              label={labels[side]}
              min={0}
              onChange={(distance) => moveTo(side, distance)}
              value={gap.distance}
            />
          )
        );
      })}
      {item.type === 'item' && (
        <LengthField
          isDisabled={item.locked}
          label="Above the floor"
          onChange={(elevationTenths) => setItem('Change height', { elevationTenths })}
          value={item.elevationTenths}
        />
      )}
      <TurnField
        isDisabled={item.locked}
        onChange={(tenths) => commandsOf(editor).turn(tenths - item.rotationTenthsDeg)}
        tenthsDeg={item.rotationTenthsDeg}
      />
    </div>
  );
}
