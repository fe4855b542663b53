/** 2,560 x 1,440: with more pixels the frame and its sum would leave surfaces too little memory. */
const MAX_PIXELS = 3_686_400;

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  /** So many pixels for each CSS pixel that edges need no softening while something moves. */
  readonly isFine: boolean;
}

/** How many pixels a canvas is drawn with: those of its screen, within the memory limit. */
export function canvasSize(
  canvas: { readonly clientWidth: number; readonly clientHeight: number },
  screenRatio: number,
): CanvasSize {
  const area = Math.max(1, canvas.clientWidth * canvas.clientHeight);
  const ratio = Math.min(2, screenRatio, Math.sqrt(MAX_PIXELS / area));
  return {
    width: Math.max(2, Math.floor(canvas.clientWidth * ratio)),
    height: Math.max(2, Math.floor(canvas.clientHeight * ratio)),
    isFine: ratio >= 1.5,
  };
}
