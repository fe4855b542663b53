import { expect, test } from 'vitest';
import {
  createFrameState,
  type FrameState,
  frameAfter,
  frameEvents,
  frameStates,
  type NextFrame,
  transitions,
} from './frame-state.ts';

function reachableFrom(start: FrameState): ReadonlySet<FrameState> {
  const found = new Set<FrameState>([start]);
  for (const state of found) for (const to of Object.values(transitions[state])) found.add(to);
  return found;
}

test('every state can be reached, and every state but the last leads to a settled picture', () => {
  expect([...reachableFrom(createFrameState().current)].toSorted()).toEqual(
    [...frameStates].toSorted(),
  );
  for (const state of frameStates) {
    expect(reachableFrom(state).has('settled')).toBe(state !== 'disposed');
  }
});

test('every event changes some state, and none changes the last one', () => {
  const used = new Set(Object.values(transitions).flatMap((own) => Object.keys(own)));
  expect([...used].toSorted()).toEqual([...frameEvents].toSorted());
  const state = createFrameState();
  state.on('dispose');
  for (const event of frameEvents) state.on(event);
  expect(state.current).toBe('disposed');
});

test('a move keeps shadows that are due, whatever comes first', () => {
  for (const events of [['move', 'reshape'] as const, ['reshape', 'move'] as const]) {
    const state = createFrameState();
    state.begin(false);
    for (const event of events) state.on(event);
    expect(state.begin(false)).toMatchObject({ lamps: 'restart', restartsMean: true });
  }
});

interface Device {
  readonly refineFrames: number;
  readonly isSlow: boolean;
  /** Frame, counted from 0, after which mirrors get their reflection; none if left out. */
  readonly reflectsAfter?: number;
  /** Frames during which the camera moves. */
  readonly movingFrames?: number;
}

/** Draws as the view does, until nothing follows. */
function drawAll({ refineFrames, isSlow, reflectsAfter = -1, movingFrames = 0 }: Device) {
  const state = createFrameState();
  const frames: string[] = [];
  let next: NextFrame = 'now';
  let count = 0;
  while (next !== 'none' && frames.length < 100) {
    const isMoving = frames.length < movingFrames;
    if (isMoving) state.on('move');
    const { lamps, restartsMean } = state.begin(isSlow);
    count = restartsMean ? 1 : count + 1;
    frames.push(`${state.current} ${lamps} ${count}`);
    if (frames.length - 1 === reflectsAfter) state.on('reflect');
    const isMeanFull = count >= refineFrames;
    if (isMeanFull) state.on('complete');
    next = frameAfter(state.current, { isMoving, isMeanFull });
  }
  expect(state.current).toBe('settled');
  return frames;
}

test('G-39 a quick device adds frame by frame to the mean until the picture stands', () => {
  expect(drawAll({ refineFrames: 3, isSlow: false })).toEqual([
    'refining restart 1',
    'refining advance 2',
    'refining advance 3',
  ]);
});

test('G-39 a new reflection starts the mean over, without new shadows', () => {
  expect(drawAll({ refineFrames: 2, isSlow: false, reflectsAfter: 0 })).toEqual([
    'refining restart 1',
    'refining keep 1',
    'refining advance 2',
  ]);
});

test('G-39 a slow device draws coarsely while the camera moves, and whole frames once it rests', () => {
  expect(drawAll({ refineFrames: 2, isSlow: true, movingFrames: 2 })).toEqual([
    'coarse restart 1',
    'coarse keep 1',
    'refining keep 1',
    'refining advance 2',
  ]);
});

test('G-39 a coarse frame is followed by a rest once the camera stands still, and no coarse one comes next', () => {
  const state = createFrameState();
  state.begin(true);
  const isMeanFull = true;
  expect(frameAfter(state.current, { isMoving: true, isMeanFull })).toBe('now');
  expect(frameAfter(state.current, { isMoving: false, isMeanFull })).toBe('after');
  state.on('complete');
  expect(state.current).toBe('coarse');
  state.begin(true);
  expect(state.current).toBe('refining');
});

test('G-39 a pending picture keeps a full mean drawing', () => {
  const state = createFrameState();
  state.begin(false);
  expect(frameAfter(state.current, { isMoving: false, isMeanFull: false })).toBe('next');
  expect(frameAfter(state.current, { isMoving: false, isMeanFull: true })).toBe('now');
  state.on('complete');
  expect(frameAfter(state.current, { isMoving: false, isMeanFull: true })).toBe('none');
});
