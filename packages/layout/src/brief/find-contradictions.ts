import type { Contradiction, Found, ListFields, SingleFields } from './brief.ts';
import type { Budget } from './reading/money.ts';
import type { Span } from './reading/units.ts';
import { nameOf } from './words/names.ts';

export const TWO_BUDGETS = 'Two budgets';

interface Claims
  extends Pick<ListFields, 'styles' | 'finishes' | 'items'>,
    Pick<SingleFields, 'budget'> {
  /** Amounts of money beside the budget. */
  readonly others: readonly Found<Budget>[];
}

function spansOf(...all: readonly Found<unknown>[]): readonly Span[] {
  return all.flatMap(({ span }) => (span ? [span] : []));
}

/** What is both asked for and refused, with both places. */
export function findContradictions({
  styles,
  finishes,
  items,
  budget,
  others,
}: Claims): readonly Contradiction[] {
  const list: Contradiction[] = [];
  const refused = items.filter(({ value }) => value.want === 'must-not');
  for (const no of refused) {
    const yes = items.find(
      ({ value }) => value.item === no.value.item && value.want !== 'must-not',
    );
    if (!yes) continue;
    const verb = yes.value.want === 'keep' ? 'kept' : 'asked for';
    list.push({ words: `${nameOf(no.value.item)}: ${verb} and refused`, spans: spansOf(yes, no) });
  }
  for (const no of styles.filter(({ value }) => value.want === 'must-not')) {
    const yes = styles.find(({ value }) => value.style === no.value.style && value.want === 'must');
    if (yes)
      list.push({
        words: `${nameOf(no.value.style)}: asked for and refused`,
        spans: spansOf(yes, no),
      });
  }
  for (const no of finishes.filter(({ value }) => value.want === 'must-not')) {
    const yes = finishes.find(
      ({ value }) =>
        value.want === 'must' &&
        value.part === no.value.part &&
        value.tone === no.value.tone &&
        value.color === no.value.color &&
        value.material === no.value.material,
    );
    if (yes) {
      const { color, material } = no.value;
      const what = nameOf(material ?? color ?? 'any');
      list.push({ words: `${what}: asked for and refused`, spans: spansOf(yes, no) });
    }
  }
  const other = others.find(({ value }) => budget && value.maxCents !== budget.value.maxCents);
  if (budget && other) list.push({ words: TWO_BUDGETS, spans: spansOf(budget, other) });
  return list;
}
