// What is known of a photo's lens before any mark: from its file, or only what photos of homes usually are.

/** What the photo's file tells of its camera. */
export interface LensKnowledge {
  /** The focal length in pixels of this picture. */
  readonly focalPx: number;
  /** Relative standard deviation of `focalPx`. */
  readonly spread: number;
  /** Whether the picture is the camera's whole frame, so that the camera looked through its middle. */
  readonly isWhole: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One kind of photo: a normal distribution of its focal length and of where the camera looked. */
export interface LensKind {
  readonly focalPx: number;
  /** Standard deviation of the focal length's natural log. */
  readonly spread: number;
  /** Where the camera looked, from the picture's middle, in shares of the longer side. */
  readonly center: readonly [x: number, y: number];
  /** Standard deviation of each share. */
  readonly centerSpread: number;
  /** How usual the kind is, beside the others. */
  readonly weight: number;
}

/** Where lenses of phones look, beside the middle of the whole frame. */
const WHOLE = 0.006;
/** Crops that keep the frame's shape are small as a rule; others keep 60 to 100 % of each side. */
const [TRIMMED, CROPPED] = [0.04, 0.12];

type Usual = readonly [focal: number, spread: number, center: number, weight: number];

/**
 * Focal lengths over the longer side. Main lenses of phones have 24 to 28 mm on 36, ultrawide ones 13 to 16, tele ones
 * 48 and more. A crop makes the longer side shorter.
 */
const ofFrames: readonly Usual[] = [
  [0.74, 0.12, WHOLE, 1],
  [0.4, 0.09, WHOLE, 0.25],
  [1.4, 0.3, WHOLE, 0.06],
  [0.8, 0.15, TRIMMED, 0.2],
  [0.44, 0.15, TRIMMED, 0.06],
  [0.9, 0.6, CROPPED, 0.01],
];
const ofCrops: readonly Usual[] = [
  [0.9, 0.2, CROPPED, 1],
  [0.5, 0.2, CROPPED, 0.25],
  [1.6, 0.35, CROPPED, 0.06],
  [0.9, 0.6, CROPPED, 0.01],
];

/** Width over height of what cameras take, and how far rounding may move it. */
const [SHAPES, ROUNDING] = [[4 / 3, 3 / 2, 16 / 9], 0.004];

/** Whether a picture has the shape of a camera's frame; others are cut out of one. */
export function isFrameShaped({ width, height }: Size): boolean {
  const shape = Math.max(width, height) / Math.min(width, height);
  return SHAPES.some((one) => Math.abs(shape / one - 1) < ROUNDING);
}

/** A file's word is taken unless the marks speak clearly against it. */
const DOUBT = 0.01;

/** The kinds of photo that a picture may be, the usual one first. */
export function lensKinds(size: Size, known: LensKnowledge | null): readonly LensKind[] {
  const longer = Math.max(size.width, size.height);
  const unknown = (isFrameShaped(size) ? ofFrames : ofCrops).map(
    ([focal, spread, centerSpread, weight]): LensKind => ({
      focalPx: focal * longer,
      spread,
      center: [0, 0],
      centerSpread,
      weight,
    }),
  );
  if (!known) return unknown;
  const told: LensKind = {
    focalPx: known.focalPx,
    spread: known.spread,
    center: [0, 0],
    centerSpread: known.isWhole ? WHOLE : CROPPED,
    weight: 1,
  };
  return [told, ...unknown.map((kind) => ({ ...kind, weight: kind.weight * DOUBT }))];
}
