import { DEFAULT_QUIET } from '@wevisu/domain/notifications/mail-times.ts';
import { TIME_ZONES, type TimeZone } from '@wevisu/domain/notifications/time-zones.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import type { MailChoices, MailTimes } from './mail-choice-calls.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: `${hour}`, label: hourText(hour) }));

/** '8 AM'. */
function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

const ZONE_NOTES: Readonly<Record<MailChoices['zone_from'], string | null>> = {
  choice: null,
  zip_code: 'We took it from your zip code.',
  nothing: 'We do not know your time zone, so this is Eastern time.',
};

export interface MailTimesFormProps {
  readonly times: MailTimes;
  readonly zoneFrom: MailChoices['zone_from'];
  readonly onChange: (times: MailTimes) => void;
}

export function MailTimesForm({ times, zoneFrom, onChange }: MailTimesFormProps) {
  const { quiet } = times;
  const note = ZONE_NOTES[zoneFrom];
  return (
    <div className="flex max-w-form flex-col gap-5">
      <div>
        <NativeSelect
          isInForm
          label="Time zone"
          onChange={(zone) => onChange({ ...times, time_zone: zone as TimeZone })}
          options={TIME_ZONES.map(({ id, label }) => ({ id, label: `${label} time` }))}
          value={times.time_zone}
        />
        {note !== null && <p className="mt-1.5 text-14 text-muted">{note}</p>}
      </div>
      <NativeSelect
        isInForm
        label="Daily summary at"
        onChange={(hour) => onChange({ ...times, digest_hour: Number(hour) })}
        options={HOURS}
        value={`${times.digest_hour}`}
      />
      <div>
        <Checkbox
          isSelected={quiet !== null}
          onChange={(isOn) => onChange({ ...times, quiet: isOn ? DEFAULT_QUIET : null })}
        >
          Quiet hours
        </Checkbox>
        {quiet !== null && (
          <div className="mt-3 grid grid-cols-2 gap-4">
            <NativeSelect
              isInForm
              label="From"
              onChange={(hour) => onChange({ ...times, quiet: { ...quiet, from: Number(hour) } })}
              options={HOURS.filter(({ id }) => id !== `${quiet.to}`)}
              value={`${quiet.from}`}
            />
            <NativeSelect
              isInForm
              label="Until"
              onChange={(hour) => onChange({ ...times, quiet: { ...quiet, to: Number(hour) } })}
              options={HOURS.filter(({ id }) => id !== `${quiet.from}`)}
              value={`${quiet.to}`}
            />
          </div>
        )}
        <p className="mt-1.5 text-14 text-muted">
          Emails and devices wait until quiet hours end. Emails about money, sign-in and the papers
          of orders do not wait.
        </p>
      </div>
    </div>
  );
}
