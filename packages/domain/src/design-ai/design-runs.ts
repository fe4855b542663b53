/** What a run of AI 3D design is: it waits, designs are made, and it ends in one of three ways. */

export const DESIGN_STATUSES = ['waiting', 'designing', 'done', 'declined', 'failed'] as const;
export type DesignStatus = (typeof DESIGN_STATUSES)[number];

/** What is being done while designs are made. */
export const DESIGN_STEPS = ['arranging', 'choosing', 'checking'] as const;
export type DesignStep = (typeof DESIGN_STEPS)[number];

/** What a run starts from: words alone, a floor plan of ours, a room of a scene, or a design of before. */
export const START_KINDS = ['words', 'plan', 'scene', 'design'] as const;
export type StartKind = (typeof START_KINDS)[number];

export const DESIGN_RUN = {
  /** Characters of a brief. */
  maxText: 2_000,
  /** Changes of what was understood. */
  maxCorrections: 60,
  /** Things of a room that stay as they are. */
  maxKeep: 2_000,
  /** Designs that a run gives. */
  maxDesigns: 3,
  /** Of one account, waiting or being made. */
  maxRunning: 3,
  /** Kept in the history of an account. */
  maxRuns: 500,
} as const;
