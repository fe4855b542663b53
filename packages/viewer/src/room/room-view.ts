// The view of a scene on a canvas. It draws only when something changed: a change draws one quick frame,
// and while nothing moves further frames soften light and edges until the picture stands.

import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import {
  AmbientLight,
  Color,
  type Group,
  NoToneMapping,
  type PerspectiveCamera,
  Scene,
  Group as ThreeGroup,
  Vector3,
  WebGLRenderer,
} from 'three';
import { builtThings } from './built-things.ts';
import { createCameraRig, type Eye, type ViewMode } from './camera/camera-rig.ts';
import { posedCamera } from './camera/posed-camera.ts';
import { type CanvasSize, canvasSize } from './canvas-size.ts';
import { contentBox } from './content-box.ts';
import { createFaceView } from './face-view.ts';
import { createFinishTable, TABLE_BYTES } from './finish-table.ts';
import { BYTES_PER_PIXEL, createAccumulator } from './frames/accumulator.ts';
import { createFrameClock, type NextFrame } from './frames/frame-clock.ts';
import { createPace, isDrawnBySoftware } from './frames/pace.ts';
import { createPictureQueue } from './frames/picture-queue.ts';
import { hideInTheWay, overheadIn } from './in-the-way.ts';
import { itemThings } from './item-things.ts';
import { createLamps, SHADOW_BYTES } from './lamps.ts';
import { type LightPlan, type LightScene, planLight } from './light-plan.ts';
import { evenly } from './light-samples.ts';
import { lightSceneOf } from './light-scene.ts';
import type { OutlineTone } from './outline.ts';
import { createPatchStore } from './patch-store.ts';
import { createPicking } from './picking.ts';
import { createPlacedSet } from './placed-set.ts';
import { createProbe, PROBE_BYTES } from './probe.ts';
import { createSelection } from './selection.ts';
import { createShellView } from './shell-view.ts';
import { shownPart } from './shown-part.ts';
import { createSky } from './sky.ts';
import { createThingBatch, type PlacedThing } from './thing-batch.ts';
import { buildGlassMaterial, buildThingMaterial, type RoomUniforms } from './thing-material.ts';
import { createWorkshop } from './workshop.ts';

export interface RoomViewOptions {
  readonly canvas: HTMLCanvasElement;
  /** Starts a worker that runs workshop-worker.ts. */
  readonly startWorker: () => Worker;
  /** Longer side of a surface's patch: 512 on phones, 1024 elsewhere. */
  readonly patchPixels?: number;
  /** Frames until the picture stands. */
  readonly refineFrames?: number;
  /** False where a picture is only looked at when it stands: what it shows meanwhile may be rough, and it may take long. */
  readonly isLive?: boolean;
  /** How many nodes of a document are not shown, since the page would stand still meanwhile; 0 for homes. */
  readonly onOmitted?: (count: number) => void;
}

const REFINE_FRAMES = 48;
/** Samples a pixel in each frame: they soften edges while one moves. */
const SAMPLES = 4;
/** Slow devices draw a quarter of the pixels while something moves, and the picture when nothing has for a moment. */
const MOVING_SHARE = 0.5;
const SLOW_REFINE_FRAMES = 16;
const SHADOW_REST_MS = 150;
/** Of the graphics card, all that is no geometry: surfaces take what shadows, reflection and frame leave. */
const MOST_TEXTURE_BYTES = 96 * 1024 * 1024;
/** What a room that is seen from outside stands on: paper, and the blue hour, which its windows show too. */
const GROUND = { day: new Color('#f6f3ec'), evening: new Color('#677083') } as const;

export function createRoomView(options: RoomViewOptions) {
  const { canvas } = options;
  const isLive = options.isLive ?? true;
  const refineFrames = options.refineFrames ?? REFINE_FRAMES;
  const renderer = new WebGLRenderer({
    canvas,
    antialias: false,
    powerPreference: 'high-performance',
  });
  renderer.toneMapping = NoToneMapping;
  renderer.info.autoReset = false;
  const scene = new Scene();
  const sky = createSky();
  scene.add(sky.mesh);
  const root: Group = new ThreeGroup();
  scene.add(root);
  const ambient = new AmbientLight('#ffffff', 0.3);
  scene.add(ambient);
  const workshop = createWorkshop(options.startWorker);
  const table = createFinishTable();
  const uniforms: RoomUniforms = { uDimple: { value: 14 }, uPixelMm: { value: 1 } };
  const materials = {
    solid: buildThingMaterial(table.texture, uniforms),
    glass: buildGlassMaterial(table.texture, uniforms),
  };
  const batch = createThingBatch(root, materials);
  const patches = createPatchStore(workshop, options.patchPixels ?? 1024);
  const lamps = createLamps(renderer, scene);
  const accumulator = createAccumulator(renderer, SAMPLES);
  const pace = isLive ? createPace(isDrawnBySoftware(renderer.getContext())) : null;
  const probe = createProbe(renderer);
  scene.environment = probe.texture;
  const rig = createCameraRig(canvas, invalidate);
  const faceView = createFaceView(root, { workshop, patches, onReady: shapeChanged });
  const things = createPlacedSet({ batch, onReady: thingReady });
  const shell = createShellView(root);
  const selection = createSelection(scene, placedOf);
  const picking = createPicking({ canvas, root, rig, batch, faceView });

  let document: SceneDocument | null = null;
  let faces: readonly Face[] = [];
  let mode: LightMode = 'day';
  let plan: LightPlan | null = null;
  let isMoved = true;
  let isLit = false;
  let isProbed = false;
  let isSettled = false;
  /** The last frame was drawn with fewer pixels, and is no part of the mean. */
  let isCoarse = false;
  let frames = 0;
  let calls = 0;
  let isClosed = false;
  let shadowTimer: ReturnType<typeof setTimeout> | undefined;
  let lightScene: LightScene | null = null;
  let overhead: ReadonlySet<NodeId> = new Set();
  /** The ceiling is out of sight, and light comes in where it was. */
  let isOpen = false;
  let drawn: CanvasSize = { width: 0, height: 0, isFine: false };
  const pictures = createPictureQueue(canvas, refineFrames);
  const clock = createFrameClock(draw, pace);
  /** Takes the place of the camera that is steered while a picture is taken from elsewhere. */
  let posed: PerspectiveCamera | null = null;

  /** The camera or a place changed: start the mean anew. */
  function invalidate(): void {
    isMoved = true;
    isSettled = false;
    clock.request();
  }

  /** Bodies changed: shadows too. */
  function shapeChanged(): void {
    isLit = false;
    isProbed = false;
    invalidate();
  }

  function placedOf(id: NodeId): PlacedThing | null {
    return things.placed(id);
  }

  function thingReady(): void {
    selection.frame();
    shapeChanged();
  }

  /** Shadows follow when what is moved has come to rest: they cost more than the frame itself. */
  function shadowsLater(): void {
    clearTimeout(shadowTimer);
    shadowTimer = setTimeout(() => {
      isLit = false;
      invalidate();
    }, SHADOW_REST_MS);
  }

  function relight(): void {
    if (!document) return;
    lightScene = lightSceneOf(document, faces);
    shine();
    shapeChanged();
  }

  function shine(): void {
    if (!lightScene) return;
    plan = planLight(lightScene, mode, isOpen);
    lamps.setLight(plan.strata, plan.sun);
    lamps.restart();
    ambient.intensity = plan.ambient;
    ambient.color.setRGB(...plan.ambientColor);
    sky.set(...plan.sky);
  }

  /** What follows from where the eye is: parts left out, light from above, what is behind everything. */
  function lookFrom(): void {
    if (!document || !lightScene) return;
    const view = posed ? 'walk' : rig.mode;
    const camera = posed ?? rig.camera;
    hideInTheWay({
      ...{ document, overhead, mode: view, eye: camera.position, placedOf },
      nearWalls: shell.nearWalls,
      wallBehind: shell.wallBehind,
    });
    const wasOpen = isOpen;
    isOpen = view !== 'walk' && camera.position.y > lightScene.top;
    if (isOpen !== wasOpen) shine();
    shell.setMode(view);
    // From outside the room stands on a plain ground; from inside there is a sky behind the windows.
    const isOnGround = view !== 'walk' && !lightScene.isOutdoors;
    const ground = isOnGround && mode !== 'lamps' ? GROUND[mode] : null;
    sky.mesh.visible = ground === null;
    scene.background = ground;
  }

  function resize(): boolean {
    // A view that is hidden for a while comes back as it was.
    if (canvas.clientWidth === 0 && drawn.width > 0) return false;
    const next = canvasSize(canvas, globalThis.devicePixelRatio || 1);
    const { width, height } = next;
    // A canvas may come from an earlier view with the size that this one needs.
    if (drawn.width === width && drawn.height === height) return false;
    drawn = next;
    renderer.setSize(width, height, false);
    accumulator.setSize(width, height);
    patches.setBudget(MOST_TEXTURE_BYTES - ownBytes());
    rig.setSize(width, height);
    const fov = (50 * Math.PI) / 180;
    uniforms.uPixelMm.value = (2000 * Math.tan(fov / 2)) / height;
    return true;
  }

  /** What textures and targets take that are no surface's. */
  function ownBytes(): number {
    return drawn.width * drawn.height * BYTES_PER_PIXEL + SHADOW_BYTES + PROBE_BYTES + TABLE_BYTES;
  }

  /** Nothing is drawn for nobody. Whoever shows the canvas again invalidates it. */
  function isUnseen(): boolean {
    return canvas.clientWidth === 0 && drawn.width > 0 && !pictures.isWaiting;
  }

  function draw(seconds: number): NextFrame {
    if (isUnseen()) return 'none';
    if (resize()) isMoved = true;
    const isUnderWay = rig.update(seconds);
    if (isUnderWay) isMoved = true;
    accumulator.soften(isLive && !drawn.isFine && !pace?.isSlow);
    renderer.info.reset();
    if (!isLit) {
      lamps.restart();
      isLit = true;
    } else if (!isMoved && !isCoarse) {
      lamps.advance();
    }
    if (isMoved || isCoarse) accumulator.restart();
    if (isMoved) lookFrom();
    isCoarse = isMoved && pace?.isSlow === true && !pictures.isWaiting;
    isMoved = false;
    accumulator.takeShare(isCoarse ? MOVING_SHARE : 1);
    const { width, height } = drawn;
    const camera = posed ?? rig.camera;
    if (posed) {
      posed.aspect = width / Math.max(1, height);
      posed.updateProjectionMatrix();
    }
    const n = accumulator.count;
    camera.setViewOffset(width, height, jitter(n, 2), jitter(n, 3), width, height);
    renderer.setRenderTarget(accumulator.target);
    renderer.render(scene, camera);
    camera.clearViewOffset();
    calls = renderer.info.render.calls;
    accumulator.add(plan?.exposure ?? 1);
    frames++;
    if (workshop.isIdle && !isProbed && refineFrames > 1) {
      captureProbe();
      return 'now';
    }
    if (workshop.isIdle && !isCoarse) pictures.take(n + 1);
    if (isCoarse) return isUnderWay ? 'now' : 'after';
    if (isMoved) return 'now';
    const most = pace?.isSlow ? Math.min(refineFrames, SLOW_REFINE_FRAMES) : refineFrames;
    if (n + 1 < most) return 'whole';
    if (pictures.isWaiting) return 'now';
    isSettled = true;
    return 'none';
  }

  function takePicture(signal?: AbortSignal): Promise<Blob | null> {
    invalidate();
    return pictures.want(signal);
  }

  /** After the bodies stand, mirrors and metals get to see the room. */
  function captureProbe(): void {
    isProbed = true;
    const box = contentBox(faces);
    const center = box.getCenter(new Vector3());
    center.y = box.min.y + Math.min(1.5, (box.max.y - box.min.y) * 0.6);
    selection.setVisible(false);
    probe.capture(scene, center);
    selection.setVisible(posed === null);
    scene.environment = probe.texture;
    scene.environmentIntensity = 0.8;
    isMoved = true;
  }

  return {
    rig,
    setDocument(whole: SceneDocument): void {
      const isFirst = document === null;
      const { document: next, omitted } = shownPart(whole);
      document = next;
      faces = facesOf(next);
      // How large surfaces may be depends on what the frame takes.
      if (resize()) isMoved = true;
      faceView.update(faces, next.products);
      const makers = { workshop, table };
      things.update([...builtThings(next, makers), ...itemThings(next, makers)]);
      options.onOmitted?.(omitted);
      shell.update(next, faces);
      overhead = overheadIn(next);
      selection.frame();
      relight();
      if (isFirst) void rig.frame(contentBox(faces), 'orbit');
    },
    setLight(next: LightMode): void {
      mode = next;
      relight();
    },
    setView(next: ViewMode, along?: readonly [x: number, y: number, z: number]): Promise<void> {
      return rig.frame(contentBox(faces), next, along ? { along } : {}).then(invalidate);
    },
    look(eye: Eye, next: ViewMode): Promise<void> {
      return rig.look(eye, next).then(invalidate);
    },
    hit: picking.hit,
    onPlane: picking.onPlane,
    toScreen: picking.toScreen,
    /** Shows an item elsewhere while it is dragged, without a change of the document. */
    preview(id: NodeId, x: number, y: number, rotationTenthsDeg?: number): void {
      if (!selection.preview(id, x, y, rotationTenthsDeg)) return;
      invalidate();
      shadowsLater();
    },
    /** Frames these things; ids without a body are passed over. */
    select(ids: readonly NodeId[]): void {
      selection.select(ids);
      invalidate();
    },
    /** The frames' color until another selection: what is dragged stands in the way of something. */
    toneSelected(tone: OutlineTone): void {
      selection.setTone(tone);
      invalidate();
    },
    /** Resolves when everything is built and the picture stands. */
    async settled(): Promise<void> {
      while (!isClosed && !(isSettled && workshop.isIdle)) {
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
    /** Width of the picture for its height. */
    ratio(): number {
      return drawn.height === 0 ? 1.5 : drawn.width / drawn.height;
    },
    /** The view as a picture, once all of it is built and its light is soft; null where it can't be taken. */
    picture: () => takePicture(),
    /**
     * The same from elsewhere, as somebody sees it who stands there: nothing is left out, and what lies behind a wall
     * from outside is seen through it. Null where it was called off; one is taken at a time.
     */
    async pictureFrom(eye: Eye, signal: AbortSignal): Promise<Blob | null> {
      const own = posedCamera(eye);
      posed = own;
      selection.setVisible(false);
      const picture = await takePicture(signal);
      if (posed !== own) return null;
      posed = null;
      selection.setVisible(true);
      invalidate();
      return picture;
    },
    /** Counters for tests: frames drawn and things built so far, draw calls of the last frame, bytes of all textures and targets. */
    stats() {
      return {
        frames,
        built: workshop.done,
        isBuilt: workshop.isIdle,
        isSlow: pace?.isSlow ?? false,
        calls,
        textureBytes: patches.bytes + ownBytes(),
        geometries: renderer.info.memory.geometries,
        textures: renderer.info.memory.textures,
      };
    },
    invalidate,
    dispose(): void {
      isClosed = true;
      pictures.giveUp();
      clock.close();
      workshop.close();
      for (const one of [
        faceView,
        things,
        shell,
        selection,
        patches,
        lamps,
        probe,
        accumulator,
        sky,
        table,
        rig,
      ]) {
        one.dispose();
      }
      materials.solid.dispose();
      materials.glass.dispose();
      renderer.dispose();
    },
  };
}
export type RoomView = ReturnType<typeof createRoomView>;

/** Part of a pixel, evenly spread over the frames. */
function jitter(n: number, base: number): number {
  return n === 0 ? 0 : evenly(n, base) - 0.5;
}
