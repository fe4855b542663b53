import { ChoiceGroup, type ChoiceItem } from '../../../ui/choice-group.tsx';
import type { Tool } from '../workspace/editor-store.ts';
import { useEditor } from '../workspace/workspace-context.ts';

const items: readonly ChoiceItem<Tool>[] = [
  { id: 'select', label: 'Select', icon: 'pointer' },
  { id: 'measure', label: 'Measure', icon: 'measure' },
  { id: 'wall', label: 'Wall', icon: 'wall' },
  { id: 'room', label: 'Room', icon: 'room' },
  { id: 'door', label: 'Door', icon: 'door' },
  { id: 'window', label: 'Window', icon: 'window' },
];

const hints: Readonly<Partial<Record<Tool, string>>> = {
  measure: 'Drag or press from point to point.',
  wall: 'Drag, or press from corner to corner. Enter a length and Enter.',
  room: 'Drag or press two corners. Type the sizes and Enter.',
  door: 'Press a wall.',
  window: 'Press a wall.',
};

/** Chooses what the pointer does in the plan. */
export function ToolBar() {
  const tool = useEditor((state) => state.tool);
  const show = useEditor((state) => state.show);
  const isAlone = useEditor((state) => state.panes === '2d');
  const hint = hints[tool];
  return (
    <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-col items-center gap-2 *:pointer-events-auto">
      <ChoiceGroup
        className="shadow-soft"
        isIconOnly={!isAlone}
        isIconOnlySmall
        items={items}
        label="Tool"
        onChange={(next) => show({ tool: next })}
        value={tool}
      />
      {hint && (
        <p className="rounded-control bg-ink px-3 py-1.5 text-paper" role="status">
          {hint}
        </p>
      )}
    </div>
  );
}
