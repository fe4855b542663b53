import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changeId } from '../pro-calls.ts';
import { useSend } from './use-send.ts';

/** G-31: the ID, and the former ones that still lead here. */
export function IdSection({
  showroom,
  onChanged,
}: {
  readonly showroom: ShowroomEditor;
  readonly onChanged: (showroom: ShowroomEditor) => void;
}) {
  const [vsdId, setVsdId] = useState(showroom.vsd_id);
  const { errors, isPending, send } = useSend();
  const { former_ids: former, id_changes_left: left, version } = showroom;

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => onChanged(await changeId({ version, vsd_id: vsdId })));
  }

  return (
    <form
      aria-label="Showroom ID"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
      noValidate
      onSubmit={submit}
    >
      <TextField
        autoComplete="off"
        error={errors.vsd_id}
        hint={`Eight letters and digits. You can change it ${left === 1 ? 'once' : `${left} times`} more this year.`}
        label="Showroom ID"
        maxLength={8}
        name="vsd_id"
        onChange={(text) => setVsdId(text.toUpperCase())}
        value={vsdId}
      />
      {former.length > 0 && (
        <p className="text-muted">
          Still leads here: <span className="figures">{former.join(', ')}</span>
        </p>
      )}
      <Button
        className="justify-self-start"
        isDisabled={vsdId === showroom.vsd_id}
        isPending={isPending}
        kind="secondary"
        type="submit"
      >
        Change the ID
      </Button>
    </form>
  );
}
