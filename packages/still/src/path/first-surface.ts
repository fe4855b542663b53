// What a pixel's first surface is like, mirrors and panes aside: the features that guide the filter.
import type { Trace } from '../bvh/trace.ts';
import { FEATURE } from './features.ts';
import { leaveSurface } from './leave-surface.ts';
import { CLEAR, MAX_PANES } from './panes.ts';
import type { PathLight } from './path-light.ts';
import type { Surface } from './surface.ts';
import type { Yard } from './yard.ts';

/** How far away the sky is, meters. */
const SKY_AWAY = 100;

export function createFirstSurface({
  trace,
  surface,
  yard,
  light: { throughput },
}: {
  readonly trace: Trace;
  readonly surface: Surface;
  readonly yard: Yard;
  readonly light: PathLight;
}) {
  const { ray } = trace;
  const kept = new Float64Array(6);

  return {
    /** Writes the surface that was met, `away` meters along the path. */
    write(out: Float64Array, away: number): void {
      out[FEATURE.albedo] = surface.red * (throughput[0] as number);
      out[FEATURE.albedo + 1] = surface.green * (throughput[1] as number);
      out[FEATURE.albedo + 2] = surface.blue * (throughput[2] as number);
      out[FEATURE.normal] = surface.nx;
      out[FEATURE.normal + 1] = surface.ny;
      out[FEATURE.normal + 2] = surface.nz;
      out[FEATURE.away] = away;
    },

    writeSky(out: Float64Array): void {
      yard.look(ray);
      out[FEATURE.albedo] = yard.red;
      out[FEATURE.albedo + 1] = yard.green;
      out[FEATURE.albedo + 2] = yard.blue;
      out[FEATURE.away] = SKY_AWAY;
    },

    /**
     * Writes what lies behind the pane that just mirrored the ray, which came to it `way` and has gone `from` meters:
     * few paths are mirrored, and the filter would take what they show for a surface of its own. Keeps the ray.
     */
    writeBehind(out: Float64Array, way: Float64Array, from: number): void {
      kept.set(ray.subarray(0, 6));
      ray[3] = way[0] as number;
      ray[4] = way[1] as number;
      ray[5] = way[2] as number;
      let away = from;
      for (let panes = 0; panes < MAX_PANES; panes++) {
        leaveSurface(ray, surface, -1);
        if (!trace.closest()) {
          this.writeSky(out);
          break;
        }
        away += trace.distance;
        surface.read(trace, true);
        if (surface.opacity < 1 && surface.roughness < CLEAR) continue;
        this.write(out, away);
        break;
      }
      ray.set(kept);
    },
  };
}
