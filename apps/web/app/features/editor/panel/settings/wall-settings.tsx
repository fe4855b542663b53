import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { WallNode } from '@wevisu/scene/document/nodes/wall.ts';
import { moveCorner } from '@wevisu/scene/placing/reshape-plan.ts';
import { along, directionOf, distanceOf } from '@wevisu/scene/plane/points.ts';
import { Button } from '../../../../ui/button.tsx';
import { LengthField } from '../../../../ui/length-field.tsx';
import { commandsOf } from '../../actions/commands.ts';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { selectedWall } from '../../drawings/elevation-along.ts';
import { useNodes, useScreen, useWorkspace } from '../../workspace/workspace-context.ts';

/** A wall. Typing its length moves its far end, with the rooms and walls that meet there. */
export function WallSettings({ id, wall }: { readonly id: NodeId; readonly wall: WallNode }) {
  const { editor } = useWorkspace();
  const nodes = useNodes();
  const change = useChangeNode(id, 'wall');
  const faceWall = useScreen((state) => state.faceWall);
  const level = nodes[wall.levelId];
  const ceiling = level?.type === 'level' ? level.heightTenths : 27_432;
  function setLength(length: number) {
    const [x, y] = along(wall.from, directionOf(wall.from, wall.to), length);
    const state = editor.getState();
    const to = [Math.round(x), Math.round(y)] as const;
    state.change('Change length', moveCorner(state.history.nodes, wall.levelId, wall.to, to));
  }
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <LengthField
        label="Length"
        max={2_000_000}
        min={1_000}
        onChange={setLength}
        value={distanceOf(wall.from, wall.to)}
      />
      <LengthField
        label="Thickness"
        max={10_000}
        min={200}
        onChange={(thicknessTenths) => change('Change thickness', { thicknessTenths })}
        value={wall.thicknessTenths}
      />
      <LengthField
        label="Height"
        max={120_000}
        min={1_000}
        onChange={(height) =>
          change('Change height', { heightTenths: height >= ceiling ? null : height })
        }
        value={wall.heightTenths ?? ceiling}
      />
      <Button
        icon="elevation"
        kind="secondary"
        onPress={() => {
          const { panes, face } = editor.getState();
          if (panes !== 'both') editor.getState().show({ panes: '2d' });
          const wall = selectedWall(nodes, { selected: [id], face });
          if (wall) faceWall(`${wall.roomId}:wall:${wall.wallId}`);
        }}
        size="small"
      >
        Elevation
      </Button>
      <Button
        kind="secondary"
        onPress={() => {
          editor.getState().select([id]);
          commandsOf(editor).remove();
        }}
        size="small"
      >
        Remove wall
      </Button>
    </div>
  );
}
