import type { NodeId } from '../document/node-id.ts';
import type { Finding, FindingTier, MeasuredLine } from '../findings/finding.ts';
import type { SceneFacts } from './facts/scene-facts.ts';
import type { Limits } from './profile.ts';

type RuleTier = Exclude<FindingTier, 'broken'>;

/** Where a rule's numbers come from. Numbers only: the wording is ours. */
export interface Source {
  readonly tier: RuleTier;
  readonly edition: string;
  readonly section: string;
  /** What could not be confirmed may advise, never accuse. */
  readonly confidence: 'confirmed' | 'unconfirmed';
}

/** The scene as rules see it: facts that no profile changes, and the numbers of the profile. */
export interface Checked extends SceneFacts {
  readonly limits: Limits;
}

/** What a rule found; what is left out is nothing. */
export interface Hit {
  /** Where it differs from the rule's first source. */
  readonly tier?: RuleTier;
  readonly text: string;
  readonly nodeIds: readonly NodeId[];
  readonly measured?: number;
  readonly required?: number;
  readonly line?: MeasuredLine | null;
  /** What may mend it; `mendOf` tries it before anyone is offered it. */
  readonly mend?: Finding['mend'];
}

export interface Rule {
  /** 'K6': the line of planning rules that it carries out. */
  readonly code: string;
  readonly title: string;
  /** Strictest first. */
  readonly sources: readonly [Source, ...Source[]];
  /** What is found beyond a few hundred is only counted: rules that compare many pairs generate their hits. */
  check(scene: Checked): Iterable<Hit>;
}

const NKBA = 'NKBA planning guidelines';

export function guideline(
  of: 'Kitchen' | 'Bath',
  number: number,
  tier: RuleTier = 'recommended',
  confidence: Source['confidence'] = 'confirmed',
): Source {
  return { tier, edition: NKBA, section: `${of} ${number}`, confidence };
}

/** A section of the one- and two-family dwelling code, numbered as in its 2021 edition. */
export function dwellingCode(section: string): Source {
  return { tier: 'code', edition: 'IRC 2021', section, confidence: 'confirmed' };
}

export function accessCode(section: string, edition = 'ADA 2010 / A117.1'): Source {
  return { tier: 'code', edition, section, confidence: 'confirmed' };
}

/** Habit of the trade for living and sleeping rooms: the hard figure, and the preferred one. */
export const livingSources: readonly [Source, Source] = [
  { tier: 'recommended', edition: 'Space planning', section: 'Hard', confidence: 'confirmed' },
  { tier: 'tip', edition: 'Space planning', section: 'Preferred', confidence: 'confirmed' },
];
