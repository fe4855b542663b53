// Whether a device is too slow to draw whole frames while something moves.

/** Below twelve frames a second a walk through a room turns into jumps. So many slow frames in a row make a slow device. */
const SLOW_MS = 80;
const SLOW_FRAMES = 3;
/** A device that draws this many whole frames in a row this fast is not slow: it was only busy for a while. */
const QUICK_MS = 25;
const QUICK_FRAMES = 30;

/** Renderers that run on the processor: SwiftShader, Mesa, and Windows without a driver. */
const BY_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the browser draws without a graphics card; false if it doesn't say. */
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
   * Counts a whole frame that followed the one before it as soon as the device could.
   * @param ms Time between the two.
   */
  addFrame(ms: number): void;
}

/** @param startsSlow What is known before the first frame: see `isDrawnBySoftware`. */
export function createPace(startsSlow: boolean): Pace {
  let isSlow = startsSlow;
  let streak = 0;
  return {
    get isSlow(): boolean {
      return isSlow;
    },
    addFrame(ms) {
      const contradicts = isSlow ? ms < QUICK_MS : ms > SLOW_MS;
      streak = contradicts ? streak + 1 : 0;
      if (streak < (isSlow ? QUICK_FRAMES : SLOW_FRAMES)) return;
      isSlow = !isSlow;
      streak = 0;
    },
  };
}
