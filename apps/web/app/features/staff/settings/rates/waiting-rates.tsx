import { useQueryClient } from '@tanstack/react-query';
import type { Setting } from '@wevisu/contract/settings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { findRateRow, rowOfCell } from '@wevisu/domain/settings/rate-rows.ts';
import { withToast } from '../../../../platform/with-toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { SETTINGS_KEY, takeSettingBack } from '../setting-calls.ts';
import { settingText } from '../setting-text.ts';

/** What waits for its day; the cells of a row that starts later stand with the row. */
export function WaitingRates({ settings }: { readonly settings: readonly Setting[] }) {
  const client = useQueryClient();
  const waiting = settings.filter(
    ({ key, value, waiting: next }) => next !== null && (value !== null || rowOfCell(key) === null),
  );
  if (waiting.length === 0) return null;

  async function takeBack(key: string) {
    await withToast(takeSettingBack(key));
    await client.invalidateQueries({ queryKey: SETTINGS_KEY });
  }

  return (
    <section aria-labelledby="waiting-rates">
      <h2 className="mb-2 text-18" id="waiting-rates">
        Waiting for their day
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {waiting.map((setting) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 text-14"
            key={setting.key}
          >
            <span className="min-w-0 flex-1 basis-48 font-[520]">{nameOf(setting)}</span>
            <span className="min-w-0 flex-1 basis-64 text-muted">{told(setting, settings)}</span>
            <Button
              aria-label={`Take back the change of ${nameOf(setting)}`}
              kind="quiet"
              onPress={() => void takeBack(setting.key)}
              size="small"
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ key, label }: Setting): string {
  return findRateRow(key) === null ? label : label.replace(/, counts$/, '');
}

function told(setting: Setting, settings: readonly Setting[]): string {
  const { key, kind, waiting } = setting;
  if (waiting === null) return '';
  const { value, starts_at, reason } = waiting;
  const day = formatDate(starts_at);
  if (findRateRow(key) === null) return `${settingText(kind, value)} from ${day}: ${reason}`;
  if (value !== true) return `Ends on ${day}: ${reason}`;
  const rate = settings.find((one) => one.key === key.replace('tax_row.', 'tax_rate.'));
  const first = rate === setting ? undefined : rate?.waiting;
  return `Starts on ${day}${first ? ` with ${settingText('ppm', first.value)}` : ''}: ${reason}`;
}
