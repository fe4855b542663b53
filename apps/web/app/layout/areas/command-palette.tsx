import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import DialogWindow from '../../ui/dialog-window.tsx';
import { CONTROL } from '../../ui/field-style.ts';
import type { Area } from './area.ts';
import { findEntries } from './find-entries.ts';
import { PaletteList } from './palette-list.tsx';
import { useRecords } from './use-records.ts';

interface CommandPaletteProps {
  readonly area: Area;
  readonly onClose: () => void;
}

/** Pages and records of the area by name or number: type, choose with the arrows, Enter. */
export default function CommandPalette({ area, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const id = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  // Who waits for approval has an area without pages, and without records.
  const records = useRecords(area.role, area.entries.length > 0 ? words : '');
  const pages = findEntries(area, words);
  const addresses = [...pages, ...records.found].map(({ to }) => to);
  const chosen = Math.min(at, addresses.length - 1);
  const chosenId = chosen < 0 ? undefined : `${id}-${chosen}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  function go(to: string) {
    onClose();
    void navigate(to);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const to = addresses[chosen];
    if (step !== undefined && addresses.length > 0) {
      event.preventDefault();
      setAt((chosen + step + addresses.length) % addresses.length);
    } else if (event.key === 'Enter' && to !== undefined) {
      event.preventDefault();
      go(to);
    }
  }

  return (
    <DialogWindow isOpen onClose={onClose} title="Find">
      <input
        aria-activedescendant={chosenId}
        aria-autocomplete="list"
        aria-controls={id}
        aria-expanded
        aria-label={`Page, ${area.records}`}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
        autoFocus
        className={CONTROL}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
        placeholder={`Page, ${area.records}`}
        role="combobox"
        type="text"
        value={words}
      />
      <PaletteList chosen={chosen} id={id} onGo={go} pages={pages} records={records} />
    </DialogWindow>
  );
}
