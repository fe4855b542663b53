import { sendProposal } from '@wevisu/contract/proposals.ts';
import { projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Sends the pro's changed copy to the homeowner, whose own room stays as it is. */
export default function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const { storage } = useWorkspace();
  const navigate = useNavigate();
  const formId = useId();
  const [note, setNote] = useState('');
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const copy = storage.copyOf();
    if (copy === null) return;
    setPending(true);
    const body = { base_revision: copy.revision, scene: storage.scene(), note };
    const params = { id: copy.project };
    const sent = await withToast(call(sendProposal, { params, body }, { isQuiet: true }));
    setPending(false);
    if (sent === null) return;
    await navigate(projectOfHomeownerPath(copy.project));
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button form={formId} isDisabled={note.trim() === ''} isPending={isPending} type="submit">
            Send proposal
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Propose this room"
    >
      <form id={formId} onSubmit={(event) => void send(event)}>
        <p className="mb-4 text-muted">
          Your client sees what differs, with the price before and after, and accepts or declines.
          Their own room stays as it is until then.
        </p>
        <TextField
          hint="What you changed, and why."
          label="Note to your client"
          maxLength={2_000}
          onChange={setNote}
          rows={4}
          value={note}
        />
      </form>
    </Dialog>
  );
}
