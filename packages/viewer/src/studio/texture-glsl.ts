// Surface textures computed from the place on the product, in millimeters: no image, no seams.
import type { SurfaceTexture } from '@wevisu/scene/finishes.ts';

export const noiseGlsl = `
float hash13(vec3 p) {
  p = fract(p * 0.1031);
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}
float noise3(vec3 p) {
  vec3 i = floor(p);
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash13(i), hash13(i + vec3(1, 0, 0)), f.x),
        mix(hash13(i + vec3(0, 1, 0)), hash13(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash13(i + vec3(0, 0, 1)), hash13(i + vec3(1, 0, 1)), f.x),
        mix(hash13(i + vec3(0, 1, 1)), hash13(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float fbm3(vec3 p) {
  return 0.5 * noise3(p) + 0.25 * noise3(p * 2.03 + 7.1) + 0.15 * noise3(p * 4.1 + 3.7)
    + 0.1 * noise3(p * 8.2 + 1.3);
}
vec3 alongGrain(vec3 p) {
  return uGrain == 0 ? p.xyz : (uGrain == 1 ? p.yzx : p.zxy);
}`;

/** GLSL that may change `tint` (vec3), `rough` (float), `bump` (float, millimeters) and `lean` (vec3
 * added to the normal, in the product's axes). */
export const textureGlsl: Readonly<Record<SurfaceTexture, string>> = {
  smooth: '',
  brushed: `
    vec3 g = alongGrain(vPlace) / uFine;
    float streak = noise3(vec3(g.x * 0.02, g.y * 0.9, g.z * 0.9))
      + 0.6 * noise3(vec3(g.x * 0.008, g.y * 0.35, g.z * 0.35) + 9.0) - 0.8;
    tint *= 1.0 + 0.045 * streak;
    rough += 0.05 * streak;
    // Fine scratches spread reflections across their direction.
    lean = (uGrain == 1 ? vec3(1.0, 0.0, 0.0) : vec3(0.0, 1.0, 0.0)) * streak * 0.045;`,
  wood: `
    vec3 g = alongGrain(vPlace);
    vec3 w = vec3(g.x * 0.0022, g.y * 0.028, g.z * 0.028);
    float warp = fbm3(w * vec3(1.6, 0.7, 0.7) + 4.0);
    float rings = fbm3(vec3(w.x, w.y * 1.3 + warp * 1.8, w.z * 1.3 + warp * 1.8));
    float band = smoothstep(0.3, 0.72, fract(rings * 5.0)) * (1.0 - smoothstep(0.86, 1.0, fract(rings * 5.0)));
    float pores = noise3(vec3(g.x * 0.02, g.y * 0.55, g.z * 0.55));
    float shade = 0.55 * band + 0.35 * smoothstep(0.5, 0.95, pores) + 0.35 * (warp - 0.5);
    tint = mix(tint, uAccent, clamp(shade, 0.0, 1.0) * 0.75);
    rough += 0.08 * (pores - 0.5);`,
  marble: `
    vec3 m = vPlace * 0.0042;
    float turbulence = fbm3(m * 1.3 + 2.0);
    float vein = abs(fbm3(m * vec3(1.0, 1.6, 1.0) + turbulence * 2.2) - 0.47);
    float fine = abs(fbm3(m * 3.1 + turbulence * 3.0 + 8.0) - 0.5);
    float strength = (1.0 - smoothstep(0.0, 0.035, vein)) * 0.85
      + (1.0 - smoothstep(0.0, 0.02, fine)) * 0.3 + 0.22 * smoothstep(0.45, 0.8, turbulence);
    tint = mix(tint, uAccent, clamp(strength, 0.0, 0.9));`,
  speckle: `
    vec3 s = vPlace / max(1.0, uFine * 0.8);
    float grain = noise3(s * 0.55) * 0.6 + noise3(s * 1.1 + 5.0) * 0.4;
    tint = mix(tint, uAccent, smoothstep(0.52, 0.8, grain) * 0.8);
    tint *= 0.97 + 0.06 * noise3(vPlace * 0.02);`,
  linen: `
    vec3 l = vPlace / max(0.9, uFine * 0.9);
    float warpThread = noise3(vec3(l.x * 1.4, l.y * 0.08, l.z * 1.4));
    float weft = noise3(vec3(l.x * 0.08, l.y * 1.5, l.z * 0.08) + 3.0);
    tint *= 0.86 + 0.16 * warpThread + 0.16 * weft;`,
  hammered: `
    vec3 cell = floor(vPlace / uDimple);
    float nearest = 9.0;
    for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) for (int z = -1; z <= 1; z++) {
      vec3 c = cell + vec3(x, y, z);
      vec3 q = (c + vec3(hash13(c), hash13(c + 17.0), hash13(c + 41.0))) * uDimple;
      nearest = min(nearest, length(vPlace - q));
    }
    float dish = smoothstep(0.0, uDimple * 0.9, nearest);
    bump = 0.16 * uDimple * dish * dish;
    tint *= 0.9 + 0.14 * dish;`,
  iron: `
    tint *= 0.85 + 0.3 * noise3(vPlace / max(0.8, uFine));
    rough += 0.1 * (noise3(vPlace * 0.3) - 0.5);`,
};
