import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { newNodeId } from '../../../scenes/new-id.ts';
import { useAdd } from '../../actions/use-add.ts';
import { addableRuns } from '../../edits/find-addable.ts';
import { addLevel } from '../../edits/levels.ts';
import type { Tool } from '../../workspace/editor-store.ts';
import { useEditor, useScreen, useWorkspace } from '../../workspace/workspace-context.ts';

const drawn: readonly { readonly tool: Tool; readonly label: string; readonly icon: IconName }[] = [
  { tool: 'wall', label: 'Draw a wall', icon: 'wall' },
  { tool: 'room', label: 'Draw a room', icon: 'room' },
  { tool: 'door', label: 'Put a door in a wall', icon: 'door' },
  { tool: 'window', label: 'Put a window in a wall', icon: 'window' },
];

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunken';

/** Walls, rooms and openings are drawn in the plan; cabinets are added as a run. */
export function AddStructure() {
  const show = useEditor((state) => state.show);
  const pane = useEditor((state) => state.panes);
  const closeSheet = useScreen((state) => state.closeSheet);
  const add = useAdd();
  const { editor } = useWorkspace();

  function addStory(): void {
    const { history, change } = editor.getState();
    const levelId = newNodeId();
    change('Add floor', addLevel(history.nodes, levelId));
    show({ levelId, tool: 'room', panes: pane === 'both' ? 'both' : '2d' });
    closeSheet();
  }

  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Drawn in the plan">
        {drawn.map(({ tool, label, icon }) => (
          <li key={tool}>
            <Button
              className={ROW}
              onPress={() => {
                show({ tool, panes: pane === 'both' ? 'both' : '2d' });
                closeSheet();
              }}
            >
              <Icon name={icon} />
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-label="House">
        <li>
          <Button className={ROW} onPress={addStory}>
            <Icon name="plus" />
            Add a floor above
          </Button>
        </li>
      </ul>
      <ul aria-label="Cabinets">
        {addableRuns.map(({ tier, label }) => (
          <li key={tier}>
            <Button
              className={ROW}
              onPress={() => {
                add.run(tier);
                closeSheet();
              }}
            >
              <Icon name="cabinet" />
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
