import * as contract from '@wevisu/contract/settings.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { applyDueSettings } from './apply-settings.ts';
import { changeSetting, changeSettings, type SettingsDeps } from './change-setting.ts';
import { listSettings, readSettingChanges } from './list-settings.ts';
import { withdrawSetting } from './withdraw-setting.ts';

export function addSettingCalls(calls: CallTable, deps: SettingsDeps): void {
  calls.add(contract.listSettings, async () => ok({ data: await listSettings(deps.pool) }));

  calls.add(contract.changeSetting, async ({ user }, { params: { key }, body }) => {
    const { value, version, starts_on: startsOn, reason } = body;
    const given = { key, value, version, startsOn, reason, staffId: user.userId };
    const set = await changeSetting(deps, given);
    return set.ok ? ok({ data: set.value, message: 'The setting is saved.' }) : set;
  });

  calls.add(contract.changeSettings, async ({ user }, { body }) => {
    const { changes, starts_on: startsOn, reason } = body;
    const set = await changeSettings(deps, { changes, startsOn, reason, staffId: user.userId });
    return set.ok ? ok({ data: set.value, message: 'The changes are saved.' }) : set;
  });

  calls.add(contract.withdrawSetting, async ({ user }, { params: { key } }) => {
    const set = await withdrawSetting(deps, { key, staffId: user.userId });
    return set.ok ? ok({ data: set.value, message: 'The change is taken back.' }) : set;
  });

  calls.add(contract.listSettingChanges, async (_, { params: { key } }) =>
    ok({ data: await readSettingChanges(deps.pool, key) }),
  );
}

export function addSettingJobs(jobs: JobQueue, deps: SettingsDeps): void {
  jobs.every('settings.apply', '* * * * *', async () => {
    await applyDueSettings(deps);
  });
}
