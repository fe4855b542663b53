import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The contract's limit. */
export const MAX_LETTERS = 300;

export interface EditLineProps {
  readonly title: string;
  readonly onKeep: (title: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Enter saves the text, Escape discards the edit. */
export function EditLine({ title, onKeep, onClose }: EditLineProps) {
  const [typed, setTyped] = useState(title);
  const [isPending, setPending] = useState(false);

  async function keep(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    if (next === '' || next === title) return onClose();
    setPending(true);
    const isKept = await onKeep(next);
    setPending(false);
    if (isKept) onClose();
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onKeyDown={leave}
      onSubmit={(event) => void keep(event)}
    >
      <TextField
        autoFocus
        className="min-w-56 flex-1"
        label="To-do"
        maxLength={MAX_LETTERS}
        onChange={setTyped}
        value={typed}
      />
      <Button isPending={isPending} type="submit">
        Keep
      </Button>
      <Button kind="secondary" onPress={onClose}>
        Cancel
      </Button>
    </form>
  );
}
