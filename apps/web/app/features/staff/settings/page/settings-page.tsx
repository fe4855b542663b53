import { useQuery } from '@tanstack/react-query';
import type { Setting } from '@wevisu/contract/settings.ts';
import { SETTING_GROUPS, type SettingGroup } from '@wevisu/domain/settings/editable-settings.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../../../back-office/area-page.tsx';
import { LeaveGuard } from '../../../../back-office/leave-guard.tsx';
import { RowsSkeleton } from '../../../../back-office/rows-skeleton.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import type { RateDraft } from '../rates/rate-draft.ts';
import { RateTables } from '../rates/rate-tables.tsx';
import { fetchSettings, SETTINGS_KEY } from '../setting-calls.ts';
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
  const [rates, setRates] = useState<RateDraft>(new Map());
  const waiting = settings.filter((setting) => setting.waiting !== null);
  return (
    <>
      <LeaveGuard isDirty={rates.size > 0} />
      {waiting.length > 0 && (
        <p className="mb-4 text-muted">Waiting for their day: {namesOf(waiting)}.</p>
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
      {shown === 'taxes' || shown === 'delivery' ? (
        <RateTables
          group={shown}
          key={shown}
          draft={rates}
          onDraft={setRates}
          settings={settings}
        />
      ) : (
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
      )}
    </>
  );
}

const NAMES_SHOWN = 6;

function namesOf(settings: readonly Setting[]): string {
  const names = settings.slice(0, NAMES_SHOWN).map(({ label }) => label);
  const more = settings.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
