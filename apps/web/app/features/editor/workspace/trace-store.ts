// The picture under the plan and the work on it. It is not part of the room: it is neither undone nor saved
// with it, but kept in this browser (trace-storage.ts).
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import type { Bounds, Point } from '@wevisu/scene/plane/polygon.ts';
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
  /** Which of the account's pictures it is; null for a file on this device. */
  readonly ownId: string | null;
  /** The level that it is under. */
  readonly levelId: NodeId | null;
  readonly placement: Placement;
  /** The scale was confirmed; before that it is arbitrary. */
  readonly isToScale: boolean;
  /** From 0, fully visible, to 0.9, almost gone. */
  readonly fade: number;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}

/** What the pointer does with the picture; null leaves the pointer to the plan's tools. */
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
  /** Points pressed to set the scale: none, one or two. */
  readonly points: readonly Point[];
  open(isOpen: boolean): void;
  /** Replaces the picture. A picture of the account that is already there keeps its position. */
  put(picture: TracePicture, where: TraceStart): void;
  /** Restores what was saved. */
  restore(record: TraceRecord): void;
  remove(): void;
  change(how: Partial<Omit<TraceRecord, 'picture'>>): void;
  setMode(mode: TraceMode): void;
  press(at: Point): void;
  /** The distance between the two points. Returns whether that gives a valid scale. */
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
      // An address that names a picture still names it when the page is reloaded.
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
        // Always the next step: a picture without a scale is of no use.
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
