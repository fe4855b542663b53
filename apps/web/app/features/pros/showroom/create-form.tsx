import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { openShowroom } from '../pro-calls.ts';
import { useSend } from './use-send.ts';

/** SHOW-01, G-31: a name, and the proposed ID or another one. */
export function CreateForm({
  proposal,
  onOpened,
}: {
  readonly proposal: { readonly vsd_id: string; readonly company_name: string };
  readonly onOpened: (showroom: ShowroomEditor) => void;
}) {
  const [name, setName] = useState(proposal.company_name);
  const [vsdId, setVsdId] = useState(proposal.vsd_id);
  const { errors, isPending, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => onOpened(await openShowroom({ company_name: name, vsd_id: vsdId })));
  }

  return (
    <form
      className="grid max-w-form gap-5 rounded-card border border-line bg-surface p-5"
      noValidate
      onSubmit={submit}
    >
      <h2 className="text-22">Set up your showroom</h2>
      <p className="text-muted">
        Homeowners enter its ID to shop at your prices. You can change everything later.
      </p>
      <TextField
        error={errors.company_name}
        label="Name"
        name="company_name"
        onChange={setName}
        value={name}
      />
      <TextField
        autoComplete="off"
        error={errors.vsd_id}
        hint="Eight letters and digits. This one is yours to take; you can also type your own."
        label="Showroom ID"
        maxLength={8}
        name="vsd_id"
        onChange={(text) => setVsdId(text.toUpperCase())}
        value={vsdId}
      />
      <Button className="justify-self-start" isPending={isPending} type="submit">
        Open the showroom
      </Button>
    </form>
  );
}
