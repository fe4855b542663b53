// Runs in the browser: shows one scene after another and reports when each picture is complete.
import { sceneDocument } from '@wevisu/scene/document/scene.ts';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import type { Eye, ViewMode } from '@wevisu/viewer/room/camera/view-mode.ts';
import { createRoomView, type RoomView } from '@wevisu/viewer/room/room-view.ts';

export interface RoomShot {
  readonly scene: unknown;
  readonly width: number;
  readonly height: number;
  readonly light: LightMode;
  readonly mode: ViewMode;
  readonly eye: Eye | null;
  readonly along: readonly [x: number, y: number, z: number] | null;
  /**
   * How far the lens is shifted down, in picture heights: a level camera sees the floor and keeps
   * vertical lines vertical.
   */
  readonly shift?: number;
  readonly frames: number;
  readonly patchPixels: number;
  /** Live, as in the editor; otherwise only the finished picture matters. */
  readonly isLive?: boolean;
}

/** A frame that is drawn while something is still built is drawn for nothing. */
function drawWhenBuilt(): { startWorker: () => Worker } {
  let busy = 0;
  const waiting: FrameRequestCallback[] = [];
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => {
    if (busy === 0) return request(draw);
    waiting.push(draw);
    return -1;
  };
  return {
    startWorker() {
      const worker = new Worker(
        new URL('@wevisu/viewer/room/workshop-worker.ts', import.meta.url),
        { type: 'module' },
      );
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: unknown) => {
        busy++;
        post(message);
      };
      worker.addEventListener('message', () => {
        busy--;
        // Apply what has arrived first.
        if (busy === 0)
          setTimeout(() => {
            for (const draw of waiting.splice(0)) window.requestAnimationFrame(draw);
          });
      });
      return worker;
    },
  };
}

/** Every frame of this view uses its camera's offset: the shift is added to it. */
function shiftLens(own: RoomView, share: number, height: number): void {
  const { camera } = own.rig;
  const offset = Object.getPrototypeOf(camera).setViewOffset as typeof camera.setViewOffset;
  camera.setViewOffset = (fullWidth, fullHeight, x, y, width, high) =>
    offset.call(camera, fullWidth, fullHeight, x, y + share * height, width, high);
}

const patient = drawWhenBuilt();

let canvas = document.querySelector('canvas');
let view: RoomView | null = null;

async function showRoom(shot: RoomShot): Promise<unknown> {
  if (!canvas) throw new Error('the page has no canvas');
  if (!view) {
    // A closed view leaves its canvas without a context, so the next one gets a fresh canvas.
    const fresh = document.createElement('canvas');
    canvas.replaceWith(fresh);
    canvas = fresh;
  }
  canvas.style.width = `${shot.width}px`;
  canvas.style.height = `${shot.height}px`;
  // One view for all pictures: its shaders are compiled once.
  view ??= createRoomView({
    canvas,
    startWorker: patient.startWorker,
    refineFrames: shot.frames,
    patchPixels: shot.patchPixels,
    isLive: shot.isLive ?? false,
  });
  const scene = sceneDocument.parse(shot.scene);
  const started = performance.now();
  view.setDocument(scene);
  view.setLight(shot.light);
  if (shot.eye) await view.look(shot.eye, shot.mode);
  else await view.setView(shot.mode, shot.along ?? undefined);
  shiftLens(view, shot.shift ?? 0, shot.height);
  await view.settled();
  return { ...view.stats(), ms: Math.round(performance.now() - started) };
}

/** The current view, for tests that count what it does. */
function roomView(): RoomView {
  if (!view) throw new Error('no room is shown');
  return view;
}

/** Closes the view; returns what it still holds on the graphics card. */
function closeRoom(): { geometries: number; textures: number } {
  const own = roomView();
  own.dispose();
  view = null;
  const { geometries, textures } = own.stats();
  return { geometries, textures };
}

Object.assign(window, { showRoom, roomView, closeRoom });
