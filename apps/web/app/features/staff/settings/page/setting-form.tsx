import { useQueryClient } from '@tanstack/react-query';
import type { Setting } from '@wevisu/contract/settings.ts';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../../back-office/use-focus-back.ts';
import { ApiFailure, joinFieldTexts } from '../../../../platform/api-failure.ts';
import { showToast } from '../../../../platform/toast-queue.ts';
import { Button } from '../../../../ui/button.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { SETTINGS_KEY, sendSetting } from '../setting-calls.ts';
import { SettingConflict } from '../setting-conflict.tsx';
import { fieldText, readField } from '../setting-text.ts';

interface SettingFormProps {
  readonly setting: Setting;
  readonly onDone: () => void;
}

const SUFFIXES: Readonly<Partial<Record<Setting['kind'], string>>> = {
  percent: '%',
  ppm: '%',
  cents: 'dollars',
};

/** The new value, its first day and the reason. */
export function SettingForm({ setting, onDone }: SettingFormProps) {
  const { key, label, kind, value } = setting;
  const [text, setText] = useState(fieldText(kind, value));
  const [startsOn, setStartsOn] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<Setting | null>(null);
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  useFocusBack();

  /** What is there now takes the place of what was typed. */
  async function take() {
    await client.invalidateQueries({ queryKey: SETTINGS_KEY });
    onDone();
  }

  async function save(version: number) {
    if (isPending) return;
    const given = readField(kind, text);
    if (given === null) {
      setErrors({ value: 'Enter a number such as 8.25.' });
      return;
    }
    setPending(true);
    setErrors({});
    try {
      const { message } = await sendSetting(key, {
        ...{ value: given, reason, version },
        starts_on: startsOn === '' ? null : startsOn,
      });
      showToast('success', message);
      await take();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') setTheirs(failure.now as Setting);
      else if (Object.keys(failure.fields).length === 0) showToast('error', failure.text);
      setErrors(joinFieldTexts(failure.fields));
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      aria-label={`Change ${label}`}
      className="mt-3 mb-2 grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(setting.version);
      }}
    >
      {theirs && (
        <SettingConflict
          mine={readField(kind, text)}
          onMine={() => void save(theirs.version)}
          onTheirs={() => void take()}
          theirs={theirs}
        />
      )}
      {kind === 'switch' ? (
        <NativeSelect
          label="New value"
          onChange={setText}
          options={[
            { id: 'true', label: 'Yes' },
            { id: 'false', label: 'No' },
          ]}
          value={text === 'true' ? 'true' : 'false'}
        />
      ) : (
        <TextField
          error={errors['value']}
          label="New value"
          maxLength={300}
          onChange={setText}
          suffix={SUFFIXES[kind]}
          value={text}
        />
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
        className="sm:col-span-2"
        error={errors['reason']}
        label="Reason"
        maxLength={1000}
        onChange={setReason}
        value={reason}
      />
      <div className="flex gap-2 sm:col-span-2">
        <Button isPending={isPending} type="submit">
          Save
        </Button>
        <Button kind="quiet" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
