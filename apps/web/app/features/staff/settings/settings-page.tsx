import { useQuery } from '@tanstack/react-query';
import type { Setting } from '@wevisu/contract/settings.ts';
import { SETTING_GROUPS, type SettingGroup } from '@wevisu/domain/settings/editable-settings.ts';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { fetchSettings, SETTINGS_KEY } from './setting-calls.ts';
import { SettingRow } from './setting-row.tsx';

const GROUPS: Readonly<Record<SettingGroup, string>> = {
  site: 'Site',
  claims: 'Claims',
  fees: 'Fees',
  taxes: 'Sales taxes',
  delivery: 'Delivery charges',
};

/** U-50: settings, fees, taxes and delivery, each changed at once or from a day on. */
export default function StaffSettingsPage() {
  const settings = useQuery({ queryKey: SETTINGS_KEY, queryFn: fetchSettings });
  return (
    <AreaPage title="Settings">
      {settings.isLoadingError ? (
        <ErrorState
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
          title="The settings could not be loaded"
        />
      ) : settings.data ? (
        <Groups settings={settings.data} />
      ) : (
        <RowsSkeleton label="The settings are loading" />
      )}
    </AreaPage>
  );
}

function Groups({ settings }: { readonly settings: readonly Setting[] }) {
  const [params, setParams] = useSearchParams();
  const shown = SETTING_GROUPS.find((group) => group === params.get('group')) ?? 'site';
  const waiting = settings.filter((setting) => setting.waiting !== null);
  return (
    <>
      {waiting.length > 0 && (
        <p className="mb-4 text-muted">
          Waiting for their day: {waiting.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <div className="mb-4 flex flex-wrap gap-2">
        {SETTING_GROUPS.map((group) => (
          <Button
            aria-pressed={group === shown}
            key={group}
            kind={group === shown ? 'primary' : 'secondary'}
            onPress={() => setParams({ group })}
            size="small"
          >
            {GROUPS[group]}
          </Button>
        ))}
      </div>
      <ul
        aria-label={GROUPS[shown]}
        className="max-w-[880px] divide-y divide-line border-y border-line"
      >
        {settings
          .filter(({ group }) => group === shown)
          .map((setting) => (
            <SettingRow key={setting.key} setting={setting} />
          ))}
      </ul>
    </>
  );
}
