// The view of a scene on a canvas. It draws only when something changed: a change draws one quick frame,
// and while nothing moves further frames soften light and edges until the picture stands.

import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import {
  AmbientLight,
  Box3,
  Color,
  type Group,
  Matrix4,
  NoToneMapping,
  Quaternion,
  Raycaster,
  Scene,
  Group as ThreeGroup,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { createAccumulator } from './accumulator.ts';
import { createBuiltView } from './built-view.ts';
import { createCameraRig, type Eye, type ViewMode } from './camera-rig.ts';
import { METRES } from './cell-frame.ts';
import { createFaceView } from './face-view.ts';
import { createFinishTable } from './finish-table.ts';
import { createLamps } from './lamps.ts';
import { type LightMode, type LightPlan, planLight } from './light-plan.ts';
import { evenly } from './light-samples.ts';
import { lightSceneOf } from './light-scene.ts';
import { createOutline } from './outline.ts';
import { createPatchStore } from './patch-store.ts';
import { createProbe } from './probe.ts';
import { createShellView } from './shell-view.ts';
import { createSky } from './sky.ts';
import { createThingBatch, type PlacedThing } from './thing-batch.ts';
import { buildGlassMaterial, buildThingMaterial, type RoomUniforms } from './thing-material.ts';
import { createThingView } from './thing-view.ts';
import type { Hit } from './view-events.ts';
import { createWorkshop } from './workshop.ts';

export interface RoomViewOptions {
  readonly canvas: HTMLCanvasElement;
  /** Starts a worker that runs workshop-worker.ts. */
  readonly startWorker: () => Worker;
  /** Longer side of a surface's patch: 512 on phones, 1024 elsewhere. */
  readonly patchPixels?: number;
  /** Frames until the picture stands. */
  readonly refineFrames?: number;
  /** Samples a pixel in each frame, 4 by default: 0 where a picture is only looked at when it stands. */
  readonly samples?: number;
  /** The picture changed from unfinished to finished or back. */
  readonly onSettled?: (isSettled: boolean) => void;
}

const REFINE_FRAMES = 48;
const SHADOW_REST_MS = 150;
const UP = new Vector3(0, 1, 0);
const PAPER = new Color('#f6f3ec');

export function createRoomView(options: RoomViewOptions) {
  const { canvas } = options;
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
  const accumulator = createAccumulator(renderer, options.samples ?? 4);
  const probe = createProbe(renderer);
  scene.environment = probe.texture;
  const rig = createCameraRig(canvas, invalidate);
  const faceView = createFaceView(root, { workshop, patches, onReady: shapeChanged });
  const things = createThingView({ workshop, table, batch, onReady: thingReady });
  const built = createBuiltView({ workshop, table, batch, onReady: thingReady });
  const shell = createShellView(root);
  const outline = createOutline(scene);

  let document: SceneDocument | null = null;
  let faces: readonly Face[] = [];
  let mode: LightMode = 'day';
  let plan: LightPlan | null = null;
  let frameRequest = 0;
  let lastTime = 0;
  let isMoved = true;
  let isLit = false;
  let isProbed = false;
  let isSettled = false;
  let frames = 0;
  let calls = 0;
  let isClosed = false;
  let shadowTimer: ReturnType<typeof setTimeout> | undefined;
  let isOutdoorScene = false;
  let drawn = { width: 0, height: 0 };
  let selected: NodeId | null = null;

  function settle(next: boolean): void {
    if (isSettled === next) return;
    isSettled = next;
    options.onSettled?.(next);
  }

  function request(): void {
    if (frameRequest === 0 && !isClosed) frameRequest = requestAnimationFrame(draw);
  }

  /** The camera or a place changed: start the mean anew. */
  function invalidate(): void {
    isMoved = true;
    settle(false);
    request();
  }

  /** Bodies changed: shadows too. */
  function shapeChanged(): void {
    isLit = false;
    isProbed = false;
    invalidate();
  }

  function placedOf(id: NodeId): PlacedThing | null {
    return things.placed(id) ?? built.placed(id);
  }

  function thingReady(): void {
    outline.show(selected === null ? null : placedOf(selected));
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
    const lightScene = lightSceneOf(document, faces);
    isOutdoorScene = lightScene.isOutdoors;
    plan = planLight(lightScene, mode);
    lamps.setLight(plan.strata, plan.sun);
    ambient.intensity = plan.ambient;
    ambient.color.setRGB(...plan.ambientColor);
    sky.set(...plan.sky);
    shapeChanged();
  }

  /** In a view from outside, what stands on a near wall would hide the room: only its shadow stays. */
  function hideNear(): void {
    if (!document) return;
    const isOutside = rig.mode === 'orbit' || rig.mode === 'elevation';
    const eye = rig.camera.position;
    const nearWalls = isOutside ? shell.nearWalls(eye) : new Set<NodeId>();
    for (const [id, node] of Object.entries(document.nodes)) {
      if (node.type !== 'opening' && node.type !== 'item' && node.type !== 'run') continue;
      const wall =
        node.type === 'opening'
          ? node.wallId
          : node.type === 'item' || node.tier === 'wall' || node.tier === 'tall'
            ? shell.wallBehind(id)
            : null;
      placedOf(id)?.setGhost(wall !== null && nearWalls.has(wall));
    }
    shell.setMode(rig.mode);
    // From outside the room stands on paper; from inside there is a sky behind the windows.
    const isOnPaper = rig.mode !== 'walk' && mode !== 'lamps' && !isOutdoorScene;
    sky.mesh.visible = !isOnPaper;
    scene.background = isOnPaper ? PAPER : null;
  }

  function resize(): boolean {
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
    const width = Math.max(2, Math.round(canvas.clientWidth * ratio));
    const height = Math.max(2, Math.round(canvas.clientHeight * ratio));
    // A canvas may come from an earlier view with the size that this one needs.
    if (drawn.width === width && drawn.height === height) return false;
    drawn = { width, height };
    renderer.setSize(width, height, false);
    accumulator.setSize(width, height);
    rig.setSize(width, height);
    const fov = (50 * Math.PI) / 180;
    uniforms.uPixelMm.value = (2000 * Math.tan(fov / 2)) / height;
    return true;
  }

  function draw(time: number): void {
    frameRequest = 0;
    if (isClosed) return;
    const seconds = Math.min(0.1, (time - lastTime) / 1000 || 0.016);
    lastTime = time;
    if (rig.update(seconds)) isMoved = true;
    if (resize()) isMoved = true;
    renderer.info.reset();
    if (!isLit) {
      lamps.restart();
      isLit = true;
    } else if (!isMoved) {
      lamps.advance();
    }
    if (isMoved) {
      accumulator.restart();
      hideNear();
      isMoved = false;
    }
    const { camera } = rig;
    const { width, height } = drawn;
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
      return;
    }
    if (isMoved || n + 1 < refineFrames) request();
    else settle(true);
  }

  /** After the bodies stand, mirrors and metals get to see the room. */
  function captureProbe(): void {
    isProbed = true;
    const box = contentBox();
    const center = box.getCenter(new Vector3());
    center.y = box.min.y + Math.min(1.5, (box.max.y - box.min.y) * 0.6);
    outline.setVisible(false);
    probe.capture(scene, center);
    outline.setVisible(true);
    scene.environment = probe.texture;
    scene.environmentIntensity = 0.42;
    isMoved = true;
    request();
  }

  function contentBox(): Box3 {
    const box = new Box3();
    for (const face of faces) {
      const { origin, right, up } = face.frame;
      for (const [u, v] of face.outline) {
        box.expandByPoint(
          new Vector3(
            (origin[0] + u * right[0] + v * up[0]) * METRES,
            (origin[2] + u * right[2] + v * up[2]) * METRES,
            -(origin[1] + u * right[1] + v * up[1]) * METRES,
          ),
        );
      }
    }
    return box.isEmpty() ? new Box3(new Vector3(-2, 0, -2), new Vector3(2, 2.5, 2)) : box;
  }

  const raycaster = new Raycaster();

  return {
    rig,
    setDocument(next: SceneDocument): void {
      const isFirst = document === null;
      document = next;
      faces = facesOf(next);
      faceView.update(faces, next.products);
      things.update(
        nodesOf(next.nodes, 'item'),
        next.products,
        ({ levelId }) => nodeOf(next.nodes, levelId, 'level')?.elevationTenths ?? 0,
      );
      built.update(next);
      shell.update(next, faces);
      if (selected) this.select(selected);
      relight();
      if (isFirst) void rig.frame(contentBox(), 'orbit');
    },
    setLight(next: LightMode): void {
      mode = next;
      relight();
    },
    setView(next: ViewMode, along?: readonly [x: number, y: number, z: number]): Promise<void> {
      return rig.frame(contentBox(), next, along ? { along } : {}).then(invalidate);
    },
    look(eye: Eye, next: ViewMode): Promise<void> {
      return rig.look(eye, next).then(invalidate);
    },
    /** What lies under a point of the canvas (CSS pixels from its upper left); null is the sky. */
    hit(x: number, y: number): Hit | null {
      const point = new Vector2(
        (x / Math.max(1, canvas.clientWidth)) * 2 - 1,
        1 - (y / Math.max(1, canvas.clientHeight)) * 2,
      );
      raycaster.setFromCamera(point, rig.camera);
      for (const hit of raycaster.intersectObject(root, true)) {
        const { object, point: at, batchId, faceIndex } = hit;
        const place = [at.x / METRES, -at.z / METRES, at.y / METRES] as const;
        const owner = batch.ownerOf(object, batchId);
        if (owner !== null) return { nodeId: owner, faceId: null, slot: null, place };
        const face = faceView.hitOf(object, faceIndex ?? 0);
        if (face) return { ...face, place };
      }
      return null;
    },
    /** Where the pointer meets a level plane at a height, in plan tenths; null where it looks away. */
    onPlane(x: number, y: number, heightTenths: number): readonly [x: number, y: number] | null {
      raycaster.setFromCamera(
        new Vector2(
          (x / Math.max(1, canvas.clientWidth)) * 2 - 1,
          1 - (y / Math.max(1, canvas.clientHeight)) * 2,
        ),
        rig.camera,
      );
      const { origin, direction } = raycaster.ray;
      const t = (heightTenths * METRES - origin.y) / direction.y;
      if (!(t > 0) || t > 500) return null;
      return [(origin.x + t * direction.x) / METRES, -(origin.z + t * direction.z) / METRES];
    },
    /** Canvas pixels (CSS) of a place of the plan; null behind the eye. */
    toScreen(
      place: readonly [x: number, y: number, z: number],
    ): readonly [x: number, y: number] | null {
      const at = new Vector3(place[0] * METRES, place[2] * METRES, -place[1] * METRES);
      at.project(rig.camera);
      if (at.z > 1) return null;
      return [((at.x + 1) / 2) * canvas.clientWidth, ((1 - at.y) / 2) * canvas.clientHeight];
    },
    /** Shows an item elsewhere while it is dragged, without a change of the document. */
    preview(id: NodeId, x: number, y: number, rotationTenthsDeg?: number): void {
      const placed = placedOf(id);
      if (!placed) return;
      const at = new Vector3();
      const turn = new Quaternion();
      const scale = new Vector3();
      placed.matrix.decompose(at, turn, scale);
      if (rotationTenthsDeg !== undefined)
        turn.setFromAxisAngle(UP, (rotationTenthsDeg * Math.PI) / 1800);
      at.set(x * METRES, at.y, -y * METRES);
      placed.move(new Matrix4().compose(at, turn, scale));
      outline.follow();
      invalidate();
      shadowsLater();
    },
    select(id: NodeId | null): void {
      selected = id;
      outline.show(id === null ? null : placedOf(id));
      invalidate();
    },
    /** Resolves when everything is built and the picture stands. */
    async settled(): Promise<void> {
      while (!isClosed && !(isSettled && workshop.isIdle)) {
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
    /** Counters for tests: frames drawn and things built so far, draw calls of the last frame, bytes of surface textures. */
    stats() {
      return {
        frames,
        built: workshop.done,
        calls,
        textureBytes: patches.bytes,
        geometries: renderer.info.memory.geometries,
        textures: renderer.info.memory.textures,
      };
    },
    invalidate,
    dispose(): void {
      isClosed = true;
      cancelAnimationFrame(frameRequest);
      workshop.close();
      for (const one of [
        faceView,
        things,
        built,
        shell,
        outline,
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
