// The scene of a still: flat arrays that threads share.

import type { SceneMemory } from '../bvh/wide-bvh.ts';

type Vec = readonly [x: number, y: number, z: number];

/** Where each number of a look stands. */
export const LOOK = {
  red: 0,
  green: 1,
  blue: 2,
  roughness: 3,
  metalness: 4,
  /** 1 is opaque. */
  opacity: 5,
  /** Light that the eye sees but that lights nothing, white in daylight being 1. */
  glow: 6,
  /** Index of the texture, or -1. */
  texture: 7,
  /** 1 for surfaces seen from one side only: the eye looks through them from behind. */
  oneSided: 8,
  /** Emitted light that lights the room: cd/m2 of red, green and blue. */
  light: 9,
  /** Pattern of a finish, its number in `grainPatterns` times three plus the axis, and its second color. */
  grain: 12,
  accent: 13,
} as const;
export const LOOK_SIZE = 16;

/** Numbers of a portal in `portals`: middle, half extents along two directions, direction inward, square meters. */
export const PORTAL_SIZE = 13;
/** Numbers of a lamp in `lamps`: place, candela of red, green and blue, cosines of the cone's soft edge, owner. */
export const LAMP_SIZE = 9;

export interface StillTexture {
  /** First texel in `texels`. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

export interface Surroundings {
  /** cd/m2, linear RGB. */
  readonly horizon: Vec;
  readonly zenith: Vec;
  readonly ground: Vec;
  /** Their colors in the picture, linear RGB. */
  readonly seen: { readonly horizon: Vec; readonly zenith: Vec; readonly ground: Vec };
  readonly sun: {
    /** Toward it, of length 1. */
    readonly direction: Vec;
    /** Lux on what faces it, linear RGB. */
    readonly lux: Vec;
    /** Half the angle of its disc, radians. */
    readonly spread: number;
  } | null;
  /** Light comes from everywhere: rooms without walls or ceiling. */
  readonly isOpen: boolean;
  /** The middle of the yard and how far it reaches, meters; null where there is sky alone. */
  readonly yard: { readonly x: number; readonly z: number; readonly radius: number } | null;
}

export interface StillScene {
  readonly bvh: SceneMemory;
  /** In the order of the leaves: corner and two edges, meters, y up, x east, z south. */
  readonly triangles: Float32Array;
  /** Nine numbers for each triangle. */
  readonly normals: Float32Array;
  /** Six numbers for each triangle: from the texture's first texel right and down, 0 to 1. */
  readonly uvs: Float32Array;
  readonly lookOf: Int32Array;
  /** The thing that a triangle belongs to. */
  readonly ownerOf: Int32Array;
  /** Rotation of each thing about y (cosine, sine) and its place: where grain starts. */
  readonly places: Float32Array;
  readonly looks: Float32Array;
  readonly textures: readonly StillTexture[];
  /** sRGB and roughness: four bytes a texel. */
  readonly texels: Uint8Array;
  /** x and y of the normals, 127.5 being none: two bytes a texel. */
  readonly bumps: Uint8Array;
  readonly portals: Float32Array;
  readonly lamps: Float32Array;
  readonly surroundings: Surroundings;
}
