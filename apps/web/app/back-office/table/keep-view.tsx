import { useQueryClient } from '@tanstack/react-query';
import type { TableViewRecord, ViewedTable, ViewState } from '@wevisu/contract/table-views.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendView, viewsKey } from './view-calls.ts';

interface KeepViewProps {
  readonly table: ViewedTable;
  readonly canShare: boolean;
  readonly readState: () => ViewState;
  readonly onKept: (view: TableViewRecord) => void;
}

/** Keeps what the table shows now under a name. */
export function KeepView({ table, canShare, readState, onKept }: KeepViewProps) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (name.trim() === '') {
      setError('Give the view a name.');
      return;
    }
    setSending(true);
    try {
      const body = { table, name: name.trim(), state: readState(), is_shared: isShared };
      const reply = await sendView(body);
      await client.invalidateQueries({ queryKey: viewsKey(table) });
      showToast('success', reply.message);
      setName('');
      setError(undefined);
      onKept(reply.data);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const [text] = failure.fields.name ?? [];
      setError(text);
      if (text === undefined) toastFailure(failure);
    } finally {
      setSending(false);
    }
  }

  return (
    <form className="flex flex-col gap-2" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        error={error}
        label="Name of a new view"
        maxLength={60}
        onChange={setName}
        value={name}
      />
      {canShare && (
        <Checkbox isSelected={isShared} onChange={setShared}>
          Share it with all staff
        </Checkbox>
      )}
      <Button isPending={isSending} size="small" type="submit">
        Save this view
      </Button>
    </form>
  );
}
