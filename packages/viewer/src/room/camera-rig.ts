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

/** The height of the eye of somebody who stands. */
export const EYE_HEIGHT = 1.6;

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
  let flatHeight = 8;

  function applySize(): void {
    const aspect = size.width / Math.max(1, size.height);
    perspective.aspect = aspect;
    perspective.updateProjectionMatrix();
    flat.top = flatHeight / 2;
    flat.bottom = -flatHeight / 2;
    flat.left = (-flatHeight * aspect) / 2;
    flat.right = (flatHeight * aspect) / 2;
    flat.updateProjectionMatrix();
  }

  return {
    get camera(): PerspectiveCamera | OrthographicCamera {
      return mode === 'top' || mode === 'elevation' ? flat : perspective;
    },
    get mode(): ViewMode {
      return mode;
    },
    controls,
    setSize(width: number, height: number): void {
      size = { width, height };
      applySize();
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
      const aspect = size.width / Math.max(1, size.height);
      if (next === 'top' || next === 'elevation') {
        controls.camera = flat;
        controls.maxPolarAngle = Math.PI;
        const [x, y, z] = next === 'top' ? [0, -1, 0] : (options.along ?? [0, 0, -1]);
        const across = next === 'top' ? extent.x : Math.abs(extent.x * z) + Math.abs(extent.z * x);
        const upward = next === 'top' ? extent.z : extent.y;
        flatHeight = Math.max(upward, across / aspect, 0.5) * 1.12;
        applySize();
        flat.zoom = 1;
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
        controls.mouseButtons.left = CameraControls.ACTION.TRUCK;
        controls.touches.one = CameraControls.ACTION.TOUCH_TRUCK;
      } else if (next === 'walk') {
        controls.camera = perspective;
        perspective.fov = 68;
        applySize();
        controls.minDistance = 0.01;
        controls.maxPolarAngle = Math.PI * 0.85;
        controls.minPolarAngle = Math.PI * 0.15;
        controls.mouseButtons.left = CameraControls.ACTION.ROTATE;
        controls.touches.one = CameraControls.ACTION.TOUCH_ROTATE;
      } else {
        controls.camera = perspective;
        perspective.fov = 42;
        applySize();
        controls.minDistance = 0.3;
        controls.minPolarAngle = 0.02;
        controls.maxPolarAngle = Math.PI * 0.495;
        controls.mouseButtons.left = CameraControls.ACTION.ROTATE;
        controls.touches.one = CameraControls.ACTION.TOUCH_ROTATE;
        const radius = extent.length() / 2;
        const fov = (perspective.fov * Math.PI) / 180;
        const fitting = Math.min(fov, 2 * Math.atan(Math.tan(fov / 2) * aspect));
        const distance = (radius / Math.sin(fitting / 2)) * 0.94;
        const [x, y, z] = options.along ?? [-0.42, -0.62, -0.66];
        const long = Math.hypot(x, y, z);
        await controls.setLookAt(
          center.x - (x / long) * distance,
          center.y - (y / long) * distance,
          center.z - (z / long) * distance,
          center.x,
          center.y - extent.y * 0.16,
          center.z,
          animate,
        );
      }
      onChange();
    },
    /** Puts the eye somewhere and looks at something. */
    async look(view: Eye, next: ViewMode, animate = false): Promise<void> {
      mode = next;
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
    /** A step of somebody who walks: forward and to the right in metres, at eye height. */
    step(forward: number, right: number): void {
      const way = new Vector3();
      perspective.getWorldDirection(way);
      way.y = 0;
      way.normalize();
      const side = new Vector3(-way.z, 0, way.x);
      const move = way.multiplyScalar(forward).add(side.multiplyScalar(right));
      const eye = controls.getPosition(new Vector3());
      const target = controls.getTarget(new Vector3());
      controls.setLookAt(
        eye.x + move.x,
        eye.y,
        eye.z + move.z,
        target.x + move.x,
        target.y,
        target.z + move.z,
        true,
      );
    },
    /** Moves what is under way along by some seconds; true while something still moves. */
    update(seconds: number): boolean {
      return controls.update(seconds);
    },
    dispose(): void {
      controls.dispose();
    },
  };
}
export type CameraRig = ReturnType<typeof createCameraRig>;
