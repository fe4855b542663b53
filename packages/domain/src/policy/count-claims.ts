import { roundDown } from './round-down.ts';

/** What the site counts of itself. */
export interface Figures {
  readonly floor_plans: number;
  readonly templates: number;
  readonly materials: number;
}

/** U-51: settings that claim a count, and what they claim. */
export const COUNT_CLAIMS: Readonly<Record<string, keyof Figures>> = {
  claim_floor_plans: 'floor_plans',
  claim_templates: 'templates',
  claim_materials: 'materials',
};

/** 25000 for '25,000+'; null for a text that claims no count. */
export function claimedCount(text: string): number | null {
  return /^\d{1,3}(,?\d{3})*\+?$/.test(text) ? Number(text.replace(/[,+]/g, '')) : null;
}

/** The claim while it is true; what was counted otherwise. */
export function trueClaim(claim: string, count: number): string {
  const claimed = claimedCount(claim);
  return claimed !== null && claimed <= count ? claim : roundDown(count);
}
