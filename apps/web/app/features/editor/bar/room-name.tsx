import { useState } from 'react';
import { useEditor, useWorkspace } from '../workspace/workspace-context.ts';

/** The room's name, edited in place. */
export function RoomName() {
  // A homeowner's room is theirs to name.
  const isFixed = useWorkspace().storage.isOfHomeowner;
  const name = useEditor((state) => state.name);
  const rename = useEditor((state) => state.rename);
  const [typed, setTyped] = useState<string | null>(null);

  function finish() {
    const next = typed?.trim();
    if (next && next !== name) rename(next);
    setTyped(null);
  }

  return (
    <input
      aria-label="Name of the room"
      className="w-full truncate rounded-control border border-transparent bg-transparent px-2 py-0.5 font-[560] text-16 text-ink hover:border-line focus:border-edge focus:bg-surface"
      maxLength={120}
      readOnly={isFixed}
      onBlur={finish}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(null);
      }}
      value={typed ?? name}
    />
  );
}
