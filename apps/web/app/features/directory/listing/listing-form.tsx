import { LISTING, RADIUS_CHOICES, WORK_KINDS } from '@wevisu/domain/people/pro-listing.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { type FormEvent, useState } from 'react';
import { LeaveGuard } from '../../../back-office/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSend } from '../../pros/showroom/use-send.ts';
import { type OwnListing, saveListing } from '../directory-calls.ts';
import { ProCard } from '../pro-card.tsx';
import { type Draft, fromDraft, mistakesIn, previewOf, type TypedRange, toDraft } from './draft.ts';
import { OwnPicture, RoomChoice } from './room-choice.tsx';

const KINDS = WORK_KINDS.map(({ id, label }) => ({ value: id, label }));
const STYLES = styles.map(({ id, label }) => ({ value: id, label }));
const RADII = RADIUS_CHOICES.map((miles) => ({ id: String(miles), label: `${miles} miles` }));

interface ListingFormProps {
  readonly own: OwnListing;
  readonly onSaved: (own: OwnListing) => void;
}

/** What everybody reads about the pro, with its preview while it is typed. */
export function ListingForm({ own, onSaved }: ListingFormProps) {
  const [saved, setSaved] = useState(() => toDraft(own.listing));
  const [draft, setDraft] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  /** What was saved elsewhere meanwhile. */
  const [theirs, setTheirs] = useState<OwnListing | null>(null);
  const { errors: refused, isPending, send } = useSend();
  const cover = own.rooms.find(({ id }) => id === draft.rooms[0]);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const errors = { ...refused, ...(isChecked ? mistakesIn(draft) : {}) };
  const set = <K extends keyof Draft>(name: K) => {
    return (value: Draft[K]) => setDraft((before) => ({ ...before, [name]: value }));
  };

  function take(now: OwnListing) {
    const next = toDraft(now.listing);
    setSaved(next);
    setDraft(next);
    setTheirs(null);
    setChecked(false);
    onSaved(now);
  }

  function save(version: number) {
    setChecked(true);
    if (Object.keys(mistakesIn(draft)).length > 0) return;
    void send(
      async () => take(await saveListing(fromDraft(draft, version))),
      ({ code, now }) => {
        if (code !== 'changed_meanwhile' || now === undefined) return false;
        setTheirs(now as OwnListing);
        return true;
      },
    );
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <form
        aria-label="Your profile"
        className="grid gap-5 rounded-card border border-line bg-surface p-4"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save(own.listing?.version ?? 0);
        }}
      >
        <LeaveGuard isDirty={isDirty} />
        {theirs !== null && (
          <Notice
            action={
              <>
                <Button onPress={() => save(theirs.listing?.version ?? 0)} size="small">
                  Save mine
                </Button>
                <Button kind="secondary" onPress={() => take(theirs)} size="small">
                  Take the other one
                </Button>
              </>
            }
            isUrgent
            kind="warning"
            title="This profile was changed elsewhere meanwhile"
          >
            Save yours over it, or take the other one.
          </Notice>
        )}
        <Checkbox isSelected={draft.is_on} onChange={set('is_on')}>
          List me in the directory. Everybody can find this profile, and whoever asks you for an
          offer for a new project gets your showroom ID.
        </Checkbox>
        <TextField
          error={errors['about']}
          label="What you do"
          maxLength={LISTING.maxAboutLength}
          onChange={set('about')}
          rows={6}
          value={draft.about}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <div>
            <CheckboxGroup
              label="Kinds of work"
              onChange={set('kinds')}
              options={KINDS}
              shownAtFirst={KINDS.length}
              value={draft.kinds}
            />
            {errors['kinds'] && <p className="text-14 text-danger">{errors['kinds']}</p>}
          </div>
          <CheckboxGroup
            label="Styles (optional)"
            onChange={set('styles')}
            options={STYLES}
            shownAtFirst={STYLES.length}
            value={draft.styles}
          />
        </div>
        <Range
          error={errors['hourly']}
          legend="Rate an hour, dollars (optional)"
          onChange={set('hourly')}
          value={draft.hourly}
        />
        <Range
          error={errors['project']}
          legend="Cost of a project, dollars (optional)"
          onChange={set('project')}
          value={draft.project}
        />
        <fieldset className="grid gap-3">
          <legend className="text-16 font-[550]">Service area</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              error={errors['zip']}
              inputMode="numeric"
              label="ZIP code you start from"
              maxLength={5}
              onChange={set('zip')}
              value={draft.zip}
            />
            <SelectField
              label="How far you go"
              name="radius"
              onChange={set('radius')}
              options={RADII}
              value={draft.radius}
            />
          </div>
        </fieldset>
        <RoomChoice
          chosen={draft.rooms}
          error={errors['rooms']}
          onChange={set('rooms')}
          rooms={own.rooms}
        />
        <div className="sticky bottom-0 -mx-4 -mb-4 flex items-center justify-between gap-3 rounded-b-card border-line border-t bg-surface px-4 py-3">
          <p className="text-muted" role="status">
            {isDirty ? 'Not saved yet' : 'Everything is saved'}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
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
      <section aria-labelledby="preview">
        <h2 className="mb-3 text-18" id="preview">
          In the directory
        </h2>
        <ProCard
          isPreview
          picture={cover ? <OwnPicture room={cover} /> : null}
          pro={previewOf(draft, own.company_name)}
        />
      </section>
    </div>
  );
}

function Range(props: {
  readonly legend: string;
  readonly value: TypedRange;
  readonly onChange: (value: TypedRange) => void;
  readonly error: string | undefined;
}) {
  const { legend, value, onChange, error } = props;
  return (
    <fieldset>
      <legend className="text-16 font-[550]">{legend}</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <TextField
          inputMode="decimal"
          error={error}
          label="From"
          onChange={(from) => onChange({ ...value, from })}
          value={value.from}
        />
        <TextField
          inputMode="decimal"
          label="To"
          onChange={(to) => onChange({ ...value, to })}
          value={value.to}
        />
      </div>
    </fieldset>
  );
}
