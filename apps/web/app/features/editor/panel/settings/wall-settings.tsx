import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { WallNode } from '@wevisu/scene/document/nodes/wall.ts';
import { Button } from '../../../../ui/button.tsx';
import { LengthField } from '../../../../ui/length-field.tsx';
import { commandsOf } from '../../actions/commands.ts';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { selectedWall } from '../../drawings/elevation-along.ts';
import { SizeFields } from '../../drawings/size-fields.tsx';
import { useEditor, useNodes, useScreen, useWorkspace } from '../../workspace/workspace-context.ts';

/** A wall. Its length is what is seen of it from the selected room, or from the first one. */
export function WallSettings({ id, wall }: { readonly id: NodeId; readonly wall: WallNode }) {
  const { editor } = useWorkspace();
  const nodes = useNodes();
  const change = useChangeNode(id, 'wall');
  const faceWall = useScreen((state) => state.faceWall);
  const level = nodes[wall.levelId];
  const ceiling = level?.type === 'level' ? level.heightTenths : 27_432;
  const face = useEditor((state) => state.face);
  const roomId = selectedWall(nodes, { selected: [id], face })?.roomId ?? null;
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <SizeFields size={{ of: 'wall', wallId: id, roomId }} />
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
          const { panes } = editor.getState();
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
