import CameraControls from 'camera-controls';
import { isFlat, type ViewMode } from './view-mode.ts';

/** Sets what pointers, wheel and fingers do: a walker only turns the head, a flat view is not turned. */
export function setPointerActions(
  controls: Pick<CameraControls, 'mouseButtons' | 'touches'>,
  mode: ViewMode,
): void {
  const { ROTATE, TRUCK, DOLLY, ZOOM, NONE, ...touch } = CameraControls.ACTION;
  const { mouseButtons, touches } = controls;
  const isWalk = mode === 'walk';
  const closer = isWalk ? NONE : isFlat(mode) ? ZOOM : DOLLY;
  mouseButtons.left = isFlat(mode) ? TRUCK : ROTATE;
  mouseButtons.right = isWalk ? ROTATE : TRUCK;
  mouseButtons.middle = closer;
  mouseButtons.wheel = closer;
  touches.one = isFlat(mode) ? touch.TOUCH_TRUCK : touch.TOUCH_ROTATE;
  const two = isFlat(mode) ? touch.TOUCH_ZOOM_TRUCK : touch.TOUCH_DOLLY_TRUCK;
  touches.two = isWalk ? NONE : two;
  touches.three = isWalk ? NONE : touch.TOUCH_TRUCK;
}
