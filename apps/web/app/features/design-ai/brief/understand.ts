// The reader of briefs with its words, loaded once somebody writes.
import type { Brief } from '@wevisu/layout/brief/brief.ts';
import type { BriefChange } from '@wevisu/layout/brief/correct-brief.ts';
import { type Chip, describeBrief } from '@wevisu/layout/brief/describe-brief.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { type Choice, changesOf, isList } from './choices.ts';

export interface ShownChip extends Chip {
  /** What it says, as JSON. */
  readonly shown: string;
}

export interface Understood {
  readonly brief: Brief;
  readonly chips: readonly ShownChip[];
  /** What was corrected, as calls take it. */
  readonly changes: readonly BriefChange[];
}

export function understand(text: string, choices: readonly Choice[]): Understood {
  const { brief, changes } = changesOf(readBrief(text), choices);
  const chips = describeBrief(brief).map((chip) => {
    const found = isList(chip.field) ? brief[chip.field][chip.at ?? 0] : brief[chip.field];
    return { ...chip, shown: JSON.stringify(found?.value) };
  });
  return { brief, chips, changes };
}
