import type { CallArgs } from '@wevisu/contract/call.ts';
import type { changeSettings, Setting } from '@wevisu/contract/settings.ts';
import { cellsOfRow, findRateRow, rowOfCell } from '@wevisu/domain/settings/rate-rows.ts';
import { fieldText, readField } from '../setting-text.ts';

export type Settings = ReadonlyMap<string, Setting>;

/** What was typed, by key, with the version that it was typed over. */
export type RateDraft = ReadonlyMap<string, { readonly text: string; readonly version: number }>;

export type RowState = 'there' | 'new' | 'ending';

/** Null for a row that is neither in the table nor in the draft. */
export function rowState(settings: Settings, draft: RateDraft, rowKey: string): RowState | null {
  const typed = draft.get(rowKey)?.text;
  if (typed !== undefined) return typed === 'true' ? 'new' : 'ending';
  return settings.get(rowKey)?.value === true ? 'there' : null;
}

export function isTaken(settings: Settings, draft: RateDraft, rowKey: string): boolean {
  return rowState(settings, draft, rowKey) !== null || settings.get(rowKey)?.waiting != null;
}

/** What a cell shows; a text that is the value again is no change. */
export function setCell(
  { settings, draft }: { readonly settings: Settings; readonly draft: RateDraft },
  key: string,
  text: string,
): RateDraft {
  const next = new Map(draft);
  const setting = settings.get(key);
  const isNew = draft.get(rowOfCell(key) ?? '')?.text === 'true';
  if (!isNew && setting !== undefined && fieldText(setting.kind, setting.value) === text)
    next.delete(key);
  else next.set(key, { text, version: draft.get(key)?.version ?? setting?.version ?? 0 });
  return next;
}

/** A new row with the cells of the one whose key is `like`, empty without one. */
export function addRow(
  { settings, draft }: { readonly settings: Settings; readonly draft: RateDraft },
  rowKey: string,
  like: string | null,
): RateDraft {
  const next = new Map(draft);
  const put = (key: string, text: string) =>
    next.set(key, { text, version: settings.get(key)?.version ?? 0 });
  put(rowKey, 'true');
  const models = like === null ? [] : cellsOfRow(like);
  for (const [at, key] of cellsOfRow(rowKey).entries()) {
    const model = settings.get(models[at] ?? '');
    const empty = key.startsWith('tax_delivery.') ? 'false' : '';
    put(key, model === undefined ? empty : fieldText(model.kind, model.value));
  }
  return next;
}

/** The row with its cells; of one that is in the table what was typed into it goes with it. */
export function dropRow(draft: RateDraft, rowKey: string): RateDraft {
  const gone = new Set([rowKey, ...cellsOfRow(rowKey)]);
  return new Map([...draft].filter(([key]) => !gone.has(key)));
}

export function endRow(settings: Settings, draft: RateDraft, rowKey: string): RateDraft {
  const version = settings.get(rowKey)?.version ?? 0;
  return new Map([...dropRow(draft, rowKey), [rowKey, { text: 'false', version }]]);
}

/** What somebody else changed is seen now: mine stays over theirs, or goes. */
export function settle(draft: RateDraft, theirs: Setting, keep: 'mine' | 'theirs'): RateDraft {
  if (keep === 'theirs')
    return findRateRow(theirs.key) === null
      ? new Map([...draft].filter(([key]) => key !== theirs.key))
      : dropRow(draft, theirs.key);
  const { text = '' } = draft.get(theirs.key) ?? {};
  return new Map([...draft, [theirs.key, { text, version: theirs.version }]]);
}

type Changes = CallArgs<typeof changeSettings>['body']['changes'];

/** What the call takes, or the errors by key. */
export function readDraft(
  draft: RateDraft,
): { readonly changes: Changes } | { readonly errors: Readonly<Record<string, string>> } {
  const errors: Record<string, string> = {};
  const changes: Changes = [];
  for (const [key, { text, version }] of draft) {
    const value = readField(kindOf(key), text);
    if (value === null) errors[key] = 'Enter a number such as 8.25.';
    else changes.push({ key, value, version });
  }
  return Object.keys(errors).length > 0 ? { errors } : { changes };
}

export function kindOf(key: string): Setting['kind'] {
  if (key.startsWith('tax_rate.')) return 'ppm';
  return key.startsWith('delivery_base.') || key.startsWith('delivery_lb.') ? 'cents' : 'switch';
}
