import type { View } from '@wevisu/scene/kinds/definition/kind.ts';
import { PerspectiveCamera, Vector3 } from 'three';

const FIELD_OF_VIEW = 22;
/** Share of the picture's width or height that the product fills: about 11 % stays free on each side. */
const FILL = 0.78;

/**
 * A camera that looks from the given side and fits every point of the product into a square picture, centered.
 * @param points x, y, z of each point, millimeters.
 */
export function frameProduct(points: Float32Array, view: View): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 1e5);
  const azimuth = (view.azimuthDeg * Math.PI) / 180;
  const elevation = (view.elevationDeg * Math.PI) / 180;
  const back = new Vector3(
    Math.cos(elevation) * Math.sin(azimuth),
    Math.sin(elevation),
    Math.cos(elevation) * Math.cos(azimuth),
  );
  const right = new Vector3(0, 1, 0).cross(back).normalize();
  const up = back.clone().cross(right);
  const seen = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const p = new Vector3(points[i], points[i + 1], points[i + 2]);
    seen[i] = p.dot(right);
    seen[i + 1] = p.dot(up);
    seen[i + 2] = p.dot(back);
  }
  // The four sides of the view pyramid have fixed slopes, so each touches the product at one extreme point; the apex
  // follows from opposite pairs.
  const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * FILL;
  const reach = [-Infinity, -Infinity, -Infinity, -Infinity] as [number, number, number, number];
  let nearest = -Infinity;
  let farthest = Infinity;
  for (let i = 0; i < seen.length; i += 3) {
    const x = seen[i] ?? 0;
    const y = seen[i + 1] ?? 0;
    const z = seen[i + 2] ?? 0;
    reach[0] = Math.max(reach[0], x + slope * z);
    reach[1] = Math.max(reach[1], -x + slope * z);
    reach[2] = Math.max(reach[2], y + slope * z);
    reach[3] = Math.max(reach[3], -y + slope * z);
    nearest = Math.max(nearest, z);
    farthest = Math.min(farthest, z);
  }
  const z = Math.max((reach[0] + reach[1]) / 2, (reach[2] + reach[3]) / 2) / slope;
  const x = (reach[0] - reach[1]) / 2;
  const y = (reach[2] - reach[3]) / 2;
  camera.position
    .set(0, 0, 0)
    .addScaledVector(right, x)
    .addScaledVector(up, y)
    .addScaledVector(back, z);
  camera.up.copy(up);
  camera.lookAt(camera.position.clone().sub(back));
  camera.near = Math.max(1, (z - nearest) * 0.5);
  camera.far = (z - farthest) * 3;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return camera;
}
