import { useQueryClient } from '@tanstack/react-query';
import type { ClientNote } from '@wevisu/contract/clients.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { toastFailure } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fetchClient, saveNote } from '../client-calls.ts';

export interface ClientNoteFormProps {
  readonly id: UserId;
  readonly note: ClientNote;
}

/** If another window or device saved it meanwhile, both texts are shown, and the pro chooses. */
export function ClientNoteForm({ id, note }: ClientNoteFormProps) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(note);
  const [text, setText] = useState(note.text);
  const [theirs, setTheirs] = useState<ClientNote | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(version: number) {
    setSaving(true);
    try {
      const { data } = await saveNote(id, { text, version });
      setSeen(data);
      setText(data.text);
      setTheirs(null);
      await queryClient.invalidateQueries({ queryKey: ['clients'] });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 409) setTheirs((await fetchClient(id)).note);
      else toastFailure(error);
    }
    setSaving(false);
  }

  function takeTheirs(other: ClientNote) {
    setSeen(other);
    setText(other.text);
    setTheirs(null);
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(seen.version);
      }}
    >
      <TextField
        hint="Only you see this."
        label="Note"
        maxLength={10_000}
        onChange={setText}
        rows={6}
        value={text}
      />
      {theirs !== null && (
        <Notice className="mt-3" isUrgent kind="warning" title="Saved elsewhere meanwhile">
          <p className="whitespace-pre-wrap">“{theirs.text}”</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button kind="secondary" onPress={() => takeTheirs(theirs)} size="small">
              Take that one
            </Button>
            <Button isPending={isSaving} onPress={() => void save(theirs.version)} size="small">
              Save mine over it
            </Button>
          </div>
        </Notice>
      )}
      <div className="mt-3 flex items-center gap-3">
        <Button isDisabled={text === seen.text} isPending={isSaving} size="small" type="submit">
          Save note
        </Button>
        <span className="figures text-12 text-muted">
          {text !== seen.text
            ? 'Not saved yet'
            : seen.updated_at && `Saved on ${formatDate(seen.updated_at)}`}
        </span>
      </div>
    </form>
  );
}
