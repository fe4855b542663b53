// Runs in the browser: shows one scene after the other and says when each picture stands.
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
   * How far the lens is shifted down, in heights of the picture: a level camera sees the floor and
   * keeps upright lines upright.
   */
  readonly shift?: number;
  readonly frames: number;
  readonly patchPixels: number;
  /** As the editor shows it; otherwise only the picture that stands is looked at. */
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
        // What came is put in its place first.
        if (busy === 0)
          setTimeout(() => {
            for (const draw of waiting.splice(0)) window.requestAnimationFrame(draw);
          });
      });
      return worker;
    },
  };
}

/** Every picture of this view is drawn through its camera's offset: the shift is added to that. */
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
    // A view that was closed leaves its canvas without a context: the next one gets a fresh canvas.
    const fresh = document.createElement('canvas');
    canvas.replaceWith(fresh);
    canvas = fresh;
  }
  canvas.style.width = `${shot.width}px`;
  canvas.style.height = `${shot.height}px`;
  // One view for all pictures: its shaders are built once.
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

/** The view that is shown, for tests that count what it does. */
function roomView(): RoomView {
  if (!view) throw new Error('no room is shown');
  return view;
}

/** Ends the view; what of it is still held on the graphics card. */
function closeRoom(): { geometries: number; textures: number } {
  const own = roomView();
  own.dispose();
  view = null;
  const { geometries, textures } = own.stats();
  return { geometries, textures };
}

Object.assign(window, { showRoom, roomView, closeRoom });
