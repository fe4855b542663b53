// How a person looks at the scene: around it, down on it, at a wall, or standing in it.
import CameraControls from 'camera-controls';
import {
  Box3,
  Matrix4,
  type OrthographicCamera,
  type PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import { fittingDistance, flatExtent, seenCorners } from './fit-box.ts';
import { createLenses, MIN_NEAR } from './lenses.ts';
import { setPointerActions } from './pointer-actions.ts';
import type { Eye, ViewMode } from './view-mode.ts';

CameraControls.install({
  THREE: {
    Vector2,
    Vector3,
    Vector4,
    Quaternion,
    Matrix4,
    Spherical,
    Box3,
    Sphere,
    Raycaster,
  } as never,
});

type Vec = readonly [x: number, y: number, z: number];
type Level = readonly [x: number, z: number];
/** What of a step from a place is taken. */
type AllowStep = (from: Level, by: Level) => Level;

/** How close an eye may come to what it looks at (meters) and how far it may tilt (radians from straight up). */
const limits = {
  orbit: { minDistance: 0.3, minPolarAngle: 0.02, maxPolarAngle: Math.PI * 0.495 },
  walk: { minDistance: 0.01, minPolarAngle: Math.PI * 0.15, maxPolarAngle: Math.PI * 0.85 },
} as const;
const fovs = { orbit: 42, walk: 68 } as const;

/** Which way an orbit first looks, and which way an elevation looks unless asked. */
const ORBIT_WAY: Vec = [-0.42, -0.62, -0.66];
const ELEVATION_WAY: Vec = [0, 0, -1];
/** Controls of the page cover the lower edge: flat views lift what they frame by this share of their height. */
const FLAT_LIFT = 0.05;
/** An orbit turns about a place below the middle, by this share of the height: what stands low is closer and looks larger. */
const ORBIT_DROP = 0.2;
/** How far a flat camera stands off, meters; its picture doesn't depend on it. */
const FLAT_DISTANCE = 50;
/** Turning the head: a walker's target lies right before the eye, meters. */
const HEAD_REACH = 0.02;

function buildControls(
  camera: PerspectiveCamera,
  canvas: HTMLElement,
  onChange: () => void,
): CameraControls {
  const controls = new CameraControls(camera, canvas);
  controls.smoothTime = 0.12;
  controls.draggingSmoothTime = 0.05;
  controls.dollyToCursor = true;
  controls.minDistance = limits.orbit.minDistance;
  controls.maxDistance = 80;
  controls.maxPolarAngle = limits.orbit.maxPolarAngle;
  for (const event of ['update', 'control', 'transitionstart'] as const) {
    controls.addEventListener(event, onChange);
  }
  return controls;
}

/**
 * The camera that a person steers with pointer, wheel and fingers on the canvas.
 * @param onChange The camera moved, or is about to.
 */
export function createCameraRig(canvas: HTMLElement, onChange: () => void) {
  const lenses = createLenses();
  const { perspective } = lenses;
  const controls = buildControls(perspective, canvas, onChange);
  let mode: ViewMode = 'orbit';
  /** Corners of what an orbit framed, as its eye sees them from what it looks at. */
  let corners: readonly Vector3[] = [];

  function orbitDistance(): number {
    return Math.max(controls.minDistance, fittingDistance(corners, perspective));
  }

  function setMode(next: ViewMode): void {
    mode = next;
    setPointerActions(controls, next);
    void controls.zoomTo(1, false);
  }

  function usePerspective(kind: 'orbit' | 'walk', fovDeg: number = fovs[kind]): void {
    controls.camera = perspective;
    Object.assign(controls, limits[kind]);
    lenses.setFov(fovDeg);
  }

  async function lookAt(eye: Vector3, target: Vector3): Promise<void> {
    await controls.setLookAt(...eye.toArray(), ...target.toArray(), false);
  }

  function frameFlat(box: Box3, along: Vec | null): Promise<void> {
    controls.camera = lenses.flat;
    controls.minPolarAngle = 0;
    controls.maxPolarAngle = Math.PI;
    lenses.setExtent(flatExtent(box.getSize(new Vector3()), along));
    const target = box.getCenter(new Vector3());
    const lift = lenses.flatHeight * FLAT_LIFT;
    if (along) target.y -= lift;
    else target.z += lift;
    const eye = target
      .clone()
      .addScaledVector(new Vector3(...(along ?? [0, -1, 0])), -FLAT_DISTANCE);
    // Straight down would leave open which way is up.
    if (!along) eye.z += 1e-3;
    return lookAt(eye, target);
  }

  function frameOrbit(box: Box3, along: Vec): Promise<void> {
    usePerspective('orbit');
    const way = new Vector3(...along).normalize();
    const target = box.getCenter(new Vector3());
    target.y -= box.getSize(new Vector3()).y * ORBIT_DROP;
    corners = seenCorners(box, target, way);
    return lookAt(target.clone().addScaledVector(way, -orbitDistance()), target);
  }

  return {
    get camera(): PerspectiveCamera | OrthographicCamera {
      return lenses.of(mode);
    },
    get mode(): ViewMode {
      return mode;
    },
    controls,
    /** Follows the picture's shape: an orbit keeps in sight what the new shape would cut off. */
    setSize(width: number, height: number): void {
      const before = orbitDistance();
      lenses.setSize(width, height);
      if (mode !== 'orbit' || corners.length === 0) return;
      const farther = orbitDistance() / before;
      if (Math.abs(farther - 1) > 1e-6) void controls.dollyTo(controls.distance * farther, false);
    },
    /** Frames a box (meters): from a corner above for an orbit, from straight above, or along a direction. A walker stays. */
    async frame(
      box: Box3,
      next: ViewMode,
      { along }: { readonly along?: Vec } = {},
    ): Promise<void> {
      setMode(next);
      if (next === 'top') await frameFlat(box, null);
      else if (next === 'elevation') await frameFlat(box, along ?? ELEVATION_WAY);
      else if (next === 'walk') usePerspective('walk');
      else await frameOrbit(box, along ?? ORBIT_WAY);
      onChange();
    },
    /** Puts the eye somewhere and looks at something. */
    async look({ eye, target, fovDeg }: Eye, next: ViewMode): Promise<void> {
      setMode(next);
      usePerspective(next === 'walk' ? 'walk' : 'orbit', fovDeg);
      const [from, to] = [new Vector3(...eye), new Vector3(...target)];
      if (next === 'walk') to.sub(from).normalize().multiplyScalar(HEAD_REACH).add(from);
      await lookAt(from, to);
      onChange();
    },
    /** A walker's step in meters, forward and to the right; the eye keeps its height. */
    step(forward: number, right: number, allowed: AllowStep = (_, by) => by): void {
      const way = perspective.getWorldDirection(new Vector3()).setY(0).normalize();
      const side = new Vector3(-way.z, 0, way.x);
      const move = way.multiplyScalar(forward).add(side.multiplyScalar(right));
      const eye = controls.getPosition(new Vector3());
      const target = controls.getTarget(new Vector3());
      const [x, z] = allowed([eye.x, eye.z], [move.x, move.z]);
      const by = new Vector3(x, 0, z);
      void controls.setLookAt(...eye.add(by).toArray(), ...target.add(by).toArray(), true);
    },
    /** Moves the camera on by some seconds; true while it still moves. */
    update(seconds: number): boolean {
      const isMoving = controls.update(seconds);
      lenses.followNear(mode === 'orbit' ? controls.distance : MIN_NEAR);
      return isMoving;
    },
    dispose(): void {
      controls.dispose();
    },
  };
}
export type CameraRig = ReturnType<typeof createCameraRig>;
