import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import type { AssortmentKind } from '@wevisu/domain/catalog/assortment.ts';
import type { Rule } from './assortment-calls.ts';

export type LabeledRule = AssortmentView['rules'][number];

/** What a row of the page is about. */
export interface Target {
  readonly kind: AssortmentKind;
  readonly id: number;
  readonly label: string;
}

/** By kind and id. */
export type DraftRules = ReadonlyMap<string, LabeledRule>;

export function keyOf({ kind, id }: Pick<Target, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

export function toDraft(rules: readonly LabeledRule[]): DraftRules {
  return new Map(rules.map((rule) => [keyOf(rule), rule]));
}

/** Null ends the rule. */
export function withRule(draft: DraftRules, target: Target, shown: boolean | null): DraftRules {
  const next = new Map(draft);
  if (shown === null) next.delete(keyOf(target));
  else next.set(keyOf(target), { ...target, shown });
  return next;
}

export function toRules(draft: DraftRules): Rule[] {
  return [...draft.values()].map(({ kind, id, shown }) => ({ kind, id, shown }));
}

export function isSameDraft(a: DraftRules, b: DraftRules): boolean {
  return a.size === b.size && differences(a, b).length === 0;
}

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export function differences(mine: DraftRules, theirs: DraftRules): Difference[] {
  return [...new Map([...mine, ...theirs])]
    .filter(([key]) => mine.get(key)?.shown !== theirs.get(key)?.shown)
    .map(([key, { label }]) => ({
      label,
      mine: ruleText(mine.get(key)),
      theirs: ruleText(theirs.get(key)),
    }));
}

function ruleText(rule: LabeledRule | undefined): string {
  if (rule === undefined) return 'no rule';
  return rule.shown ? 'shown' : 'hidden';
}
