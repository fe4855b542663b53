// The picture under the plan and what is done with it. Nothing here is a part of the room: it is neither undone nor
// saved with it, but kept in this browser (trace-keep.ts).
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Bounds, Point } from '@wevisu/scene/patterns/polygon.ts';
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import { createStore } from 'zustand/vanilla';
import {
  firstPlacement,
  MIN_APART,
  type PictureSize,
  type Placement,
  toScale,
} from './placement.ts';

export interface TracePicture extends PictureSize {
  readonly file: Blob;
}

export interface TraceRecord {
  readonly picture: TracePicture;
  /** Which of the account's pictures it is; null for a file of this device. */
  readonly ownId: string | null;
  /** The story that it lies under. */
  readonly levelId: NodeId | null;
  readonly placement: Placement;
  /** Its scale is somebody's word: before that it is any. */
  readonly isToScale: boolean;
  /** From 0, which is as it is, to 90 percent gone. */
  readonly fade: number;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}

/** What the pointer does with it in the plan; null leaves the pointer to the plan's own tools. */
export type TraceMode = 'scale' | 'move' | null;

export interface TraceStart {
  readonly seen: Bounds;
  readonly levelId: NodeId | null;
  readonly ownId: string | null;
}

export interface TraceState {
  readonly record: TraceRecord | null;
  readonly isOpen: boolean;
  readonly mode: TraceMode;
  /** Places that were pressed to set the scale: none, one or two. */
  readonly points: readonly Point[];
  open(isOpen: boolean): void;
  /** Another picture, in the place of the one before. One of the account that lies there stays as it lies. */
  put(picture: TracePicture, where: TraceStart): void;
  /** As it was kept. */
  restore(record: TraceRecord): void;
  remove(): void;
  change(how: Partial<Omit<TraceRecord, 'picture'>>): void;
  setMode(mode: TraceMode): void;
  press(at: Point): void;
  /** The distance between the two points; whether a scale came of it. */
  setLength(tenths: number): boolean;
}

export type TraceStore = ReturnType<typeof createTrace>;

export function createTrace() {
  return createStore<TraceState>()((set, get) => ({
    record: null,
    isOpen: false,
    mode: null,
    points: [],
    open: (isOpen) => set(isOpen ? { isOpen } : { isOpen, mode: null, points: [] }),
    put: (picture, { seen, levelId, ownId }) => {
      const { record } = get();
      // An address that names a picture names it again when the page is loaded again.
      if (ownId !== null && record?.ownId === ownId && record.levelId === levelId) return;
      set({
        record: {
          picture,
          ownId,
          levelId,
          placement: firstPlacement(picture, seen),
          isToScale: false,
          fade: 0.4,
          isHidden: false,
          isLocked: false,
        },
        // What comes next, always: a picture without a scale is of no use.
        mode: 'scale',
        points: [],
      });
    },
    restore: (record) => set({ record, mode: null, points: [] }),
    remove: () => set({ record: null, mode: null, points: [] }),
    change: (how) => {
      const { record, mode } = get();
      if (!record) return;
      const next = { ...record, ...how };
      const isBusy = !next.isHidden && !next.isLocked;
      set({ record: next, ...(isBusy || mode === null ? {} : { mode: null, points: [] }) });
    },
    setMode: (mode) => {
      const { record } = get();
      if (!record || (mode !== null && record.isLocked)) return;
      set({ mode, points: [], record: mode === null ? record : { ...record, isHidden: false } });
    },
    press: (at) => {
      const { mode, points } = get();
      if (mode !== 'scale') return;
      const [first] = points;
      if (points.length !== 1 || !first) set({ points: [at] });
      else if (distanceOf(first, at) >= MIN_APART) set({ points: [first, at] });
    },
    setLength: (tenths) => {
      const { record, points } = get();
      const [from, to] = points;
      if (!record || !from || !to) return false;
      const placement = toScale(record.placement, [from, to], tenths);
      if (!placement) return false;
      set({ record: { ...record, placement, isToScale: true }, mode: null, points: [] });
      return true;
    },
  }));
}
