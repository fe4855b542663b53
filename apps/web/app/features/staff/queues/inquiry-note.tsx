import { useQueryClient } from '@tanstack/react-query';
import { type StaffCaseDetail, workOnInquiry } from '@wevisu/contract/staff-queues.ts';
import type { InquiryQueue } from '@wevisu/domain/people/staff-queues.ts';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { QUEUES_KEY } from '../shell/staff-calls.ts';

export interface InquiryNoteProps {
  readonly queue: InquiryQueue;
  readonly id: number;
  readonly inquiry: NonNullable<StaffCaseDetail['inquiry']>;
}

/** Notes among staff, and whose it is. */
export function InquiryNote({ queue, id, inquiry }: InquiryNoteProps) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState(inquiry.note);
  const [isSaving, setSaving] = useState(false);
  const { version, is_mine: isMine, assigned_to: owner } = inquiry;

  async function save(mine: boolean) {
    setSaving(true);
    const body = { version, note, is_mine: mine, state: 'open' } as const;
    await withToast(call(workOnInquiry, { params: { queue, id }, body }, { isQuiet: true }));
    await queryClient.invalidateQueries({ queryKey: QUEUES_KEY });
    setSaving(false);
  }

  return (
    <section aria-label="Notes" className="mt-6 max-w-[576px]">
      <p className="mb-2 text-muted">
        {isMine
          ? 'Assigned to you.'
          : owner === null
            ? 'Assigned to nobody.'
            : `Assigned to ${owner}.`}
      </p>
      <TextField
        hint="Only staff read it."
        label="Note"
        maxLength={4_000}
        onChange={setNote}
        rows={3}
        value={note}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          isDisabled={note === inquiry.note}
          isPending={isSaving}
          kind="secondary"
          onPress={() => void save(isMine)}
          size="small"
        >
          Save the note
        </Button>
        {/* Pressed while a note is being saved, it would name the version of before. */}
        <Button isDisabled={isSaving} kind="quiet" onPress={() => void save(!isMine)} size="small">
          {isMine ? 'Give it back' : 'Take it'}
        </Button>
      </div>
    </section>
  );
}
