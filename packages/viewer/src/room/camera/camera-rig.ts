// How one looks into the scene: around it, down on it, at a wall, or standing in it.
import CameraControls from 'camera-controls';
import {
  Box3,
  Matrix4,
  OrthographicCamera,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three';

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

export type ViewMode = 'orbit' | 'walk' | 'top' | 'elevation';

export interface Eye {
  /** Metres, three's axes: y is up. */
  readonly eye: readonly [x: number, y: number, z: number];
  readonly target: readonly [x: number, y: number, z: number];
  readonly fovDeg?: number;
}

type Level = readonly [x: number, z: number];
export type AllowStep = (from: Level, by: Level) => Level;

/** The height of the eye of somebody who stands. */
export const EYE_HEIGHT = 1.6;

/** Air about what a flat view frames, and how much of the height it stands above the middle: controls lie below it. */
const FLAT_AIR = 1.24;
const FLAT_LIFT = 0.05;

/** Of the picture, what is framed fills this much. */
const FILLED = 0.86;

/** The corners of a box as somebody sees them who looks along `way` at `target`. */
function cornersOf(box: Box3, target: Vector3, way: Vector3): readonly Vector3[] {
  const right = new Vector3(-way.z, 0, way.x).normalize();
  const up = new Vector3().crossVectors(right, way);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((n) => {
    const corner = new Vector3(
      n & 1 ? box.max.x : box.min.x,
      n & 2 ? box.max.y : box.min.y,
      n & 4 ? box.max.z : box.min.z,
    ).sub(target);
    return new Vector3(corner.dot(right), corner.dot(up), corner.dot(way));
  });
}

/** Of the distance to what is looked at; nothing of a room comes nearer to an eye outside it. */
export const NEAR_SHARE = 0.02;

export function createCameraRig(canvas: HTMLElement, onChange: () => void) {
  const perspective = new PerspectiveCamera(50, 1, 0.05, 200);
  const flat = new OrthographicCamera(-5, 5, 5, -5, -100, 200);
  const controls = new CameraControls(perspective, canvas);
  controls.smoothTime = 0.12;
  controls.draggingSmoothTime = 0.05;
  controls.dollyToCursor = true;
  controls.minDistance = 0.3;
  controls.maxDistance = 80;
  controls.maxPolarAngle = Math.PI * 0.495;
  controls.addEventListener('update', onChange);
  controls.addEventListener('control', onChange);
  controls.addEventListener('transitionstart', onChange);
  let mode: ViewMode = 'orbit';
  let size = { width: 1, height: 1 };
  /** What a flat view was framed for, metres. */
  let framed = { across: 8, upward: 8 };

  function aspectOf(): number {
    return size.width / Math.max(1, size.height);
  }

  /** Corners of what was framed as the eye sees them, from what it looks at: right, up and away, metres. */
  let corners: readonly Vector3[] = [];

  /** How far away all that was framed is seen, with some air around it. */
  function fittingDistance(): number {
    const high = Math.tan((perspective.fov * Math.PI) / 360) * FILLED;
    const wide = high * aspectOf();
    const needs = corners.map(
      ({ x, y, z }) => Math.max(Math.abs(x) / wide, Math.abs(y) / high) - z,
    );
    return Math.max(controls.minDistance, ...needs);
  }

  function heightOfFlat(): number {
    return Math.max(framed.upward, framed.across / aspectOf(), 0.5) * FLAT_AIR;
  }

  function applySize(): void {
    const aspect = aspectOf();
    const flatHeight = heightOfFlat();
    perspective.aspect = aspect;
    perspective.updateProjectionMatrix();
    flat.top = flatHeight / 2;
    flat.bottom = -flatHeight / 2;
    flat.left = (-flatHeight * aspect) / 2;
    flat.right = (flatHeight * aspect) / 2;
    flat.updateProjectionMatrix();
  }

  /** What pointers, wheel and fingers do: a walker turns the head and nothing else moves the body. */
  function setHands(): void {
    const { ROTATE, TRUCK, DOLLY, ZOOM, NONE, ...touch } = CameraControls.ACTION;
    const isFlat = mode === 'top' || mode === 'elevation';
    const isWalk = mode === 'walk';
    const nearer = isWalk ? NONE : isFlat ? ZOOM : DOLLY;
    controls.mouseButtons.left = isFlat ? TRUCK : ROTATE;
    controls.mouseButtons.right = isWalk ? ROTATE : TRUCK;
    controls.mouseButtons.middle = nearer;
    controls.mouseButtons.wheel = nearer;
    controls.touches.one = isFlat ? touch.TOUCH_TRUCK : touch.TOUCH_ROTATE;
    controls.touches.two = isWalk
      ? NONE
      : isFlat
        ? touch.TOUCH_ZOOM_TRUCK
        : touch.TOUCH_DOLLY_TRUCK;
    controls.touches.three = isWalk ? NONE : touch.TOUCH_TRUCK;
  }

  return {
    get camera(): PerspectiveCamera | OrthographicCamera {
      return mode === 'top' || mode === 'elevation' ? flat : perspective;
    },
    get mode(): ViewMode {
      return mode;
    },
    controls,
    /** A view from around keeps in sight what a window of another shape would cut off. */
    setSize(width: number, height: number): void {
      const before = fittingDistance();
      size = { width, height };
      applySize();
      if (mode !== 'orbit' || corners.length === 0) return;
      const farther = fittingDistance() / before;
      if (Math.abs(farther - 1) > 1e-6) void controls.dollyTo(controls.distance * farther, false);
    },
    /** Frames a box: from a corner above for orbit, from straight above, or along a direction. */
    async frame(
      box: Box3,
      next: ViewMode,
      options: {
        readonly along?: readonly [x: number, y: number, z: number];
        readonly animate?: boolean;
      } = {},
    ): Promise<void> {
      const animate = options.animate ?? false;
      mode = next;
      const center = box.getCenter(new Vector3());
      const extent = box.getSize(new Vector3());
      setHands();
      if (next === 'top' || next === 'elevation') {
        controls.camera = flat;
        controls.minPolarAngle = 0;
        controls.maxPolarAngle = Math.PI;
        const [x, y, z] = next === 'top' ? [0, -1, 0] : (options.along ?? [0, 0, -1]);
        const across = next === 'top' ? extent.x : Math.abs(extent.x * z) + Math.abs(extent.z * x);
        const upward = next === 'top' ? extent.z : extent.y;
        framed = { across, upward };
        applySize();
        void controls.zoomTo(1, false);
        const lift = heightOfFlat() * FLAT_LIFT;
        if (next === 'top') center.z += lift;
        else center.y -= lift;
        await controls.setLookAt(
          center.x - x * 50,
          center.y - y * 50,
          // Straight down would leave open which way is up.
          center.z - z * 50 + (next === 'top' ? 1e-3 : 0),
          center.x,
          center.y,
          center.z,
          animate,
        );
      } else if (next === 'walk') {
        controls.camera = perspective;
        perspective.fov = 68;
        applySize();
        controls.minDistance = 0.01;
        controls.maxPolarAngle = Math.PI * 0.85;
        controls.minPolarAngle = Math.PI * 0.15;
        void controls.zoomTo(1, false);
      } else {
        controls.camera = perspective;
        perspective.fov = 42;
        applySize();
        controls.minDistance = 0.3;
        controls.minPolarAngle = 0.02;
        controls.maxPolarAngle = Math.PI * 0.495;
        void controls.zoomTo(1, false);
        const way = new Vector3(...(options.along ?? [-0.42, -0.62, -0.66])).normalize();
        // What stands below the middle is nearer and looks larger; controls lie over the lower edge.
        const target = center.clone();
        target.y -= extent.y * 0.2;
        corners = cornersOf(box, target, way);
        const eye = target.clone().addScaledVector(way, -fittingDistance());
        await controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, animate);
      }
      onChange();
    },
    /** Puts the eye somewhere and looks at something. */
    async look(view: Eye, next: ViewMode, animate = false): Promise<void> {
      mode = next;
      setHands();
      void controls.zoomTo(1, false);
      controls.camera = perspective;
      perspective.fov = view.fovDeg ?? (next === 'walk' ? 68 : 42);
      controls.minDistance = next === 'walk' ? 0.01 : 0.3;
      controls.minPolarAngle = next === 'walk' ? Math.PI * 0.15 : 0.02;
      controls.maxPolarAngle = next === 'walk' ? Math.PI * 0.85 : Math.PI * 0.495;
      applySize();
      const { eye, target } = view;
      if (next === 'walk') {
        // Turning one's head: the target lies right before the eye.
        const way = new Vector3(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
        way.normalize().multiplyScalar(0.02);
        await controls.setLookAt(...eye, eye[0] + way.x, eye[1] + way.y, eye[2] + way.z, animate);
      } else {
        await controls.setLookAt(...eye, ...target, animate);
      }
      onChange();
    },
    /**
     * A step of somebody who walks: forward and to the right in metres, at eye height. `allowed` says what of a
     * step from a place is taken, both in the view's level axes.
     */
    step(forward: number, right: number, allowed: AllowStep = (_, by) => by): void {
      const way = new Vector3();
      perspective.getWorldDirection(way);
      way.y = 0;
      way.normalize();
      const side = new Vector3(-way.z, 0, way.x);
      const move = way.multiplyScalar(forward).add(side.multiplyScalar(right));
      const eye = controls.getPosition(new Vector3());
      const target = controls.getTarget(new Vector3());
      const [x, z] = allowed([eye.x, eye.z], [move.x, move.z]);
      void controls.setLookAt(
        eye.x + x,
        eye.y,
        eye.z + z,
        target.x + x,
        target.y,
        target.z + z,
        true,
      );
    },
    /** Moves what is under way along by some seconds; true while something still moves. */
    update(seconds: number): boolean {
      const hasMoved = controls.update(seconds);
      // The nearer the near plane, the coarser is depth far away: from afar it moves along.
      const near = mode === 'orbit' ? Math.max(0.05, controls.distance * NEAR_SHARE) : 0.05;
      if (Math.abs(near - perspective.near) > 0.2 * near) {
        perspective.near = near;
        perspective.updateProjectionMatrix();
      }
      return hasMoved;
    },
    dispose(): void {
      controls.dispose();
    },
  };
}
export type CameraRig = ReturnType<typeof createCameraRig>;
