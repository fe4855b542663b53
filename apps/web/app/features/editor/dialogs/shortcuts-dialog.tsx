import { Dialog } from '../../../ui/dialog.tsx';
import { keyText, shortcuts } from '../bar/shortcuts.ts';

export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid max-h-[60dvh] grid-cols-[1fr_auto] gap-y-2 overflow-y-auto text-14">
        {shortcuts.map(({ does, keys, words }) => (
          <div className="contents" key={does}>
            <dt>{words}</dt>
            <dd className="text-end text-muted">{keys[0] && keyText(keys[0])}</dd>
          </div>
        ))}
        <dt>Walk</dt>
        <dd className="text-end text-muted">W A S D</dd>
        <dt>Move and turn without snapping</dt>
        <dd className="text-end text-muted">Alt + drag</dd>
        <dt>Cancel the drag or drawing</dt>
        <dd className="text-end text-muted">Esc</dd>
        <dt>Draw to a length</dt>
        <dd className="text-end text-muted">type it, Enter</dd>
        <dt>Add to the selection</dt>
        <dd className="text-end text-muted">Shift + press</dd>
      </dl>
    </Dialog>
  );
}
