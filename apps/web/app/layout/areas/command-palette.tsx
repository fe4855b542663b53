import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '../../ui/cx.ts';
import DialogWindow from '../../ui/dialog-window.tsx';
import { CONTROL } from '../../ui/field-style.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Area } from './area.ts';
import { findEntries } from './find-entries.ts';

interface CommandPaletteProps {
  readonly area: Area;
  readonly onClose: () => void;
}

/** Every page of the area by its name: type, choose with the arrows, Enter. */
export default function CommandPalette({ area, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const id = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = findEntries(area, words);
  const chosen = Math.min(at, found.length - 1);

  function go(to: string) {
    onClose();
    void navigate(to);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = found[chosen];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((chosen + step + found.length) % found.length);
    } else if (event.key === 'Enter' && entry) {
      event.preventDefault();
      go(entry.to);
    }
  }

  return (
    <DialogWindow isOpen onClose={onClose} title="Find a page">
      <input
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        aria-controls={id}
        aria-expanded
        aria-label="Page"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
        autoFocus
        className={CONTROL}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
        placeholder="Type a part of its name"
        role="combobox"
        type="text"
        value={words}
      />
      <div aria-label="Pages" className="mt-2 flex flex-col" id={id} role="listbox">
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input above has the keys and the focus.
          <div
            aria-selected={index === chosen}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-14',
              index === chosen && 'bg-accent-tint',
            )}
            id={`${id}-${index}`}
            key={entry.to}
            onClick={() => go(entry.to)}
            role="option"
          >
            <Icon name={entry.icon} size={18} />
            <span className="font-[550]">{entry.label}</span>
            <span className="truncate text-muted">{entry.about}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="mt-2 px-3 py-2 text-muted" role="status">
          No page is called that.
        </p>
      )}
    </DialogWindow>
  );
}
