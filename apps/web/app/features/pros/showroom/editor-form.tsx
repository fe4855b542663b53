import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { parseServiceArea } from '@wevisu/domain/people/service-area.ts';
import { US_STATES } from '@wevisu/domain/people/us-states.ts';
import { type FormEvent, useState } from 'react';
import { LeaveGuard } from '../../../back-office/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PreviewButton } from '../../catalog/preview-button.tsx';
import { saveShowroom } from '../pro-calls.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { type Draft, fromDraft, isSameDraft, toDraft } from './draft.ts';
import { LookPreview } from './look-preview.tsx';
import { useSend } from './use-send.ts';

const STATES = US_STATES.map(({ code, name }) => ({ id: code, label: name }));

interface EditorFormProps {
  readonly showroom: ShowroomEditor;
  readonly onSaved: (showroom: ShowroomEditor) => void;
}

/** What visitors see, with its preview while it is typed. */
export function EditorForm({ showroom, onSaved }: EditorFormProps) {
  const [saved, setSaved] = useState(() => toDraft(showroom));
  const [draft, setDraft] = useState(saved);
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<ShowroomEditor | null>(null);
  const { errors, isPending, send } = useSend();
  const isDirty = !isSameDraft(draft, saved);
  const { wrong } = parseServiceArea(draft.service_zips);
  const zipsError =
    wrong.length > 0 ? `Check ${wrong.slice(0, 3).join(', ')}.` : errors.service_zips;
  const set = (name: keyof Draft) => (value: string | boolean) =>
    setDraft((before) => ({ ...before, [name]: value }));

  function save(version: number) {
    if (wrong.length > 0) return;
    void send(
      async () => {
        const kept = await saveShowroom(fromDraft(draft, version));
        const next = toDraft(kept);
        setSaved(next);
        setDraft(next);
        setTheirs(null);
        onSaved(kept);
      },
      ({ code, now }) => {
        if (code !== 'changed_meanwhile' || now === undefined) return false;
        setTheirs(now as ShowroomEditor);
        return true;
      },
    );
  }

  function takeTheirs(now: ShowroomEditor) {
    const next = toDraft(now);
    setSaved(next);
    setDraft(next);
    setTheirs(null);
    onSaved(now);
  }

  const field = (name: Exclude<keyof Draft, 'refuses_outside'>, label: string) => ({
    error: errors[name] ?? errors[`address.${name}`],
    label,
    name,
    onChange: set(name),
    value: draft[name],
  });

  return (
    <form
      aria-label="Your showroom"
      className="grid gap-5 rounded-card border border-line bg-surface p-4"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(showroom.version);
      }}
    >
      <LeaveGuard isDirty={isDirty} />
      {theirs !== null && (
        <ConflictNotice
          mine={draft}
          onKeepMine={() => save(theirs.version)}
          onTakeTheirs={() => takeTheirs(theirs)}
          theirs={toDraft(theirs)}
        />
      )}
      <TextField {...field('company_name', 'Name')} maxLength={80} />
      <TextField {...field('tagline', 'Tagline')} maxLength={120} />
      <TextField {...field('story', 'Story')} maxLength={4_000} rows={6} />
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <TextField
          {...field('theme_color', 'Color')}
          hint="Buttons and links of your shop, such as #1f5b47."
        />
        <input
          aria-label="Pick a color"
          className="h-11 w-16 cursor-pointer rounded-control border border-edge bg-surface p-1"
          onChange={(event) => set('theme_color')(event.target.value)}
          type="color"
          value={/^#[0-9a-f]{6}$/i.test(draft.theme_color) ? draft.theme_color : '#1f5b47'}
        />
      </div>
      <LookPreview draft={draft} showroom={showroom} />
      <fieldset className="grid gap-4">
        <legend className="text-16 font-[550]">Address</legend>
        <TextField {...field('street', 'Street')} autoComplete="street-address" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('apartment', 'Apartment or suite')} />
          <TextField {...field('city', 'City')} />
          <SelectField {...field('state', 'State')} options={STATES} placeholder="Choose" />
          <TextField {...field('zip_code', 'Zip code')} inputMode="numeric" />
        </div>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="text-16 font-[550]">Service area</legend>
        <TextField
          {...field('service_zips', 'Zip codes')}
          error={zipsError}
          hint="Zip codes, beginnings such as 902*, and ranges such as 90001-90099. Empty: everywhere."
          rows={2}
        />
        <Checkbox isSelected={draft.refuses_outside} onChange={set('refuses_outside')}>
          Refuse orders to other addresses. Without this, homeowners there are told and can still
          order.
        </Checkbox>
      </fieldset>
      <div className="sticky bottom-0 -mx-4 -mb-4 flex items-center justify-between gap-3 rounded-b-card border-line border-t bg-surface px-4 py-3">
        <p className="text-muted" role="status">
          {isDirty ? 'Not saved yet' : 'Everything is saved'}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <PreviewButton look={draft} vsdId={showroom.vsd_id} />
          {isDirty && (
            <Button kind="quiet" onPress={() => setDraft(saved)}>
              Undo
            </Button>
          )}
          <Button isDisabled={!isDirty} isPending={isPending} type="submit">
            Save
          </Button>
        </div>
      </div>
    </form>
  );
}
