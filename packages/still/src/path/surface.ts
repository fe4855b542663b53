// The surface that a ray met: its place, normal and look.
import type { Trace } from '../bvh/trace.ts';
import { LOOK, LOOK_SIZE, type StillScene } from '../scene/still-scene.ts';
import { grainLook } from './grain.ts';

/** sRGB byte to linear light. */
const linear = Float64Array.from({ length: 256 }, (_, n) => {
  const s = n / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

/** A surface that is read again and again; its fields are the latest reading. Places in meters, linear RGB. */
export function createSurface(scene: StillScene) {
  const { triangles, normals, uvs, lookOf, ownerOf, places, looks, textures, texels, bumps } =
    scene;
  const tint = grainLook();

  const surface = {
    x: 0,
    y: 0,
    z: 0,
    /** Normal of the triangle, toward where the ray came from. */
    gx: 0,
    gy: 0,
    gz: 0,
    /** Shading normal, with bumps. */
    nx: 0,
    ny: 0,
    nz: 0,
    isBack: false,
    look: 0,
    red: 0,
    green: 0,
    blue: 0,
    roughness: 1,
    metalness: 0,
    opacity: 1,

    /** Reads what a trace's ray met. @param isFine Interpolates textures and reads their bumps, for what the eye sees. */
    read({ triangle, u: du, v: dv, ray }: Trace, isFine: boolean): void {
      const dx = ray[3] as number;
      const dy = ray[4] as number;
      const dz = ray[5] as number;
      const at = triangle * 9;
      const e1x = triangles[at + 3] as number;
      const e1y = triangles[at + 4] as number;
      const e1z = triangles[at + 5] as number;
      const e2x = triangles[at + 6] as number;
      const e2y = triangles[at + 7] as number;
      const e2z = triangles[at + 8] as number;
      this.x = (triangles[at] as number) + du * e1x + dv * e2x;
      this.y = (triangles[at + 1] as number) + du * e1y + dv * e2y;
      this.z = (triangles[at + 2] as number) + du * e1z + dv * e2z;
      let gx = e1y * e2z - e1z * e2y;
      let gy = e1z * e2x - e1x * e2z;
      let gz = e1x * e2y - e1y * e2x;
      this.isBack = gx * dx + gy * dy + gz * dz > 0;
      const scale = (this.isBack ? -1 : 1) / Math.sqrt(gx * gx + gy * gy + gz * gz);
      gx *= scale;
      gy *= scale;
      gz *= scale;
      const w = 1 - du - dv;
      let nx =
        w * (normals[at] as number) +
        du * (normals[at + 3] as number) +
        dv * (normals[at + 6] as number);
      let ny =
        w * (normals[at + 1] as number) +
        du * (normals[at + 4] as number) +
        dv * (normals[at + 7] as number);
      let nz =
        w * (normals[at + 2] as number) +
        du * (normals[at + 5] as number) +
        dv * (normals[at + 8] as number);
      const long = Math.sqrt(nx * nx + ny * ny + nz * nz);
      const facing = nx * gx + ny * gy + nz * gz;
      if (long < 1e-6 || Math.abs(facing) < 0.05 * long) {
        nx = gx;
        ny = gy;
        nz = gz;
      } else {
        const turn = (facing < 0 ? -1 : 1) / long;
        nx *= turn;
        ny *= turn;
        nz *= turn;
      }
      this.gx = gx;
      this.gy = gy;
      this.gz = gz;
      this.nx = nx;
      this.ny = ny;
      this.nz = nz;
      const look = (lookOf[triangle] as number) * LOOK_SIZE;
      this.look = look;
      this.red = looks[look + LOOK.red] as number;
      this.green = looks[look + LOOK.green] as number;
      this.blue = looks[look + LOOK.blue] as number;
      this.roughness = looks[look + LOOK.roughness] as number;
      this.metalness = looks[look + LOOK.metalness] as number;
      this.opacity = looks[look + LOOK.opacity] as number;
      const texture = looks[look + LOOK.texture] as number;
      if (texture >= 0) this.readTexture(triangle, texture, du, dv, isFine);
      else if ((looks[look + LOOK.grain] as number) > 0) this.readGrain(triangle);
    },

    readTexture(triangle: number, texture: number, du: number, dv: number, isFine: boolean): void {
      const { at: first, width, height } = textures[texture] as StillScene['textures'][number];
      const uv = triangle * 6;
      const u0 = uvs[uv] as number;
      const v0 = uvs[uv + 1] as number;
      const u1 = (uvs[uv + 2] as number) - u0;
      const v1 = (uvs[uv + 3] as number) - v0;
      const u2 = (uvs[uv + 4] as number) - u0;
      const v2 = (uvs[uv + 5] as number) - v0;
      const px = (u0 + du * u1 + dv * u2) * width - 0.5;
      const py = (v0 + du * v1 + dv * v2) * height - 0.5;
      const left = Math.max(0, Math.min(width - 1, Math.floor(px)));
      const top = Math.max(0, Math.min(height - 1, Math.floor(py)));
      const right = Math.min(width - 1, left + 1);
      const low = Math.min(height - 1, top + 1);
      const fx = isFine ? Math.max(0, Math.min(1, px - left)) : 0;
      const fy = isFine ? Math.max(0, Math.min(1, py - top)) : 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      let roughness = 0;
      let leanX = 0;
      let leanY = 0;
      for (let corner = 0; corner < (isFine ? 4 : 1); corner++) {
        const share = (corner & 1 ? fx : 1 - fx) * (corner & 2 ? fy : 1 - fy);
        const texel = first + (corner & 2 ? low : top) * width + (corner & 1 ? right : left);
        red += share * (linear[texels[texel * 4] as number] as number);
        green += share * (linear[texels[texel * 4 + 1] as number] as number);
        blue += share * (linear[texels[texel * 4 + 2] as number] as number);
        roughness += share * (texels[texel * 4 + 3] as number);
        leanX += share * ((bumps[texel * 2] as number) - 127.5);
        leanY += share * ((bumps[texel * 2 + 1] as number) - 127.5);
      }
      this.red = red;
      this.green = green;
      this.blue = blue;
      this.roughness = roughness / 255;
      leanX /= 127.5;
      leanY /= 127.5;
      // Bytes have no exact middle: a normal off by less than a step is flat.
      if (!isFine || Math.abs(leanX) + Math.abs(leanY) < 0.012) return;
      const at = triangle * 9;
      const area = u1 * v2 - u2 * v1;
      if (area === 0) return;
      // The texture's directions right and down on the triangle.
      const e1x = triangles[at + 3] as number;
      const e1y = triangles[at + 4] as number;
      const e1z = triangles[at + 5] as number;
      const e2x = triangles[at + 6] as number;
      const e2y = triangles[at + 7] as number;
      const e2z = triangles[at + 8] as number;
      const sign = area < 0 ? -1 : 1;
      let rx = sign * (e1x * v2 - e2x * v1);
      let ry = sign * (e1y * v2 - e2y * v1);
      let rz = sign * (e1z * v2 - e2z * v1);
      let lx = sign * (e2x * u1 - e1x * u2);
      let ly = sign * (e2y * u1 - e1y * u2);
      let lz = sign * (e2z * u1 - e1z * u2);
      const wide = 1 / (Math.sqrt(rx * rx + ry * ry + rz * rz) || 1);
      const high = 1 / (Math.sqrt(lx * lx + ly * ly + lz * lz) || 1);
      rx *= wide;
      ry *= wide;
      rz *= wide;
      lx *= high;
      ly *= high;
      lz *= high;
      const straight = Math.sqrt(Math.max(0.04, 1 - leanX * leanX - leanY * leanY));
      const nx = leanX * rx - leanY * lx + straight * this.nx;
      const ny = leanX * ry - leanY * ly + straight * this.ny;
      const nz = leanX * rz - leanY * lz + straight * this.nz;
      const long = Math.sqrt(nx * nx + ny * ny + nz * nz);
      this.nx = nx / long;
      this.ny = ny / long;
      this.nz = nz / long;
    },

    /** Applies wood, stone or cloth by the place on the thing, as in the live view. */
    readGrain(triangle: number): void {
      const own = (ownerOf[triangle] as number) * 5;
      const cos = places[own] as number;
      const sin = places[own + 1] as number;
      const x = this.x - (places[own + 2] as number);
      const z = this.z - (places[own + 4] as number);
      tint.red = this.red;
      tint.green = this.green;
      tint.blue = this.blue;
      tint.roughness = this.roughness;
      tint.apply(
        looks[this.look + LOOK.grain] as number,
        looks,
        this.look + LOOK.accent,
        1000 * (x * cos - z * sin),
        1000 * (this.y - (places[own + 3] as number)),
        1000 * (x * sin + z * cos),
      );
      this.red = tint.red;
      this.green = tint.green;
      this.blue = tint.blue;
      this.roughness = tint.roughness;
    },
  };
  return surface;
}
export type Surface = ReturnType<typeof createSurface>;
