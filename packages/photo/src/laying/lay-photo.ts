import { encodeLinear, linearOf } from '@wevisu/scene/materials/color.ts';
import { isPictureSize } from '../camera/find-camera.ts';
import { findingOf, type PhotoFinding, type PhotoFindingCode } from '../finding.ts';
import { type LightField, lightField } from '../light/light-field.ts';
import { type Color, linearOfByte } from '../light/linear.ts';
import { whiteOf } from '../light/white-of.ts';
import { hardMask, intersectMasks, sharedPixels, subtractMask } from '../masks/combine-masks.ts';
import { coveredPixels, isSameSize, type Mask } from '../masks/mask.ts';
import { polygonMask } from '../masks/polygon-mask.ts';
import type { Picture } from '../picture.ts';
import type { Footprint } from '../planes/footprint.ts';
import { measureFootprint, newFootprint } from '../planes/footprint.ts';
import { type Extent, visibleExtent } from '../planes/visible-extent.ts';
import { createTexture } from './laid-texture.ts';
import { type Finish, finishOf, type PhotoSurface } from './photo-surface.ts';
import { sampleTexture } from './sample-texture.ts';

export interface SurfaceFinding extends PhotoFinding {
  /** The surface; null if the finding is about the picture. */
  readonly surfaceId: string | null;
}

interface LaidPhoto {
  readonly picture: Picture;
  readonly findings: readonly SurfaceFinding[];
}

/**
 * Shows the surfaces of a photo in their new coverings, in the photo's own light. Pixels that no mask covers keep every
 * byte. Surfaces that can't be laid stay as they are, with a finding; so does a photo that is not whole or too large.
 */
export function layPhoto(photo: Picture, surfaces: readonly PhotoSurface[]): LaidPhoto {
  const findings: SurfaceFinding[] = [];
  const isWhole =
    isPictureSize(photo.width, photo.height) &&
    photo.data.length === photo.width * photo.height * 4;
  if (!isWhole)
    return { picture: photo, findings: [{ ...findingOf('not-a-picture'), surfaceId: null }] };
  const data = photo.data.slice();
  const white = whiteOf(
    photo,
    surfaces.map(({ mask }) => mask).filter((mask) => isSameSize(mask, photo)),
  );
  const laidBefore: Mask[] = [];
  for (const surface of surfaces) {
    const report = (code: PhotoFindingCode) =>
      findings.push({ ...findingOf(code), surfaceId: surface.id });
    const mask = maskToLay(surface, photo, laidBefore, report);
    const finish = mask && finishOf(surface);
    const extent = mask && visibleExtent(surface.plane, mask);
    if (!mask || !finish) continue;
    if (typeof finish === 'string') report(finish);
    else if (!extent) report('mask-empty');
    else {
      const { plane, oldColor } = surface;
      const light = lightField({ picture: photo, plane, mask, extent, white, oldColor });
      repaint({ data, surface, mask, extent, finish, light });
      laidBefore.push(mask);
    }
  }
  return { picture: { ...photo, data }, findings };
}

/** Share of a mask that may be outside the outline, or in two masks, because of soft edges alone. */
const EDGE_SHARE = 0.01;

/** The visible part of a surface inside its outline, without what earlier surfaces took; null if nothing is left. */
function maskToLay(
  { mask, outline }: PhotoSurface,
  photo: Picture,
  before: readonly Mask[],
  report: (code: PhotoFindingCode) => void,
): Mask | null {
  if (!isSameSize(mask, photo)) {
    report('mask-size');
    return null;
  }
  const whole = polygonMask(photo, outline);
  if (typeof whole === 'string') {
    report(whole);
    return null;
  }
  const all = coveredPixels(mask);
  let left = intersectMasks(mask, whole);
  if (left && coveredPixels(left) < all * (1 - EDGE_SHARE)) report('mask-beyond-outline');
  for (const one of before) {
    const isOver = left && sharedPixels(left, one) > all * EDGE_SHARE;
    if (isOver) report('masks-overlap');
    // Neighbors share the pixels of their edge; where one overlaps another, the soft edge goes too.
    left = left && subtractMask(left, isOver ? hardMask(one) : one);
  }
  if (left && coveredPixels(left) >= 1) return left;
  report('mask-empty');
  return null;
}

interface Repaint {
  readonly data: Uint8ClampedArray;
  readonly surface: PhotoSurface;
  readonly mask: Mask;
  readonly extent: Extent;
  readonly finish: Finish;
  readonly light: LightField;
}

function repaint({ data, surface, mask, extent, finish, light }: Repaint): void {
  const { plane } = surface;
  const { width, coverage } = mask;
  const colorAt = colorOf(finish, { surface, mask, extent });
  const seen = newFootprint();
  const color = { r: 0, g: 0, b: 0 };
  const shade = { r: 0, g: 0, b: 0 };
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const share = (coverage[pixel] as number) / 255;
    if (share === 0) continue;
    const x = pixel % width;
    if (!measureFootprint(plane, x, (pixel - x) / width, seen)) continue;
    colorAt(seen, color);
    light.lightAt(seen.u, seen.v, shade);
    const at = pixel * 4;
    data[at] = blend(data[at] as number, color.r * shade.r, share);
    data[at + 1] = blend(data[at + 1] as number, color.g * shade.g, share);
    data[at + 2] = blend(data[at + 2] as number, color.b * shade.b, share);
  }
}

/** Mixes linear light into an sRGB byte by the share of the pixel that it covers. */
function blend(byte: number, linear: number, share: number): number {
  const old = linearOfByte[byte] as number;
  return encodeLinear(old + (linear - old) * share);
}

function colorOf(
  finish: Finish,
  { surface, mask, extent }: Pick<Repaint, 'surface' | 'mask' | 'extent'>,
): (seen: Footprint, out: Color) => void {
  if (finish.kind === 'paint') {
    const paint = linearOf(finish.color);
    return (_, out) => Object.assign(out, paint);
  }
  const { laying, cells } = finish;
  const texture = createTexture({ plane: surface.plane, mask, extent, laying, cells });
  return (seen, out) => sampleTexture(texture, seen, out);
}
