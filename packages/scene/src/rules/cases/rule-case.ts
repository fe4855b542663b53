import type { SceneDocument } from '../../document/scene.ts';
import type { FindingTier } from '../../findings/finding.ts';
import type { ProfileId } from '../profile.ts';

/**
 * A scene by one measure: at the limit a rule has nothing to say, a step beyond it does. Lengths are
 * inches; where a rule counts, the number of faults.
 */
export interface RuleCase {
  readonly code: string;
  /** What is measured, where a rule has several lines. */
  readonly what?: string;
  readonly at: (value: number) => SceneDocument;
  readonly limit: number;
  /** 1: more is worse; -1: less is worse. */
  readonly worse: 1 | -1;
  /** How far the clearly failing scene is off; 6 where left out. */
  readonly far?: number;
  readonly profile?: ProfileId;
  /** Only findings of this tier count, where a rule has two figures. */
  readonly tier?: FindingTier;
}
