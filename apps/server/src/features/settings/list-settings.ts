import type { Setting, SettingChange } from '@wevisu/contract/settings.ts';
import {
  type EditableSetting,
  FIXED_SETTINGS,
  findEditable,
} from '@wevisu/domain/settings/editable-settings.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listChanges, listCurrent, type SettingRow } from './store/settings.ts';

/** In the order of the definitions; taxes and delivery as their tables have them. */
export async function listSettings(db: Queryable): Promise<Setting[]> {
  const rows = new Map((await listCurrent(db)).map((row) => [row.key, row]));
  const fixed = FIXED_SETTINGS.map((of) => showSetting(of, rows.get(of.key)));
  const others = [...rows.values()].flatMap((row) => {
    const of = findEditable(row.key);
    return of === null || (of.group !== 'taxes' && of.group !== 'delivery')
      ? []
      : [showSetting(of, row)];
  });
  const byLabel = new Intl.Collator('en', { numeric: true });
  return [...fixed, ...others.toSorted((a, b) => byLabel.compare(a.label, b.label))];
}

export function showSetting(of: EditableSetting, row: SettingRow | undefined): Setting {
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

export async function readSettingChanges(db: Queryable, key: string): Promise<SettingChange[]> {
  const rows = await listChanges(db, { key });
  return rows.map(({ startsAt, createdAt, ...row }) => ({
    ...row,
    starts_at: startsAt.toISOString(),
    created_at: createdAt.toISOString(),
  }));
}
