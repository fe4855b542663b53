import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const MAX_LETTERS = 120;

export interface ProjectNameProps {
  readonly name: string;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** G-42: the name, edited in place. Enter saves it, Escape restores it. */
export function ProjectName({ name, onRename, onClose }: ProjectNameProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState('');
  const isSending = useRef(false);

  async function keep(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    if (next === name) return onClose();
    if (next === '') return setError('Enter a name.');
    if (isSending.current) return;
    isSending.current = true;
    const isKept = await onRename(next);
    isSending.current = false;
    if (isKept) onClose();
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form className="flex items-end gap-1" onKeyDown={leave} onSubmit={(event) => void keep(event)}>
      <TextField
        autoFocus
        className="min-w-0 flex-1"
        error={error}
        label="Name"
        maxLength={MAX_LETTERS}
        onChange={(text) => {
          setTyped(text);
          setError('');
        }}
        onFocus={(event) => (event.target as HTMLInputElement).select?.()}
        value={typed}
      />
      <IconButton icon="check" label="Keep this name" type="submit" />
    </form>
  );
}
