// The camera of a product's picture, as the studio of the browser frames it (packages/viewer/src/studio/framing.ts).
import type { View } from '@wevisu/scene/kinds/definition/kind.ts';
import type { StillCamera } from '../path/camera.ts';

type Vec = readonly [x: number, y: number, z: number];

export interface ProductFrame {
  readonly camera: StillCamera;
  /** Of the box around the model, meters. */
  readonly middle: Vec;
  readonly radius: number;
}

const FIELD_OF_VIEW = 22;
/** Share of the picture's width or height that the product fills. */
const FILL = 0.78;
const MILLIMETERS = 1e-3;

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function boundsOf(points: readonly Vec[]) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const point of points) {
    for (let k = 0; k < 3; k++) {
      min[k] = Math.min(min[k] as number, point[k] as number);
      max[k] = Math.max(max[k] as number, point[k] as number);
    }
  }
  return { min: min as unknown as Vec, max: max as unknown as Vec };
}

/** Looks from the kind's side and fits every point into a square picture, centered. Meters. */
export function frameProduct(points: readonly Vec[], view: View): ProductFrame {
  const { min, max } = boundsOf(points);
  const middle: Vec = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2;
  const azimuth = (view.azimuthDeg * Math.PI) / 180;
  const elevation = (view.elevationDeg * Math.PI) / 180;
  const back: Vec = [
    Math.cos(elevation) * Math.sin(azimuth),
    Math.sin(elevation),
    Math.cos(elevation) * Math.cos(azimuth),
  ];
  const side = cross([0, 1, 0], back);
  const long = Math.hypot(...side);
  const right: Vec = [side[0] / long, side[1] / long, side[2] / long];
  const up = cross(back, right);
  const top = min[1] + (view.fromBottomMm ?? Infinity) * MILLIMETERS;
  // Of a lamp on a long rod only the lower part.
  const framed =
    max[1] <= top
      ? points
      : [...points.filter(([, y]) => y <= top), [middle[0], top, middle[2]] as Vec];
  // The four sides of the view pyramid touch the product at one extreme point each.
  const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * FILL;
  const reach = [-Infinity, -Infinity, -Infinity, -Infinity] as [number, number, number, number];
  for (const point of framed) {
    const [x, y, z] = [dot(point, right), dot(point, up), dot(point, back)];
    reach[0] = Math.max(reach[0], x + slope * z);
    reach[1] = Math.max(reach[1], -x + slope * z);
    reach[2] = Math.max(reach[2], y + slope * z);
    reach[3] = Math.max(reach[3], -y + slope * z);
  }
  const z = Math.max((reach[0] + reach[1]) / 2, (reach[2] + reach[3]) / 2) / slope;
  const [x, y] = [(reach[0] - reach[1]) / 2, (reach[2] - reach[3]) / 2];
  const eye = [0, 1, 2].map(
    (k) => (right[k] as number) * x + (up[k] as number) * y + (back[k] as number) * z,
  ) as unknown as Vec;
  const target: Vec = [eye[0] - back[0], eye[1] - back[1], eye[2] - back[2]];
  return { camera: { eye, target, fovDeg: FIELD_OF_VIEW, shift: 0 }, middle, radius };
}
