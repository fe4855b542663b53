import type { SettingValue } from '@wevisu/domain/settings/editable-settings.ts';
import { findRateRow } from '@wevisu/domain/settings/rate-rows.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  addDeliveryStep,
  addTaxRow,
  endDeliveryStep,
  endTaxRow,
  putDeliveryBase,
  putDeliveryPound,
  putSetting,
  putTaxOfDelivery,
  putTaxRate,
  takeDue,
} from './store/settings.ts';

interface Value {
  readonly key: string;
  readonly value: SettingValue;
}

/** Puts what has come due in place; twice is once. */
export function applyDueSettings(deps: {
  readonly pool: Pool;
  readonly now: () => Date;
}): Promise<number> {
  return inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    const due = await takeDue(trx, { now });
    await putSettings(trx, due, now);
    return due.length;
  });
}

/** Rows before their cells, which stand in them. */
export async function putSettings(
  trx: Queryable,
  values: readonly Value[],
  now: Date,
): Promise<void> {
  for (const one of values) if (findRateRow(one.key) !== null) await putRow(trx, one);
  for (const one of values) if (findRateRow(one.key) === null) await put(trx, one, now);
}

async function putRow(trx: Queryable, { key, value }: Value): Promise<void> {
  const { state, grams } = findRateRow(key) ?? {};
  if (state != null) await (value === true ? addTaxRow : endTaxRow)(trx, { state });
  if (grams != null) await (value === true ? addDeliveryStep : endDeliveryStep)(trx, { grams });
}

async function put(trx: Queryable, { key, value }: Value, now: Date): Promise<void> {
  const [table = '', one = '', two = ''] = key.split('.');
  if (table === 'tax_rate') await putTaxRate(trx, { state: one, value });
  else if (table === 'tax_delivery') await putTaxOfDelivery(trx, { state: one, value });
  else if (table === 'delivery_base')
    await putDeliveryBase(trx, { zone: Number(one), grams: Number(two), value });
  else if (table === 'delivery_lb')
    await putDeliveryPound(trx, { zone: Number(one), grams: Number(two), value });
  else await putSetting(trx, { key, value, now });
}
