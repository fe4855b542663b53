// What a ray passes without being scattered: glass, and walls that are seen from one side only.
import { LOOK, type StillScene } from '../scene/still-scene.ts';
import { leaveSurface } from './leave-surface.ts';
import type { PathLight } from './path-light.ts';
import type { Sequence } from './sequence.ts';
import type { Surface } from './surface.ts';

/** Glass smoother than this is seen through without a blur. */
export const CLEAR = 0.2;
/** A ray ends after this many panes and backs of walls. */
export const MAX_PANES = 24;
/** What glass reflects straight on. */
const REFLECTANCE = 0.04;

/** `ray`: where a path is and which way it goes; moved on by what it passes. */
export function createPanes(
  { looks }: Pick<StillScene, 'looks'>,
  { ray, surface, light }: { ray: Float64Array; surface: Surface; light: PathLight },
) {
  return {
    /** Whether the latest pane mirrored the ray. */
    isMirrored: false,

    /** Whether the ray goes on from the surface it met: through it, or mirrored by glass. `isFromEye`: no bounce came before. */
    pass(isFromEye: boolean, sequence: Sequence): boolean {
      this.isMirrored = false;
      const { look, opacity } = surface;
      if (isFromEye && surface.isBack && (looks[look + LOOK.oneSided] as number) === 1) {
        leaveSurface(ray, surface, -1);
        return true;
      }
      if (opacity >= 1) return false;
      sequence.next();
      if (surface.roughness >= CLEAR) {
        if (sequence.u < opacity) return false;
        leaveSurface(ray, surface, -1);
        return true;
      }
      const { nx, ny, nz } = surface;
      const along = (ray[3] as number) * nx + (ray[4] as number) * ny + (ray[5] as number) * nz;
      // Schlick's approximation of Fresnel's term.
      if (sequence.u < REFLECTANCE + (1 - REFLECTANCE) * (1 - Math.abs(along)) ** 5) {
        ray[3] = (ray[3] as number) - 2 * along * nx;
        ray[4] = (ray[4] as number) - 2 * along * ny;
        ray[5] = (ray[5] as number) - 2 * along * nz;
        leaveSurface(ray, surface, 1);
        this.isMirrored = true;
        return true;
      }
      const clear = 1 - opacity;
      light.dim(
        clear + opacity * surface.red,
        clear + opacity * surface.green,
        clear + opacity * surface.blue,
      );
      leaveSurface(ray, surface, -1);
      return true;
    },
  };
}
