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
