// The view of a scene on a canvas. It draws only when something changed: a change draws one quick frame,
// and while nothing moves further frames soften light and edges until the picture settles.

import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import { NoToneMapping, Scene, WebGLRenderer } from 'three';
import { createActiveCamera } from './camera/active-camera.ts';
import { createCameraRig } from './camera/camera-rig.ts';
import type { Eye, ViewMode } from './camera/view-mode.ts';
import { createCanvasFrame } from './frames/canvas-frame.ts';
import { createFrameClock } from './frames/frame-clock.ts';
import { createFrameState, frameAfter, type NextFrame } from './frames/frame-state.ts';
import { createPace, isDrawnBySoftware } from './frames/pace.ts';
import { createPictureQueue } from './frames/picture-queue.ts';
import { createRestTimer } from './frames/rest-timer.ts';
import { SHADOW_BYTES } from './lamps.ts';
import type { OutlineTone } from './outline.ts';
import { createPicking } from './picking.ts';
import { PROBE_BYTES } from './probe.ts';
import { createReflection } from './reflection.ts';
import { createRoomContents } from './room-contents.ts';
import { createRoomLight } from './room-light.ts';
import { createSelection } from './selection.ts';

interface RoomViewOptions {
  readonly canvas: HTMLCanvasElement;
  /** Starts a worker that runs workshop-worker.ts. */
  readonly startWorker: () => Worker;
  /** Longer side of a surface's patch: 512 on phones, 1024 elsewhere. */
  readonly patchPixels?: number;
  /** Frames until the picture settles. */
  readonly refineFrames?: number;
  /** False where only the settled picture matters: earlier frames may be rough and slow. */
  readonly isLive?: boolean;
  /** How many nodes of a document are too many to show without freezing the page; 0 for homes. */
  readonly onOmitted?: (count: number) => void;
}

const PATCH_PIXELS = 1024;
const REFINE_FRAMES = 48;
/** A slow device settles after fewer frames, and draws a quarter of the pixels while something moves. */
const SLOW_REFINE_FRAMES = 16;
const COARSE_SHARE = 0.5;
/** Shadows follow a dragged thing once it rests this long: they cost more than the frame itself. */
const SHADOW_REST_MS = 150;
/** Graphics memory for all textures and targets: surfaces get what shadows, reflection and frame leave. */
const MAX_TEXTURE_BYTES = 96 * 1024 * 1024;
/** Textures of things are as fine as the pixels of a camera with this angle, degrees of the picture's height. */
const TEXTURE_FOV_DEG = 50;

/**
 * Draws scenes on a canvas, which it owns until `dispose`.
 * @throws Error where the browser has no WebGL.
 */
export function createRoomView(options: RoomViewOptions) {
  const { canvas, refineFrames = REFINE_FRAMES, isLive = true } = options;
  const renderer = new WebGLRenderer({
    canvas,
    antialias: false,
    powerPreference: 'high-performance',
  });
  renderer.toneMapping = NoToneMapping;
  renderer.info.autoReset = false;
  const scene = new Scene();
  const light = createRoomLight(renderer, scene);
  const contents = createRoomContents({
    ...{ scene, startWorker: options.startWorker },
    patchPixels: options.patchPixels ?? PATCH_PIXELS,
    onSurfaceReady: reshape,
    onThingReady: () => {
      selection.frame();
      reshape();
    },
  });
  const frame = createCanvasFrame(renderer, canvas);
  const pace = isLive ? createPace(isDrawnBySoftware(renderer.getContext())) : null;
  const reflection = createReflection(renderer, scene);
  const rig = createCameraRig(canvas, invalidate);
  const active = createActiveCamera(rig);
  const selection = createSelection(scene, contents.placedOf);
  const { root, batch, faceView } = contents;
  const picking = createPicking({ canvas, root, rig, batch, faceView });
  const pictures = createPictureQueue(canvas, refineFrames);
  const state = createFrameState();
  const clock = createFrameClock(draw, pace);
  const shadowRest = createRestTimer(SHADOW_REST_MS, () => {
    state.on('reshape');
    clock.request();
  });

  /** The camera or a place changed. */
  function invalidate(): void {
    state.on('move');
    clock.request();
  }

  /** Bodies or lights changed. */
  function reshape(): void {
    reflection.invalidate();
    state.on('reshape');
    clock.request();
  }

  function fit(): void {
    if (!frame.fit()) return;
    const { width, height } = frame.size;
    const halfFov = (TEXTURE_FOV_DEG * Math.PI) / 360;
    contents.fit({
      surfaceBytes: MAX_TEXTURE_BYTES - ownBytes(),
      pixelMm: (2000 * Math.tan(halfFov)) / height,
    });
    rig.setSize(width, height);
    state.on('move');
  }

  /** Graphics memory of all textures and targets but those of surfaces. */
  function ownBytes(): number {
    return frame.bytes + SHADOW_BYTES + PROBE_BYTES + contents.otherBytes;
  }

  function draw(seconds: number): NextFrame {
    // A hidden canvas is not drawn: the page invalidates it when it shows it again.
    if (frame.isHidden && !pictures.isWaiting) return 'none';
    fit();
    const isMoving = rig.update(seconds);
    if (isMoving) state.on('move');
    const isSlow = pace?.isSlow ?? false;
    frame.soften(isLive && !frame.size.isFine && !isSlow);
    const plan = state.begin(isSlow && !pictures.wantsFine);
    light.prepare(plan.lamps);
    if (plan.restartsMean) frame.restart();
    if (plan.looksAround) lookAround();
    active.fit(frame.size.width, frame.size.height);
    const count = frame.draw({
      ...{ scene, camera: active.camera, exposure: light.exposure },
      share: state.current === 'coarse' ? COARSE_SHARE : 1,
    });
    // What takes any frame does not wait for a new reflection.
    if (contents.isBuilt) pictures.serveQuick();
    if (contents.isBuilt && reflection.isDue && refineFrames > 1) captureReflection();
    else if (contents.isBuilt && state.current !== 'coarse') pictures.serve(count);
    const isMeanFull =
      count >= (isSlow ? Math.min(refineFrames, SLOW_REFINE_FRAMES) : refineFrames);
    if (isMeanFull && !pictures.isWaiting) state.on('complete');
    return frameAfter(state.current, { isMoving, isMeanFull });
  }

  /** Works out what follows from where the eye is: what it sees through, and what is behind everything. */
  function lookAround(): void {
    const { camera, mode } = active;
    contents.hideInTheWay(mode, camera.position);
    light.follow(mode, camera.position.y);
  }

  function captureReflection(): void {
    selection.setVisible(false);
    reflection.capture(contents.box());
    selection.setVisible(!active.isPosed);
    state.on('reflect');
  }

  function takePicture(signal?: AbortSignal): Promise<Blob | null> {
    invalidate();
    return pictures.request(signal);
  }

  return {
    rig,
    setDocument(document: SceneDocument): void {
      const isFirst = contents.isEmpty;
      // How large surfaces' textures may be depends on what the frame takes.
      fit();
      const omitted = contents.update(document);
      options.onOmitted?.(omitted);
      selection.frame();
      const lightScene = contents.lightScene();
      if (lightScene) light.setScene(lightScene);
      reshape();
      if (isFirst) void rig.frame(contents.box(), 'orbit');
    },
    setLight(mode: LightMode): void {
      light.setMode(mode);
      if (!contents.isEmpty) reshape();
    },
    /** Frames the whole scene. @param along Which way an elevation looks. */
    setView(mode: ViewMode, along?: readonly [x: number, y: number, z: number]): Promise<void> {
      return rig.frame(contents.box(), mode, along ? { along } : {}).then(invalidate);
    },
    look(eye: Eye, mode: ViewMode): Promise<void> {
      return rig.look(eye, mode).then(invalidate);
    },
    hit: picking.hit,
    onPlane: picking.onPlane,
    toScreen: picking.toScreen,
    /** Shows an item elsewhere (plan tenths) while it is dragged, without changing the document. */
    preview(id: NodeId, x: number, y: number, rotationTenthsDeg?: number): void {
      if (!selection.preview(id, x, y, rotationTenthsDeg)) return;
      invalidate();
      shadowRest.start();
    },
    /** Frames these things; ids without a body are skipped. */
    select(ids: readonly NodeId[]): void {
      selection.select(ids);
      invalidate();
    },
    /** Colors the frames until the next selection: a dragged thing may stand in the way of another. */
    toneSelected(tone: OutlineTone): void {
      selection.setTone(tone);
      invalidate();
    },
    /** Resolves when everything is built and the picture has settled, or when the view is disposed of. */
    async settled(): Promise<void> {
      while (state.current !== 'disposed' && !(state.current === 'settled' && contents.isBuilt)) {
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
    /** Width of the picture over its height; 1.5 before the first frame. */
    ratio(): number {
      const { width, height } = frame.size;
      return height === 0 ? 1.5 : width / height;
    },
    /** The view as a picture, once everything is built and its light is soft; null if it can't be taken. */
    picture: () => takePicture(),
    /** The first frame once everything is built, rough where the device is slow; null if it can't be taken. */
    quickPicture(): Promise<Blob | null> {
      invalidate();
      return pictures.request(undefined, true);
    },
    /**
     * The same from another eye, as a person there sees it: walls in the way are not left out. Null if the signal aborts
     * or another `pictureFrom` starts before this one is done.
     */
    async pictureFrom(eye: Eye, signal: AbortSignal): Promise<Blob | null> {
      const pose = active.pose(eye);
      selection.setVisible(false);
      const picture = await takePicture(signal);
      if (!active.release(pose)) return null;
      selection.setVisible(true);
      invalidate();
      return picture;
    },
    /** Counters for tests: frames drawn and things built so far, draw calls of the last frame, bytes of all textures and targets. */
    stats() {
      return {
        ...frame.counts,
        built: contents.builtCount,
        isBuilt: contents.isBuilt,
        isSlow: pace?.isSlow ?? false,
        textureBytes: contents.surfaceBytes + ownBytes(),
        geometries: renderer.info.memory.geometries,
        textures: renderer.info.memory.textures,
      };
    },
    invalidate,
    dispose(): void {
      state.on('dispose');
      pictures.close();
      clock.close();
      shadowRest.stop();
      contents.close();
      for (const part of [contents, selection, light, reflection, frame, rig]) part.dispose();
      renderer.dispose();
    },
  };
}
export type RoomView = ReturnType<typeof createRoomView>;
