import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { cx } from '../../../ui/cx.ts';
import { useEditor, useScreen } from '../workspace/workspace-context.ts';

/** What holding Alt does, as a switch: for fingers, and for the arrow keys. Shown while something can be placed. */
export function FreeToggle({ className }: { readonly className: string }) {
  const isOn = useScreen((state) => state.placesFreely);
  const placeFreely = useScreen((state) => state.placeFreely);
  const isCarrying = useScreen((state) => state.carried !== null || state.ghost !== null);
  const hasThing = useEditor((state) =>
    state.selected.some((id) => isStanding(state.history.nodes[id])),
  );
  if (!isOn && !isCarrying && !hasThing) return null;
  return (
    <button
      aria-pressed={isOn}
      className={cx(
        'min-h-11 rounded-control border px-3 shadow-soft',
        isOn ? 'border-ink bg-ink text-paper' : 'border-line bg-surface hover:border-edge',
        className,
      )}
      onClick={() => placeFreely(!isOn)}
      type="button"
    >
      Place freely
    </button>
  );
}
