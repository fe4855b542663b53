import type { Setting } from '@wevisu/contract/settings.ts';
import { type Day, dayOf, startOfDay } from '@wevisu/domain/calendar/calendar.ts';
import {
  type ErrorCode,
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
  findEditable,
  readSettingValue,
  type SettingValue,
} from '@wevisu/domain/settings/editable-settings.ts';
import { cellsOfRow, rowOfCell } from '@wevisu/domain/settings/rate-rows.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteActs } from '../audit/note-act.ts';
import { putSettings } from './apply-settings.ts';
import { checkRateRow } from './check-rate-rows.ts';
import { showSetting } from './list-settings.ts';
import {
  dropWaiting,
  insertChanges,
  listLastingSteps,
  lockKeys,
  readCurrent,
  type SettingRow,
} from './store/settings.ts';

export interface SettingsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** What the site counts of itself. */
  readonly figures: () => Promise<Figures>;
}

interface NewValue {
  readonly key: string;
  readonly value: SettingValue;
  readonly version: number;
}

interface Terms {
  readonly staffId: UserId;
  readonly startsOn: string | null;
  readonly reason: string;
}

type Rows = ReadonlyMap<string, SettingRow>;

/** Whoever saw an older version is told what is there now. */
export async function changeSetting(
  deps: SettingsDeps,
  { key, value, version, ...terms }: NewValue & Terms,
): Promise<Result<Setting>> {
  const fieldOf = () => 'value';
  const set = await changeAll(deps, { ...terms, fieldOf, changes: [{ key, value, version }] });
  const [first] = set.ok ? set.value : [];
  if (set.ok) return first === undefined ? refuse('not_found') : ok(first);
  return Array.isArray(set.now) ? { ...set, now: set.now[0] } : set;
}

/** All or none, each with its own version; refused fields are named by their keys. */
export function changeSettings(
  deps: SettingsDeps,
  given: Terms & { readonly changes: readonly NewValue[] },
): Promise<Result<Setting[]>> {
  return changeAll(deps, { ...given, fieldOf: (key) => key });
}

interface Given extends Terms {
  readonly changes: readonly NewValue[];
  readonly fieldOf: (key: string) => string;
}

/** At once, or from the first moment of a day on. */
async function changeAll(deps: SettingsDeps, given: Given): Promise<Result<Setting[]>> {
  const figures = await deps.figures();
  return inTransactionOfResult(deps.pool, async (trx) => {
    const { changes, startsOn } = given;
    const keys = changes.map(({ key }) => key);
    if (keys.some((key) => findEditable(key) === null)) return refuse('not_found');
    const rows = await lockAndRead(trx, keys);
    const refusal = checkSeen(changes, rows);
    if (refusal !== null) return refusal;
    const read = readValues(given, figures);
    if (!read.ok) return read;
    const now = deps.now();
    if (startsOn !== null && startsOn < dayOf(now)) return refuseFields({ starts_on: 'day_past' });
    const startsAt = startsOn === null ? now : startOfDay(startsOn as Day);
    const steps = await listLastingSteps(trx, { at: startsAt });
    const plan = { rows, changes: read.value, startsAt, lastingSteps: steps.map(({ key }) => key) };
    const errors = read.value.flatMap((change): [string, ErrorCode][] => {
      const code = checkRateRow(plan, change);
      return code === null ? [] : [[given.fieldOf(change.key), code]];
    });
    if (errors.length > 0) return refuseFields(Object.fromEntries(errors));
    await write(trx, { ...given, changes: read.value, rows, startsAt, now });
    const after = new Map((await readCurrent(trx, { keys })).map((row) => [row.key, row]));
    return ok(showAll(keys, after));
  });
}

/** The rows of the table that a key belongs to are locked with it, so that none ends meanwhile. */
async function lockAndRead(trx: Queryable, keys: readonly string[]): Promise<Rows> {
  const around = keys.flatMap((key) => rowOfCell(key) ?? []);
  const steps = keys.some((key) => key.startsWith('delivery_step.')) ? ['delivery_step'] : [];
  const cells = keys.flatMap(cellsOfRow);
  await lockKeys(trx, { keys: [...keys, ...around, ...cells, ...steps] });
  const rows = await readCurrent(trx, { keys: [...new Set([...keys, ...around])] });
  return new Map(rows.map((row) => [row.key, row]));
}

function showAll(keys: readonly string[], rows: Rows): Setting[] {
  return keys.flatMap((key) => {
    const of = findEditable(key);
    return of === null ? [] : [showSetting(of, rows.get(key))];
  });
}

/** Of taxes and delivery only what the tables have, or what comes with a row. */
function checkSeen(changes: readonly NewValue[], rows: Rows): Refusal | null {
  const given = new Map(changes.map(({ key, value }) => [key, value]));
  for (const { key, value } of changes) {
    const isFixed = !['taxes', 'delivery'].includes(findEditable(key)?.group ?? '');
    const row = rows.get(key);
    if (isFixed || row?.value != null) continue;
    const rowKey = rowOfCell(key);
    const comes =
      rowKey === null
        ? value === true
        : given.get(rowKey) === true || rows.get(rowKey)?.nextValue === true;
    if (!comes) return refuse('not_found');
  }
  const old = changes.filter(({ key, version }) => (rows.get(key)?.version ?? 0) !== version);
  const now = showAll(
    old.map(({ key }) => key),
    rows,
  );
  return now.length > 0 ? refuse('changed_meanwhile', { now }) : null;
}

function readValues({ changes, fieldOf }: Given, figures: Figures): Result<NewValue[]> {
  const errors: [string, ErrorCode | Refusal][] = [];
  const read = changes.flatMap((change) => {
    const value = readSettingValue(findEditable(change.key) as EditableSetting, change.value);
    const untrue = value === null ? null : checkClaim(change, figures);
    if (value === null) errors.push([fieldOf(change.key), 'setting_invalid']);
    else if (untrue !== null) errors.push([fieldOf(change.key), untrue]);
    return value === null ? [] : [{ ...change, value }];
  });
  return errors.length > 0 ? refuseFields(Object.fromEntries(errors)) : ok(read);
}

/** U-51: a count that is claimed is not above what was counted. */
function checkClaim({ key, value }: NewValue, figures: Figures): Refusal | null {
  const of = COUNT_CLAIMS[key];
  if (of === undefined) return null;
  const claimed = claimedCount(String(value).trim());
  if (claimed === null) return refuse('setting_invalid');
  const count = figures[of];
  return claimed <= count
    ? null
    : refuse('claim_untrue', { params: { count: formatCount(count) } });
}

interface Writing extends Given {
  readonly rows: Rows;
  readonly startsAt: Date;
  readonly now: Date;
}

async function write(trx: Queryable, given: Writing): Promise<void> {
  const { changes, rows, startsAt, reason, staffId, now } = given;
  const isNow = startsAt.getTime() <= now.getTime();
  const fromOf = (key: string) => rows.get(key)?.value ?? null;
  await dropWaiting(trx, { keys: changes.map(({ key }) => key), from: null, now });
  // What was to start in a row after its end never starts.
  const ended = changes
    .filter(({ value }) => value === false)
    .flatMap(({ key }) => cellsOfRow(key));
  await dropWaiting(trx, { keys: ended, from: startsAt, now });
  await insertChanges(trx, {
    ...{ startsAt, reason, staffId, now },
    changes: changes.map(({ key, value }) => ({ key, from_value: fromOf(key), value })),
    ...(isNow ? { state: 'applied', endedAt: now } : { state: 'waiting', endedAt: null }),
  });
  if (isNow) await putSettings(trx, changes, now);
  await noteActs(
    trx,
    changes.map(({ key, value }) => ({
      ...{ at: now, actorId: staffId, reason, action: 'setting.changed' as const },
      target: { kind: 'setting', id: key },
      from: { value: fromOf(key) },
      to: { value, ...(isNow ? {} : { from: startsAt.toISOString() }) },
    })),
  );
}
