import type { NodeId } from '../document/node-id.ts';
import type { Change } from '../edit/change.ts';

/** broken: the document contradicts itself and the node is left out; code: against a building code; recommended and tip: planning advice. */
export const findingTiers = ['broken', 'code', 'recommended', 'tip'] as const;
export type FindingTier = (typeof findingTiers)[number];

/** A distance shown in plan and room, tenths of a millimeter, at a height above the floor. */
export interface MeasuredLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly heightTenths: number;
}

/** Something a person should know about the scene. The same scene gives the same findings in the same order. */
export interface Finding {
  /** 'K6', 'B13', 'wall-zero-length': what docs and screens name it by. */
  readonly code: string;
  readonly tier: FindingTier;
  /** One plain sentence with the measures in feet and inches. */
  readonly text: string;
  /** The nodes concerned, the first the one to select. */
  readonly nodeIds: readonly NodeId[];
  /** Tenths of a millimeter, square tenths or a count, as the rule says; null where nothing is measured. */
  readonly measured: number | null;
  readonly required: number | null;
  readonly line: MeasuredLine | null;
  /** A change that mends it, where there is one. */
  readonly mend: { readonly label: string; readonly change: Change } | null;
}
