import * as contract from '@wevisu/contract/pro-hours.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { getOwnHours, type ProHoursDeps, saveOwnHours } from './own-hours.ts';

export function addProHoursCalls(calls: CallTable, deps: ProHoursDeps): void {
  calls.add(contract.getProHours, async ({ user: { userId } }) =>
    ok({ data: await getOwnHours(deps, userId) }),
  );
  calls.add(contract.saveProHours, async ({ user: { userId } }, { body: form }) => {
    const saved = await saveOwnHours(deps, { userId, form });
    return saved.ok ? ok({ message: 'Your hours are saved.', data: saved.value }) : saved;
  });
}
