/** Small pictures are painted at twice their size: one-pixel joints would flicker. */
const SUPERSAMPLED_TO_PX = 240;

export function paintedPx(widthPx: number): number {
  return widthPx <= SUPERSAMPLED_TO_PX ? 2 * widthPx : widthPx;
}
