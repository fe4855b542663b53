import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import { isStateCode } from '@wevisu/domain/people/us-states.ts';
import { cellsOfRow, findRateRow, rowOfCell } from '@wevisu/domain/settings/rate-rows.ts';
import type { SettingRow } from './store/settings.ts';

interface Planned {
  readonly key: string;
  readonly value: unknown;
}

export interface Plan {
  /** What counts and waits now, of every row and cell that the changes name. */
  readonly rows: ReadonlyMap<string, SettingRow>;
  readonly changes: readonly Planned[];
  readonly startsAt: Date;
  /** The weight steps that count on that day and have no end, before the changes. */
  readonly lastingSteps: readonly string[];
}

/** What a change of a row or a cell is refused with; null for what may be, and for what is neither. */
export function checkRateRow(plan: Plan, change: Planned): ErrorCode | null {
  const rowKey = rowOfCell(change.key);
  if (rowKey !== null) return checkCell(plan, rowKey);
  if (findRateRow(change.key) === null) return null;
  return change.value === true ? checkBegin(plan, change.key) : checkEnd(plan, change.key);
}

function checkBegin({ rows, changes }: Plan, key: string): ErrorCode | null {
  if (rows.get(key)?.value === true) return 'setting_row_there';
  const state = findRateRow(key)?.state ?? null;
  if (state !== null && !isStateCode(state)) return 'setting_invalid';
  const given = new Set(changes.map((one) => one.key));
  return cellsOfRow(key).every((cell) => given.has(cell)) ? null : 'setting_row_empty';
}

function checkEnd({ rows, changes, lastingSteps }: Plan, key: string): ErrorCode | null {
  if (rows.get(key)?.value !== true) return 'setting_row_absent';
  if (findRateRow(key)?.grams === null) return null;
  const lasting = new Map(lastingSteps.map((step) => [step, true]));
  for (const { key: other, value } of changes)
    if (findRateRow(other)?.grams != null) lasting.set(other, value === true);
  return [...lasting.values()].some((stands) => stands) ? null : 'setting_last_row';
}

/** A row that is not there yet starts with all of its cells, never before or after them. */
function checkCell({ rows, changes, startsAt }: Plan, rowKey: string): ErrorCode | null {
  const planned = changes.find(({ key }) => key === rowKey);
  if (planned !== undefined) return planned.value === true ? null : 'setting_row_absent';
  const row = rows.get(rowKey);
  const waits = row?.startsAt?.getTime() ?? null;
  if (row?.value === true)
    return waits === null || startsAt.getTime() < waits ? null : 'setting_row_absent';
  return waits === startsAt.getTime() ? null : 'setting_row_absent';
}
