// Finishes by what they are made of: each fills in what all of its sort share.
import type { ColorFamily, Finish, SurfaceTexture } from './finishes.ts';

export function metal(
  label: string,
  family: ColorFamily,
  color: string,
  roughness: number,
  texture: SurfaceTexture = 'smooth',
): Finish {
  return {
    label,
    family,
    group: 'metal',
    color,
    metalness: 1,
    roughness,
    clearcoat: 0,
    texture,
  };
}

export function coated(
  label: string,
  family: ColorFamily,
  color: string,
  roughness = 0.42,
  group: Finish['group'] = 'paint',
): Finish {
  return {
    label,
    family,
    group,
    color,
    metalness: 0,
    roughness,
    clearcoat: 0.12,
    texture: 'smooth',
  };
}

export function glazed(label: string, family: ColorFamily, color: string): Finish {
  return {
    label,
    family,
    group: 'ceramic',
    color,
    metalness: 0,
    roughness: 0.16,
    clearcoat: 0.9,
    texture: 'smooth',
  };
}

export function textured(
  label: string,
  family: ColorFamily,
  group: Finish['group'],
  texture: SurfaceTexture,
  color: string,
  accent: string,
  roughness: number,
): Finish {
  return {
    label,
    family,
    group,
    color,
    accent,
    metalness: 0,
    roughness,
    clearcoat: group === 'stone' ? 0.4 : 0.1,
    texture,
  };
}

export function glass(label: string, color: string, opacity: number, roughness = 0.03): Finish {
  return {
    label,
    family: 'Clear',
    group: 'glass',
    color,
    metalness: 0,
    roughness,
    clearcoat: 0,
    texture: 'smooth',
    opacity,
  };
}

export function lit(label: string, family: ColorFamily, color: string, glow: number): Finish {
  return {
    label,
    family,
    group: 'glass',
    color,
    metalness: 0,
    roughness: 0.35,
    clearcoat: 0.2,
    texture: 'smooth',
    glow,
  };
}

export function cloth(label: string, family: ColorFamily, color: string, accent = color): Finish {
  return { ...textured(label, family, 'soft', 'linen', color, accent, 0.92), clearcoat: 0 };
}

export function grown(label: string, family: ColorFamily, color: string, roughness = 0.55): Finish {
  return { ...coated(label, family, color, roughness, 'soft'), clearcoat: 0.06 };
}

export function masonry(label: string, family: ColorFamily, color: string, accent: string): Finish {
  return { ...textured(label, family, 'stone', 'speckle', color, accent, 0.85), clearcoat: 0 };
}
