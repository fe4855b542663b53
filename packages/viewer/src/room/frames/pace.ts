// How quickly a device draws frames, and so what a slow one leaves out until the picture stands.

/** Under twelve frames a second a room is no longer walked through, it jumps. */
const SLOW_MS = 80;
const SLOW_FRAMES = 3;
/** Whole frames, so many in a row, that a slow device would not manage: something else was slow then. */
const QUICK_MS = 25;
const QUICK_FRAMES = 30;

/** Names of what draws with the processor, in browsers that tell: SwiftShader, Mesa, and Windows without a driver. */
const BY_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether there is no graphics card, as far as the browser tells. */
export function isDrawnBySoftware(
  context: WebGLRenderingContext | WebGL2RenderingContext,
): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return BY_SOFTWARE.test(String(name));
}

export interface Pace {
  readonly isSlow: boolean;
  /**
   * A whole frame followed the one before it as soon as the device could.
   * @param ms Between the two.
   */
  next(ms: number): void;
}

/** @param startsSlow Known before the first frame: see isDrawnBySoftware. */
export function createPace(startsSlow: boolean): Pace {
  let isSlow = startsSlow;
  let streak = 0;
  return {
    get isSlow(): boolean {
      return isSlow;
    },
    next(ms) {
      const speaksAgainst = isSlow ? ms < QUICK_MS : ms > SLOW_MS;
      streak = speaksAgainst ? streak + 1 : 0;
      if (streak < (isSlow ? QUICK_FRAMES : SLOW_FRAMES)) return;
      isSlow = !isSlow;
      streak = 0;
    },
  };
}
