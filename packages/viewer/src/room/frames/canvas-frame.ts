// One frame on the canvas: its size, its part of a pixel, and the mean it joins.
import type { OrthographicCamera, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { BYTES_PER_PIXEL, createAccumulator } from './accumulator.ts';
import { type CanvasSize, canvasSize } from './canvas-size.ts';
import { evenly } from './evenly.ts';

/** Samples a pixel in each frame: they soften edges while something moves. */
const SAMPLES = 4;

interface FrameRequest {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera | OrthographicCamera;
  readonly exposure: number;
  /** Share of the width and the height that is drawn. */
  readonly share: number;
}

/** Owns the size of what is drawn and counts the frames. */
export function createCanvasFrame(renderer: WebGLRenderer, canvas: HTMLCanvasElement) {
  const accumulator = createAccumulator(renderer, SAMPLES);
  let size: CanvasSize = { width: 0, height: 0, isFine: false };
  let drawn = 0;
  let calls = 0;

  return {
    get size(): CanvasSize {
      return size;
    },
    /** Graphics memory of the frame and its mean. */
    get bytes(): number {
      return size.width * size.height * BYTES_PER_PIXEL;
    },
    /** Frames drawn so far, and draw calls of the last one. */
    get counts(): { readonly frames: number; readonly calls: number } {
      return { frames: drawn, calls };
    },
    /** Whether the page hides a canvas that was shown before. */
    get isHidden(): boolean {
      return canvas.clientWidth === 0 && size.width > 0;
    },
    /** Follows the canvas's size on the page; false if nothing changed. A hidden canvas keeps its size. */
    fit(): boolean {
      if (this.isHidden) return false;
      const next = canvasSize(canvas, globalThis.devicePixelRatio || 1);
      // An earlier view may have left its canvas at the size that this one needs.
      if (size.width === next.width && size.height === next.height) return false;
      size = next;
      renderer.setSize(next.width, next.height, false);
      accumulator.setSize(next.width, next.height);
      return true;
    },
    soften: accumulator.soften,
    restart: accumulator.restart,
    /** Draws a frame, adds it to the mean and shows that. @returns How many frames the mean now has. */
    draw({ scene, camera, exposure, share }: FrameRequest): number {
      const { width, height } = size;
      renderer.info.reset();
      const n = accumulator.count;
      accumulator.setShare(share);
      camera.setViewOffset(width, height, jitter(n, 2), jitter(n, 3), width, height);
      renderer.setRenderTarget(accumulator.target);
      renderer.render(scene, camera);
      camera.clearViewOffset();
      calls = renderer.info.render.calls;
      accumulator.add(exposure);
      drawn++;
      return n + 1;
    },
    dispose: accumulator.dispose,
  };
}

/** Offset in parts of a pixel, spread evenly over the frames of a mean. */
function jitter(n: number, base: number): number {
  return n === 0 ? 0 : evenly(n, base) - 0.5;
}
