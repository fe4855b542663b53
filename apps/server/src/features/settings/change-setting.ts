import type { Setting, SettingChange } from '@wevisu/contract/settings.ts';
import { type Day, dayOf, startOfDay } from '@wevisu/domain/calendar/calendar.ts';
import {
  ok,
  type Refusal,
  type Result,
  refuse,
  refuseFields,
} from '@wevisu/domain/errors/errors.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { COUNT_CLAIMS, claimedCount, type Figures } from '@wevisu/domain/policy/count-claims.ts';
import {
  type EditableSetting,
  FIXED_SETTINGS,
  findEditable,
  readSettingValue,
  type SettingValue,
} from '@wevisu/domain/settings/editable-settings.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import {
  dropWaiting,
  getCurrent,
  insertChange,
  listChanges,
  listCurrent,
  lockKey,
  putDeliveryBase,
  putDeliveryPound,
  putSetting,
  putTaxOfDelivery,
  putTaxRate,
  type SettingRow,
  takeDue,
} from './store/settings.ts';

export interface SettingsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** What the site counts of itself. */
  readonly figures: () => Promise<Figures>;
}

/** In the order of the definitions; taxes and delivery as their tables have them. */
export async function listSettings(db: Queryable): Promise<Setting[]> {
  const rows = new Map((await listCurrent(db)).map((row) => [row.key, row]));
  const fixed = FIXED_SETTINGS.map((of) => show(of, rows.get(of.key)));
  const others = [...rows.values()].flatMap((row) => {
    const of = findEditable(row.key);
    return of === null || (of.group !== 'taxes' && of.group !== 'delivery') ? [] : [show(of, row)];
  });
  const byLabel = new Intl.Collator('en', { numeric: true });
  return [...fixed, ...others.toSorted((a, b) => byLabel.compare(a.label, b.label))];
}

function show(of: EditableSetting, row: SettingRow | undefined): Setting {
  const { key, group, label, kind } = of;
  const shown = {
    ...{ key, group, label, kind, value: row?.value ?? null, version: row?.version ?? 0 },
    last_change: row?.lastChange ?? null,
  };
  if (row === undefined || row.startsAt === null || row.nextValue === null)
    return { ...shown, waiting: null };
  const { nextValue: value, startsAt, reason } = row;
  return { ...shown, waiting: { value, starts_at: startsAt.toISOString(), reason: reason ?? '' } };
}

interface Given {
  readonly key: string;
  readonly staffId: UserId;
  readonly value: SettingValue;
  readonly version: number;
  readonly startsOn: string | null;
  readonly reason: string;
}

/** At once, or from the first moment of a day on. Whoever saw an older version is told what is there now. */
export async function changeSetting(deps: SettingsDeps, given: Given): Promise<Result<Setting>> {
  const { key, staffId, version, startsOn, reason } = given;
  const untrue = checkClaim(given, await deps.figures());
  return inTransactionOfResult(deps.pool, async (trx) => {
    const of = findEditable(key);
    if (of === null) return refuse('not_found');
    await lockKey(trx, { key });
    const row = await getCurrent(trx, { key });
    // Of taxes and delivery only what the tables have.
    if (row.value === null && of.group !== 'site' && of.group !== 'claims' && of.group !== 'fees')
      return refuse('not_found');
    if (row.version !== version) return refuse('changed_meanwhile', { now: show(of, row) });
    const value = readSettingValue(of, given.value);
    if (value === null) return refuseFields({ value: 'setting_invalid' });
    if (untrue !== null) return refuseFields({ value: untrue });
    const now = deps.now();
    if (startsOn !== null && startsOn < dayOf(now)) return refuseFields({ starts_on: 'day_past' });
    const startsAt = startsOn === null ? now : startOfDay(startsOn as Day);
    const isNow = startsAt.getTime() <= now.getTime();
    await dropWaiting(trx, { key, now });
    await insertChange(trx, {
      ...{ key, from: row.value, value, startsAt, reason, staffId, now },
      ...(isNow ? { state: 'applied', endedAt: now } : { state: 'waiting', endedAt: null }),
    });
    if (isNow) await put(trx, key, value, now);
    await noteAct(trx, {
      ...{ at: now, actorId: staffId, reason, action: 'setting.changed' },
      target: { kind: 'setting', id: key },
      from: { value: row.value },
      to: { value, ...(isNow ? {} : { from: startsAt.toISOString() }) },
    });
    return ok(show(of, await getCurrent(trx, { key })));
  });
}

/** U-51: a count that is claimed is not above what was counted. */
function checkClaim({ key, value }: Given, figures: Figures): Refusal | null {
  const of = COUNT_CLAIMS[key];
  if (of === undefined) return null;
  const claimed = claimedCount(String(value).trim());
  if (claimed === null) return refuse('setting_invalid');
  const count = figures[of];
  return claimed <= count
    ? null
    : refuse('claim_untrue', { params: { count: formatCount(count) } });
}

/** A change that waits is taken back; without one nothing happens. */
export function withdrawSetting(
  deps: SettingsDeps,
  { key, staffId }: Pick<Given, 'key' | 'staffId'>,
): Promise<Result<Setting>> {
  return inTransactionOfResult(deps.pool, async (trx) => {
    const of = findEditable(key);
    if (of === null) return refuse('not_found');
    await lockKey(trx, { key });
    const now = deps.now();
    const gone = await dropWaiting(trx, { key, now });
    if (gone !== null) {
      await noteAct(trx, {
        ...{ at: now, actorId: staffId, action: 'setting.withdrawn' },
        target: { kind: 'setting', id: key },
        from: { waiting: gone.value },
        to: { waiting: null },
      });
    }
    return ok(show(of, await getCurrent(trx, { key })));
  });
}

/** Puts what has come due in place; twice is once. */
export function applyDueSettings({
  pool,
  now,
}: Pick<SettingsDeps, 'pool' | 'now'>): Promise<number> {
  return inTransaction(pool, async (trx) => {
    const at = now();
    const due = await takeDue(trx, { now: at });
    for (const { key, value } of due) await put(trx, key, value, at);
    return due.length;
  });
}

async function put(trx: Queryable, key: string, value: SettingValue, now: Date): Promise<void> {
  const [table = '', one = '', two = ''] = key.split('.');
  if (table === 'tax_rate') await putTaxRate(trx, { state: one, value });
  else if (table === 'tax_delivery') await putTaxOfDelivery(trx, { state: one, value });
  else if (table === 'delivery_base')
    await putDeliveryBase(trx, { zone: Number(one), grams: Number(two), value });
  else if (table === 'delivery_lb')
    await putDeliveryPound(trx, { zone: Number(one), grams: Number(two), value });
  else await putSetting(trx, { key, value, now });
}

export async function readSettingChanges(db: Queryable, key: string): Promise<SettingChange[]> {
  const rows = await listChanges(db, { key });
  return rows.map(({ startsAt, createdAt, ...row }) => ({
    ...row,
    starts_at: startsAt.toISOString(),
    created_at: createdAt.toISOString(),
  }));
}
