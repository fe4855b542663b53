import type { AiDesign } from '../runs/run-calls.ts';

const ABOUT: Readonly<Record<string, string>> = {
  rules: 'Planning rules',
  ways: 'Ways',
  work: 'Work in it',
  storage: 'Storage',
  look: 'Look',
  budget: 'Budget',
  wishes: 'Your wishes',
};

export function aboutText(about: string): string {
  return ABOUT[about] ?? about;
}

const TIERS: Readonly<Record<string, string>> = {
  broken: 'Broken rule',
  code: 'Code',
  recommended: 'Guideline',
  tip: 'Tip',
};

export function tierText(tier: string): string {
  return TIERS[tier] ?? tier;
}

export const MET_WORDS = { yes: 'Met', partly: 'Partly met', no: 'Not met' } as const;

/** Why one would take a design: what of the wishes is met, then what earns it the most points. */
export function whyText({ wishes, score }: AiDesign['summary']): string {
  const met = wishes.filter((wish) => wish.met === 'yes').length;
  const all = wishes.length;
  const [best] = score
    .filter(({ about }) => about !== 'wishes' && about !== 'budget')
    .toSorted((a, b) => b.points / b.of - a.points / a.of || b.of - a.of);
  const wished =
    all === 0 ? [] : [met === all ? 'Every wish is met.' : `${met} of ${all} wishes are met.`];
  return [...wished, ...(best ? [best.text] : [])].join(' ');
}
