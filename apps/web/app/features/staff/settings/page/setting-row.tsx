import { useQueryClient } from '@tanstack/react-query';
import type { Setting } from '@wevisu/contract/settings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useRef, useState } from 'react';
import { withToast } from '../../../../platform/with-toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { SETTINGS_KEY, takeSettingBack } from '../setting-calls.ts';
import { SettingHistory } from '../setting-history.tsx';
import { settingText } from '../setting-text.ts';
import { SettingForm } from './setting-form.tsx';

/** One setting: what counts, what waits, and its form or history when asked for. */
export function SettingRow({ setting }: { readonly setting: Setting }) {
  const [open, setOpen] = useState<'form' | 'history' | null>(null);
  const client = useQueryClient();
  const { key, label, kind, value, waiting, version } = setting;
  const place = useRef<HTMLDivElement>(null);
  const turn = (what: 'form' | 'history') => setOpen(open === what ? null : what);

  async function takeBack() {
    await withToast(takeSettingBack(key));
    await client.invalidateQueries({ queryKey: SETTINGS_KEY });
    // The button that was pressed is gone.
    place.current?.focus();
  }

  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1" ref={place} tabIndex={-1}>
        <span className="min-w-0 flex-1 basis-48 font-[520]">{label}</span>
        <span className="figures min-w-0 basis-48 break-words">{settingText(kind, value)}</span>
        <span className="flex gap-1">
          <Button
            aria-expanded={open === 'form'}
            aria-label={`Change ${label}`}
            kind="quiet"
            onPress={() => turn('form')}
            size="small"
          >
            Change
          </Button>
          <Button
            aria-expanded={open === 'history'}
            aria-label={`History of ${label}`}
            kind="quiet"
            onPress={() => turn('history')}
            size="small"
          >
            History
          </Button>
        </span>
      </div>
      {waiting && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          {settingText(kind, waiting.value)} from {formatDate(waiting.starts_at)}: {waiting.reason}
          <Button
            aria-label={`Take back the change of ${label}`}
            kind="quiet"
            onPress={() => void takeBack()}
            size="small"
          >
            Take back
          </Button>
        </p>
      )}
      {open === 'form' && (
        <SettingForm key={version} onDone={() => setOpen(null)} setting={setting} />
      )}
      {open === 'history' && <SettingHistory setting={setting} />}
    </li>
  );
}
