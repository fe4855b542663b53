// The lens of a photo from what its camera wrote: the focal length in pixels, and whether the picture is the whole frame.
import { isFrameShaped, type LensKnowledge } from '@wevisu/photo/camera/lens.ts';
import { type ExifFacts, readExif } from './read-exif.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Diagonal of 35 mm film, which equivalent focal lengths refer to, millimeters. */
const FILM = Math.hypot(36, 24);
/** Focusing and a lens's shake reduction change the focal length by about this. */
const BREATHING = 0.02;
/** A crop of unknown size makes the focal length longer beside the picture; by about this, give or take. */
const [CROP, CROP_SPREAD] = [1.15, 0.2];
/** No camera has less or more of the longer side. */
const [SHORTEST, LONGEST] = [0.25, 8];
/** Sides rounded to whole pixels, and to blocks of 16. */
const SAME = 0.006;

/** The lens of a file of this size, in pixels of a copy `by` times as large; null if the file doesn't tell. */
export function lensOfFile(bytes: Uint8Array, size: Size, by: number): LensKnowledge | null {
  const facts = readExif(bytes);
  const lens = facts && lensOf(facts, size);
  return lens && { ...lens, focalPx: lens.focalPx * by };
}

export function lensOf(facts: ExifFacts, size: Size): LensKnowledge | null {
  const longer = Math.max(size.width, size.height);
  const shorter = Math.min(size.width, size.height);
  const taken = facts.sides ?? [longer, shorter];
  const isSame = isNear(taken[0], longer) && isNear(taken[1], shorter);
  const isResized = !isSame && isNear(taken[0] / taken[1], longer / shorter);
  const isWhole = (isSame || isResized) && isFrameShaped(size);
  const inTaken = focalIn(taken, facts);
  if (!inTaken) return null;
  // Programs that crop write the new sides: how large the frame was is then unknown.
  const isCropOfUnknown = (isSame || isResized) && !isWhole;
  const focalPx =
    inTaken.focalPx * (isResized ? longer / taken[0] : 1) * (isCropOfUnknown ? CROP : 1);
  const spread = isCropOfUnknown ? Math.hypot(CROP_SPREAD, inTaken.spread) : inTaken.spread;
  const share = focalPx / longer;
  return share > SHORTEST && share < LONGEST ? { focalPx, spread, isWhole } : null;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < SAME;
}

/** The focal length in pixels of the picture as taken. */
function focalIn(
  [longer, shorter]: readonly [number, number],
  { focal35, focalMm, pixelsPerMm, zoom }: ExifFacts,
): Pick<LensKnowledge, 'focalPx' | 'spread'> | null {
  // Some cameras count their digital zoom into the focal length, others don't.
  const zoomed = Math.sqrt(Math.max(1, zoom));
  const unsure = Math.log(zoomed);
  if (focal35 !== null) {
    // Wide pictures of phones are cut from frames of 4 by 3.
    const diagonal = longer / shorter > 1.7 ? longer * 1.25 : Math.hypot(longer, shorter);
    const spread = Math.hypot(BREATHING, 0.5 / focal35, unsure);
    return { focalPx: (focal35 / FILM) * diagonal * zoomed, spread };
  }
  if (focalMm === null || pixelsPerMm === null) return null;
  return { focalPx: focalMm * pixelsPerMm * zoomed, spread: Math.hypot(BREATHING, unsure) };
}
