import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { DELIVERY_ZONES, findRateRow, poundsOf } from '@wevisu/domain/settings/rate-rows.ts';
import { fieldText, settingText } from '../setting-text.ts';
import { kindOf, type RateDraft, rowState, type Settings } from './rate-draft.ts';
import type { GridCell, GridRow } from './rate-grid.tsx';

export interface Shown {
  readonly settings: Settings;
  readonly draft: RateDraft;
  readonly errors: Readonly<Record<string, string>>;
}

export interface RowActs {
  readonly onEnd: (rowKey: string) => void;
  readonly onDrop: (rowKey: string) => void;
}

export function taxRows(shown: Shown, acts: RowActs): GridRow[] {
  return rowKeys(shown, 'tax_row.').map((rowKey) => {
    const state = findRateRow(rowKey)?.state ?? '';
    return buildRow(shown, acts, {
      ...{ rowKey, label: state, name: state },
      cells: [
        [`tax_rate.${state}`, `${state}, rate`],
        [`tax_delivery.${state}`, `${state}, delivery is taxed`],
      ],
    });
  });
}

export function deliveryRows(shown: Shown, acts: RowActs, part: 'base' | 'lb'): GridRow[] {
  const words = part === 'base' ? 'base' : 'per pound';
  return rowKeys(shown, 'delivery_step.').map((rowKey) => {
    const grams = findRateRow(rowKey)?.grams ?? 0;
    const weight = `${formatCount(poundsOf(grams))} lb`;
    return buildRow(shown, acts, {
      ...{ rowKey, label: weight, name: `${weight}, ${words}` },
      cells: DELIVERY_ZONES.map((zone) => [
        `delivery_${part}.${zone}.${grams}`,
        `Zone ${zone}, up to ${weight}, ${words}`,
      ]),
    });
  });
}

/** By state or weight, those of the draft among those of the table. */
export function rowKeys({ settings, draft }: Omit<Shown, 'errors'>, prefix: string): string[] {
  const keys = [...new Set([...settings.keys(), ...draft.keys()])].filter(
    (key) => key.startsWith(prefix) && rowState(settings, draft, key) !== null,
  );
  const byNumber = new Intl.Collator('en', { numeric: true });
  return keys.toSorted(byNumber.compare);
}

interface RowPlan {
  readonly rowKey: string;
  readonly label: string;
  readonly name: string;
  readonly cells: readonly (readonly [key: string, label: string])[];
}

function buildRow(shown: Shown, acts: RowActs, plan: RowPlan): GridRow {
  const { rowKey, label, name } = plan;
  const state = rowState(shown.settings, shown.draft, rowKey);
  const isEnding = state === 'ending';
  const text = state === 'there' ? 'End' : isEnding ? 'Keep' : 'Remove';
  return {
    ...{ key: rowKey, label, isEnding },
    cells: plan.cells.map(([key, cell]) => buildCell(shown, key, cell)),
    act: {
      ...{ label: `${text} ${name}`, text },
      onPress: () => (state === 'there' ? acts.onEnd : acts.onDrop)(rowKey),
    },
  };
}

function buildCell({ settings, draft, errors }: Shown, key: string, label: string): GridCell {
  const setting = settings.get(key);
  const kind = kindOf(key);
  const waiting = setting?.waiting ?? null;
  return {
    ...{ key, label, isSwitch: kind === 'switch', isChanged: draft.has(key) },
    text: draft.get(key)?.text ?? fieldText(kind, setting?.value ?? null),
    error: errors[key] ?? null,
    waiting:
      waiting && `${settingText(kind, waiting.value)} from ${formatDate(waiting.starts_at)} on`,
  };
}
