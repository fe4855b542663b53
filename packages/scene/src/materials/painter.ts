import type { Linear } from './color.ts';

/** What a painter says of one point of a face. Reused for every point. */
export type Texel = {
  /** Linear light, 0 to 1. */
  r: number;
  g: number;
  b: number;
  /** Millimeters above the face of the piece; negative is a hollow. */
  height: number;
  /** 0 chalk, 1 mirror. */
  gloss: number;
};

/** One piece as laid, in millimeters. */
export type PieceFace = {
  readonly key: number;
  readonly length: number;
  readonly width: number;
  /** Which piece of a pattern of several sizes. */
  readonly kind: number;
};

/**
 * Says what one piece looks like at `u` along and `v` across it, in millimeters from its center,
 * `edge` millimeters inside its outline.
 */
export type FaceShader = (u: number, v: number, edge: number, out: Texel) => void;

export type Painter = {
  /** Called once for each piece. */
  readonly faceOf: (piece: PieceFace) => FaceShader;
  /** Rounding of the outline's corners. */
  readonly cornerMm: number;
  /** How far the outline wanders. */
  readonly wobbleMm: number;
  /** Rounding of the rim; its profile is added to the height. */
  readonly rimMm: number;
  /** How far the joint lies below the rim. */
  readonly jointDepthMm: number;
  /** Each piece lies tilted by about this, so that gloss differs from piece to piece. */
  readonly tiltRatio: number;
  /** Cast shadows are worth their time (stacked stone, deep pavers). */
  readonly castsShadows: boolean;
};

/** What painters know about the picture: the size of a pixel, so that they can skip finer detail. */
export type Resolution = { readonly mmPerPixel: number };

/** How much of a detail of this size is seen: 0 below half a pixel, 1 above two. */
export function visibility(sizeMm: number, { mmPerPixel }: Resolution): number {
  const pixels = sizeMm / mmPerPixel;
  return pixels <= 0.5 ? 0 : pixels >= 2 ? 1 : (pixels - 0.5) / 1.5;
}

export function setColor(out: Texel, color: Linear): void {
  out.r = color.r;
  out.g = color.g;
  out.b = color.b;
}

/** Sets the color `t` of the way from one to another, without making an object per point. */
export function setMix(out: Texel, from: Linear, to: Linear, t: number): void {
  out.r = from.r + (to.r - from.r) * t;
  out.g = from.g + (to.g - from.g) * t;
  out.b = from.b + (to.b - from.b) * t;
}

/** Mixes a brightened or darkened color over what is there. */
export function blendToned(out: Texel, color: Linear, factor: number, share: number): void {
  out.r += (color.r * factor - out.r) * share;
  out.g += (color.g * factor - out.g) * share;
  out.b += (color.b * factor - out.b) * share;
}

/** Mixes a color over what is there. */
export function blend(out: Texel, color: Linear, share: number): void {
  out.r += (color.r - out.r) * share;
  out.g += (color.g - out.g) * share;
  out.b += (color.b - out.b) * share;
}

/** Multiplies the light of what is there. */
export function tone(out: Texel, factor: number): void {
  out.r *= factor;
  out.g *= factor;
  out.b *= factor;
}
