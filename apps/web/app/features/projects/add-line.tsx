import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MAX_LETTERS } from './edit-line.tsx';

/** Adds a line. The field keeps the focus for the next one. */
export function AddLine({ onAdd }: { readonly onAdd: (title: string) => Promise<boolean> }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function add(event: FormEvent) {
    event.preventDefault();
    const title = typed.trim();
    input.current?.focus();
    if (title === '') return setError('Enter a to-do.');
    setPending(true);
    const isAdded = await onAdd(title);
    setPending(false);
    if (isAdded) setTyped('');
  }

  return (
    <form className="mt-5 flex items-start gap-2" onSubmit={(event) => void add(event)}>
      <TextField
        className="min-w-0 flex-1"
        error={error}
        inputRef={input}
        label="Add a line"
        maxLength={MAX_LETTERS}
        onChange={(text) => {
          setTyped(text);
          setError('');
        }}
        placeholder="Measure the window wall"
        value={typed}
      />
      {/* Aligned with the box below its label. */}
      <Button className="mt-[27px]" icon="plus" isPending={isPending} type="submit">
        Add
      </Button>
    </form>
  );
}
