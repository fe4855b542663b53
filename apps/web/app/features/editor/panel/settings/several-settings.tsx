import type { Alignment } from '@wevisu/scene/placing/arrange-nodes.ts';
import { Button } from '../../../../ui/button.tsx';
import { commandsOf } from '../../actions/commands.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';

const alignments: readonly { readonly id: Alignment; readonly label: string }[] = [
  { id: 'west', label: 'Left sides' },
  { id: 'middle-x', label: 'Middles across' },
  { id: 'east', label: 'Right sides' },
  { id: 'north', label: 'Upper sides' },
  { id: 'middle-y', label: 'Middles up' },
  { id: 'south', label: 'Lower sides' },
];

/** Several objects: align them with the first, or space them evenly, as seen in the plan. */
export function SeveralSettings({ count }: { readonly count: number }) {
  const { editor } = useWorkspace();
  const commands = commandsOf(editor);
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-2 font-[550]">Line up with the first</legend>
        <div className="grid grid-cols-2 gap-2">
          {alignments.map(({ id, label }) => (
            <Button key={id} kind="secondary" onPress={() => commands.align(id)} size="small">
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
      {count > 2 && (
        <fieldset>
          <legend className="mb-2 font-[550]">Space out evenly</legend>
          <div className="grid grid-cols-2 gap-2">
            <Button kind="secondary" onPress={() => commands.distribute('x')} size="small">
              Across
            </Button>
            <Button kind="secondary" onPress={() => commands.distribute('y')} size="small">
              Up and down
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}
