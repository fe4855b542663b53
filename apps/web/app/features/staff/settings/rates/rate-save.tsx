import { useQueryClient } from '@tanstack/react-query';
import { SETTINGS_AT_ONCE, type Setting } from '@wevisu/contract/settings.ts';
import { findRateRow, poundsOf } from '@wevisu/domain/settings/rate-rows.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../../../platform/api-failure.ts';
import { showToast } from '../../../../platform/toast-queue.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { SETTINGS_KEY, sendSettings } from '../setting-calls.ts';
import { SettingConflict } from '../setting-conflict.tsx';
import { readField } from '../setting-text.ts';
import { type RateDraft, readDraft, type Settings, settle } from './rate-draft.ts';

interface RateSaveProps {
  readonly settings: Settings;
  readonly draft: RateDraft;
  readonly onDraft: (draft: RateDraft) => void;
  /** Of cells by key, of the form by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onErrors: (errors: Readonly<Record<string, string>>) => void;
}

/** One first day and one reason for everything that was typed; what somebody else changed waits for a choice. */
export function RateSave({ settings, draft, onDraft, errors, onErrors }: RateSaveProps) {
  const [startsOn, setStartsOn] = useState('');
  const [reason, setReason] = useState('');
  const [conflicts, setConflicts] = useState<readonly Setting[]>([]);
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const count = `${draft.size} ${draft.size === 1 ? 'change' : 'changes'}`;
  const cellErrors = Object.entries(errors).filter(([key]) => draft.has(key));

  async function save() {
    const read = readDraft(draft);
    if ('errors' in read) return onErrors(read.errors);
    if (read.changes.length > SETTINGS_AT_ONCE)
      return showToast('error', `Save up to ${SETTINGS_AT_ONCE} cells at once. Discard some.`);
    setPending(true);
    onErrors({});
    try {
      const { message } = await sendSettings({
        ...{ changes: read.changes, reason },
        starts_on: startsOn === '' ? null : startsOn,
      });
      showToast('success', message);
      await client.invalidateQueries({ queryKey: SETTINGS_KEY });
      onDraft(new Map());
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') setConflicts(failure.now as Setting[]);
      else if (Object.keys(failure.fields).length === 0) showToast('error', failure.text);
      onErrors(joinFieldTexts(failure.fields));
    } finally {
      setPending(false);
    }
  }

  function choose(theirs: Setting, keep: 'mine' | 'theirs') {
    onDraft(settle(draft, theirs, keep));
    setConflicts(conflicts.filter(({ key }) => key !== theirs.key));
    void client.invalidateQueries({ queryKey: SETTINGS_KEY });
  }

  return (
    <form
      aria-label="Save the changes"
      className="z-2 grid max-h-[70vh] gap-4 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-soft sm:sticky sm:bottom-4 sm:grid-cols-2"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isPending && conflicts.length === 0) void save();
      }}
    >
      {conflicts.map((theirs) => (
        <SettingConflict
          key={theirs.key}
          label={theirs.label}
          mine={readField(theirs.kind, draft.get(theirs.key)?.text ?? '')}
          mineLabel="Keep mine"
          onMine={() => choose(theirs, 'mine')}
          onTheirs={() => choose(theirs, 'theirs')}
          theirs={theirs}
        />
      ))}
      <EndNotice draft={draft} />
      {cellErrors.length > 0 && (
        <Notice className="sm:col-span-2" isUrgent kind="danger" title="Some cells can't be saved">
          <ul>
            {cellErrors.map(([key, text]) => (
              <li key={key}>
                {settings.get(key)?.label ?? rowName(key)}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TextField
        error={errors['starts_on']}
        hint="Leave it empty for at once."
        label="First day"
        onChange={setStartsOn}
        type="date"
        value={startsOn}
      />
      <TextField
        error={errors['reason']}
        label="Reason"
        maxLength={1000}
        onChange={setReason}
        value={reason}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button isDisabled={conflicts.length > 0} isPending={isPending} type="submit">
          Save {count}
        </Button>
        <Button kind="quiet" onPress={() => onDraft(new Map())}>
          Discard {count}
        </Button>
      </div>
    </form>
  );
}

/** What stops with a row. */
function EndNotice({ draft }: { readonly draft: RateDraft }) {
  const ending = [...draft].flatMap(([key, { text }]) =>
    text === 'false' && findRateRow(key) !== null ? [key] : [],
  );
  if (ending.length === 0) return null;
  const states = ending.flatMap((key) => findRateRow(key)?.state ?? []);
  const weights = ending.flatMap((key) => findRateRow(key)?.grams ?? []);
  return (
    <Notice className="sm:col-span-2" kind="warning" title="From that day on">
      {states.length > 0 && <p>Nobody can order to {states.join(', ')}.</p>}
      {weights.length > 0 && (
        <p>
          Parcels up to {weights.map((grams) => `${poundsOf(grams)} lb`).join(', ')} cost what the
          next heavier step says, or the heaviest one that is left.
        </p>
      )}
    </Notice>
  );
}

function rowName(key: string): string {
  const { state, grams } = findRateRow(key) ?? {};
  return state ?? (grams == null ? key.replace(/^\w+\./, '') : `Up to ${poundsOf(grams)} lb`);
}
