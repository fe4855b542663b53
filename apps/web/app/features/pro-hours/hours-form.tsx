import {
  awayText,
  type DayHours,
  hoursText,
  hourText,
  MAX_AWAY_NOTE,
  WEEKDAYS,
} from '@wevisu/domain/chat/pro-hours.ts';
import { TIME_ZONES, type TimeZone } from '@wevisu/domain/notifications/time-zones.ts';
import { type FormEvent, useId, useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CONTROL, FIELD, LABEL } from '../../ui/field-style.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ProHours, saveHours } from './hours-calls.ts';

const USUAL: DayHours = { from: 8, to: 17 };
const ZONES = TIME_ZONES.map(({ id, label }) => ({ id, label: `${label} time` }));
const HOURS = Array.from({ length: 25 }, (_, hour) => ({ id: `${hour}`, label: hourText(hour) }));

export interface HoursFormProps {
  readonly saved: ProHours;
  readonly onSaved: (hours: ProHours) => void;
}

export function HoursForm({ saved, onSaved }: HoursFormProps) {
  const [draft, setDraft] = useState(saved);
  const [isPending, setPending] = useState(false);
  const day = useId();
  const { time_zone, week, away } = draft;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const text = hoursText(draft);

  function setHours(at: number, hours: DayHours | null) {
    setDraft({ ...draft, week: week.map((one, index) => (index === at ? hours : one)) });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const reply = await withToast(saveHours(draft));
    setPending(false);
    if (reply === null) return;
    setDraft(reply.data);
    onSaved(reply.data);
  }

  return (
    <form aria-labelledby="hours" className="grid gap-4" onSubmit={(event) => void save(event)}>
      <NativeSelect
        className="max-w-xs"
        isInForm
        label="Time zone"
        onChange={(zone) => setDraft({ ...draft, time_zone: zone as TimeZone })}
        options={ZONES}
        value={time_zone}
      />
      <ul className="grid gap-2">
        {WEEKDAYS.map(({ label }, at) => (
          <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1" key={label}>
            <Checkbox
              className="w-32"
              isSelected={Boolean(week[at])}
              onChange={(on) => setHours(at, on ? (week.find(Boolean) ?? USUAL) : null)}
            >
              {label}
            </Checkbox>
            <DaySpan
              day={label}
              hours={week[at] ?? null}
              onChange={(hours) => setHours(at, hours)}
            />
          </li>
        ))}
      </ul>
      <Checkbox
        isSelected={away !== null}
        onChange={(on) => setDraft({ ...draft, away: on ? { until: '', note: '' } : null })}
      >
        I am away
      </Checkbox>
      {away !== null && (
        <div className="grid gap-4">
          <div className={`${FIELD} max-w-xs`}>
            <label className={LABEL} htmlFor={day}>
              Last day
            </label>
            <input
              className={CONTROL}
              id={day}
              onChange={(event) =>
                setDraft({ ...draft, away: { ...away, until: event.target.value } })
              }
              required
              type="date"
              value={away.until}
            />
          </div>
          <TextField
            hint="Who writes to you meanwhile reads it once in the chat."
            label="Note (optional)"
            maxLength={MAX_AWAY_NOTE}
            onChange={(note) => setDraft({ ...draft, away: { ...away, note } })}
            rows={3}
            value={away.note}
          />
        </div>
      )}
      <p className="text-14 text-muted">
        Homeowners read:{' '}
        {[text && `Usually answers ${text}`, away?.until && awayText(away)]
          .filter(Boolean)
          .join('. ') || 'nothing of your hours'}
      </p>
      <div>
        <Button isDisabled={!isDirty} isPending={isPending} type="submit">
          Save hours
        </Button>
      </div>
    </form>
  );
}

function DaySpan(of: {
  readonly day: string;
  readonly hours: DayHours | null;
  readonly onChange: (hours: DayHours) => void;
}) {
  const { day, hours, onChange } = of;
  if (hours === null) return <span className="text-14 text-muted">Off</span>;
  return (
    <span className="flex items-center gap-2">
      <NativeSelect
        label="From"
        onChange={(from) => onChange({ ...hours, from: Number(from) })}
        options={HOURS.slice(0, hours.to)}
        spokenLabel={`${day} from`}
        value={`${hours.from}`}
      />
      <NativeSelect
        label="to"
        onChange={(to) => onChange({ ...hours, to: Number(to) })}
        options={HOURS.slice(hours.from + 1)}
        spokenLabel={`${day} to`}
        value={`${hours.to}`}
      />
    </span>
  );
}
