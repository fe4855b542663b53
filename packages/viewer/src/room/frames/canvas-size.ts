/** 2,560 x 1,440: with more pixels the frame and its sum would not leave surfaces their memory. */
const MOST_PIXELS = 3_686_400;

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  /** Two pixels and more on a CSS pixel: edges need no softening while one moves. */
  readonly isFine: boolean;
}

/** The pixels that a canvas is drawn with: those of its screen, as far as memory goes. */
export function canvasSize(
  canvas: { readonly clientWidth: number; readonly clientHeight: number },
  screenRatio: number,
): CanvasSize {
  const area = Math.max(1, canvas.clientWidth * canvas.clientHeight);
  const ratio = Math.min(2, screenRatio, Math.sqrt(MOST_PIXELS / area));
  return {
    width: Math.max(2, Math.floor(canvas.clientWidth * ratio)),
    height: Math.max(2, Math.floor(canvas.clientHeight * ratio)),
    isFine: ratio >= 1.5,
  };
}
