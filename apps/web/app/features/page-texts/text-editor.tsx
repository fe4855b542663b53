import type { PageText } from '@wevisu/contract/page-texts.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useEffect, useState } from 'react';
import { LeaveGuard } from '../../back-office/leave-guard.tsx';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LineDiff } from './line-diff.tsx';
import {
  discardDraft,
  sendDraft,
  sendPublished,
  type Written,
  writtenOf,
} from './page-text-calls.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { TextConflict } from './text-conflict.tsx';
import { TextFields } from './text-fields.tsx';
import { TextPreview } from './text-preview.tsx';
import { wholeText } from './whole-text.ts';

interface TextEditorProps {
  readonly page: PageText;
  /** Takes the page of a reply; a new revision starts the editor anew. */
  readonly onSaved: (page: PageText) => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** G-63: the text as Markdown beside what visitors would read. */
export function TextEditor({ page, onSaved, onDirty }: TextEditorProps) {
  const { slug, draft, live } = page;
  const [written, setWritten] = useState(() => writtenOf(page));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<PageText | null>(null);
  /** The reason to publish; null while nobody publishes. */
  const [reason, setReason] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const isDirty = JSON.stringify(written) !== JSON.stringify(writtenOf(page));

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  async function send(work: () => Promise<{ readonly data: PageText; readonly message: string }>) {
    if (isPending) return;
    setPending(true);
    setErrors({});
    try {
      const { data, message } = await work();
      showToast('success', message);
      onSaved(data);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') setTheirs(failure.now as PageText);
      else if (Object.keys(failure.fields).length === 0) toastFailure(failure);
      setErrors(joinFieldTexts(failure.fields));
      if (failure.fields['reason'] === undefined) setAsking(false);
    } finally {
      setPending(false);
    }
  }

  const saveDraft = (revision: number) => send(() => sendDraft(slug, { ...written, revision }));
  const publish = (revision: number, why: string) =>
    send(() => sendPublished(slug, { ...written, revision, reason: why }));

  return (
    <>
      <LeaveGuard isDirty={isDirty && theirs === null} />
      {theirs && (
        <TextConflict
          mine={written}
          onMine={() =>
            void (reason === null ? saveDraft(theirs.revision) : publish(theirs.revision, reason))
          }
          onTheirs={() => onSaved(theirs)}
          theirs={theirs}
          verb={reason === null ? 'Save' : 'Publish'}
        />
      )}
      {draft && (
        <Notice
          action={
            <Button
              kind="secondary"
              onPress={() => void send(() => discardDraft(slug, page.revision))}
              size="small"
            >
              Discard the draft
            </Button>
          }
          className="mb-4"
          kind={draft.is_outdated ? 'warning' : 'info'}
          title={`A draft of ${formatDate(draft.at)}${draft.by === '' ? '' : ` by ${draft.by}`}`}
        >
          {draft.is_outdated && (
            <>
              <p className="mb-2">
                Another text was published after it was begun. The draft differs from it like this:
              </p>
              <LineDiff
                from={wholeText(live)}
                label="The live text and the draft"
                to={wholeText(draft)}
              />
            </>
          )}
        </Notice>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <TextFields
            errors={errors}
            onChange={(part: Partial<Written>) => setWritten({ ...written, ...part })}
            places={page.places}
            written={written}
          />
          <div className="flex flex-wrap gap-2">
            <Button isPending={isPending} onPress={() => setAsking(true)}>
              Publish…
            </Button>
            <Button
              kind="secondary"
              onPress={() => {
                setReason(null);
                void saveDraft(page.revision);
              }}
            >
              Save as draft
            </Button>
            {isDirty && (
              <Button kind="quiet" onPress={() => setWritten(writtenOf(page))}>
                Undo my changes
              </Button>
            )}
          </div>
        </div>
        <TextPreview slug={slug} written={written} />
      </div>
      {isAsking && (
        <PublishDialog
          error={errors['reason']}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onSend={(why) => {
            setReason(why);
            void publish(page.revision, why);
          }}
          title="Publish this text"
          verb="Publish"
        >
          <p>Visitors read it at once.</p>
        </PublishDialog>
      )}
    </>
  );
}
