import { useQuery } from '@tanstack/react-query';
import type { Setting } from '@wevisu/contract/settings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { fetchChanges, SETTINGS_KEY } from './setting-calls.ts';
import { settingText } from './setting-text.ts';

const STATES = { waiting: 'waits', applied: 'applied', withdrawn: 'taken back' } as const;

/** Who changed a setting from what to what. */
export function SettingHistory({ setting }: { readonly setting: Setting }) {
  const { key, kind, version } = setting;
  const changes = useQuery({
    queryKey: [...SETTINGS_KEY, key, version],
    queryFn: () => fetchChanges(key),
  });
  if (changes.isLoadingError) {
    return <p className="py-2 text-danger-text">The history could not be loaded.</p>;
  }
  if (!changes.data) return <p className="py-2 text-muted">The history is loading.</p>;
  if (changes.data.length === 0) {
    return <p className="py-2 text-muted">Nobody has changed it here.</p>;
  }
  return (
    <ul className="mt-1 text-12 text-muted">
      {changes.data.map(({ id, from, to, state, starts_at, reason, by }) => (
        <li className="py-1" key={id}>
          <span className="figures">{formatDate(starts_at)}</span>: {settingText(kind, from)} to{' '}
          {settingText(kind, to)}, {STATES[state]}. {reason} ({by})
        </li>
      ))}
    </ul>
  );
}
