/** Around the scene, standing in it, straight down on it, or level at one side of it. */
export type ViewMode = 'orbit' | 'walk' | 'top' | 'elevation';

/** Whether a view shows the scene without perspective. */
export function isFlat(mode: ViewMode): boolean {
  return mode === 'top' || mode === 'elevation';
}

/** Where a view looks from and at what: meters, x east, y up, z south. */
export interface Eye {
  readonly eye: readonly [x: number, y: number, z: number];
  readonly target: readonly [x: number, y: number, z: number];
  /** Of the picture's height. */
  readonly fovDeg?: number;
}
