// What the picture on the canvas still needs. A table of states and events, pure, so that it runs without WebGL;
// when a frame is drawn is the frame clock's business, how it is drawn the view's.

/** What follows a frame: another one `after` a rest, another one `now`, the `next` one of a mean that still grows, or none. */
export type NextFrame = 'next' | 'now' | 'after' | 'none';

/**
 * - `reshaped`: bodies or lights changed. The next frame redraws all shadows and starts a new mean.
 * - `moved`: the eye or a place changed. The next frame starts a new mean.
 * - `coarse`: a frame with fewer pixels is on the canvas. The next one starts the mean at full size.
 * - `refining`: each frame adds to the mean.
 * - `settled`: the mean is complete. Nothing is drawn.
 * - `disposed`: nothing is drawn ever again.
 */
export const frameStates = [
  'reshaped',
  'moved',
  'coarse',
  'refining',
  'settled',
  'disposed',
] as const;
export type FrameState = (typeof frameStates)[number];

/**
 * - `reshape`, `move`: something changed, see the states of these names.
 * - `draw`, `drawCoarse`: a frame begins, at full size or with fewer pixels.
 * - `reflect`: mirrors got a new reflection after a frame, which shows them with the old one.
 * - `complete`: the mean has all its frames.
 */
export const frameEvents = [
  'reshape',
  'move',
  'draw',
  'drawCoarse',
  'reflect',
  'complete',
  'dispose',
] as const;
type FrameEvent = (typeof frameEvents)[number];

/** An event that a state doesn't list leaves it as it is. */
export const transitions: Readonly<
  Record<FrameState, Readonly<Partial<Record<FrameEvent, FrameState>>>>
> = {
  reshaped: { draw: 'refining', drawCoarse: 'coarse', dispose: 'disposed' },
  moved: { reshape: 'reshaped', draw: 'refining', drawCoarse: 'coarse', dispose: 'disposed' },
  coarse: {
    ...{ reshape: 'reshaped', move: 'moved' },
    ...{ draw: 'refining', reflect: 'moved', dispose: 'disposed' },
  },
  refining: {
    ...{ reshape: 'reshaped', move: 'moved' },
    ...{ reflect: 'moved', complete: 'settled', dispose: 'disposed' },
  },
  settled: { reshape: 'reshaped', move: 'moved', draw: 'refining', dispose: 'disposed' },
  disposed: {},
};

/** What a frame drawn in a state does before it draws. */
export interface FramePlan {
  /** `restart` redraws all shadows; `advance` moves one lamp to its next sample. */
  readonly lamps: 'restart' | 'advance' | 'keep';
  /** Drops the mean so far. */
  readonly restartsMean: boolean;
  /** Works out what follows from where the eye is. */
  readonly looksAround: boolean;
}

const addsToMean: FramePlan = { lamps: 'advance', restartsMean: false, looksAround: false };

const framePlans: Readonly<Record<FrameState, FramePlan>> = {
  reshaped: { lamps: 'restart', restartsMean: true, looksAround: true },
  moved: { lamps: 'keep', restartsMean: true, looksAround: true },
  coarse: { lamps: 'keep', restartsMean: true, looksAround: false },
  refining: addsToMean,
  settled: addsToMean,
  disposed: addsToMean,
};

/**
 * What follows a frame, by the state after it.
 * @param isMoving The camera is still on its way.
 * @param isMeanFull The mean has all its frames; only a pending picture keeps the view drawing.
 */
export function frameAfter(
  state: FrameState,
  { isMoving, isMeanFull }: { readonly isMoving: boolean; readonly isMeanFull: boolean },
): NextFrame {
  switch (state) {
    case 'reshaped':
    case 'moved':
      return 'now';
    case 'coarse':
      return isMoving ? 'now' : 'after';
    case 'refining':
      return isMeanFull ? 'now' : 'next';
    case 'settled':
    case 'disposed':
      return 'none';
  }
}

/** The one holder of a view's frame state. */
export function createFrameState() {
  let current: FrameState = 'reshaped';
  return {
    get current(): FrameState {
      return current;
    },
    on(event: FrameEvent): void {
      current = transitions[current][event] ?? current;
    },
    /**
     * Begins a frame: with fewer pixels where that is enough and something moved since the last one.
     * @returns What the frame has to do, by the state before it.
     */
    begin(isCoarseEnough: boolean): FramePlan {
      const plan = framePlans[current];
      const isCoarse = isCoarseEnough && transitions[current].drawCoarse !== undefined;
      this.on(isCoarse ? 'drawCoarse' : 'draw');
      return plan;
    },
  };
}
