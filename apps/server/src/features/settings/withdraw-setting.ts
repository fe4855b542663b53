import type { Setting } from '@wevisu/contract/settings.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { findEditable } from '@wevisu/domain/settings/editable-settings.ts';
import { cellsOfRow, findRateRow, rowOfCell } from '@wevisu/domain/settings/rate-rows.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteActs } from '../audit/note-act.ts';
import type { SettingsDeps } from './change-setting.ts';
import { showSetting } from './list-settings.ts';
import {
  dropWaiting,
  listLastingSteps,
  lockKeys,
  readCurrent,
  type SettingRow,
} from './store/settings.ts';

/** A change that waits is taken back, of a row that starts later with its cells; without one nothing happens. */
export function withdrawSetting(
  deps: Pick<SettingsDeps, 'pool' | 'now'>,
  { key, staffId }: { readonly key: string; readonly staffId: UserId },
): Promise<Result<Setting>> {
  return inTransactionOfResult(deps.pool, async (trx) => {
    const of = findEditable(key);
    if (of === null) return refuse('not_found');
    const rowKey = rowOfCell(key);
    const steps = key.startsWith('delivery_step.') ? ['delivery_step'] : [];
    await lockKeys(trx, {
      keys: [key, ...cellsOfRow(key), ...(rowKey === null ? [] : [rowKey]), ...steps],
    });
    const row = await readOne(trx, key);
    if (rowKey !== null && row?.nextValue != null && row.value === null)
      return refuse('setting_row_waits');
    const begins = row?.nextValue === true && findRateRow(key) !== null;
    if (begins && row.startsAt !== null && steps.length > 0) {
      const lasting = await listLastingSteps(trx, { at: row.startsAt });
      if (lasting.every((step) => step.key === key)) return refuse('setting_last_row');
    }
    const now = deps.now();
    const keys = begins ? [key, ...cellsOfRow(key)] : [key];
    const gone = await dropWaiting(trx, { keys, from: null, now });
    await noteActs(
      trx,
      gone.map((one) => ({
        ...{ at: now, actorId: staffId, action: 'setting.withdrawn' as const },
        target: { kind: 'setting', id: one.key },
        from: { waiting: one.value },
        to: { waiting: null },
      })),
    );
    return ok(showSetting(of, await readOne(trx, key)));
  });
}

async function readOne(trx: Queryable, key: string): Promise<SettingRow | undefined> {
  return (await readCurrent(trx, { keys: [key] }))[0];
}
