import { bakeTexture, type TextureRequest } from '@wevisu/scene/materials/bake-texture.ts';
import type { StillScene } from './still-scene.ts';

export interface Bake {
  readonly request: TextureRequest;
  /** Index of its first texel. */
  readonly at: number;
}

/** Bakes the picture of one laid surface into the shared texels. Throws what bakeTexture throws. */
export function bakeInto(
  { texels, bumps }: Pick<StillScene, 'texels' | 'bumps'>,
  { request, at }: Bake,
): void {
  const { albedo, normal, roughness } = bakeTexture(request);
  for (let n = 0; n < roughness.length; n++) {
    const to = (at + n) * 4;
    texels[to] = albedo[n * 4] as number;
    texels[to + 1] = albedo[n * 4 + 1] as number;
    texels[to + 2] = albedo[n * 4 + 2] as number;
    texels[to + 3] = roughness[n] as number;
    bumps[(at + n) * 2] = normal[n * 4] as number;
    bumps[(at + n) * 2 + 1] = normal[n * 4 + 1] as number;
  }
}
