// The light of one path: how much of it still reaches the eye, and what has arrived so far. Linear RGB.
import { FEATURE } from './features.ts';

/** `exposure`: what a cd/m2 is in the picture, white being 1. */
export function createPathLight(exposure: number) {
  /** Throughput: the share of light at the path's end that gets to the eye. */
  const throughput = new Float64Array(3);
  const arrived = new Float64Array(3);
  return {
    throughput,
    start(): void {
      throughput[0] = throughput[1] = throughput[2] = 1;
      arrived[0] = arrived[1] = arrived[2] = 0;
    },
    /** Adds cd/m2 from the path's end; what would be brighter than `max` in the picture is clamped, color kept. */
    add(red: number, green: number, blue: number, max: number): void {
      const r = red * (throughput[0] as number);
      const g = green * (throughput[1] as number);
      const b = blue * (throughput[2] as number);
      const peak = Math.max(r, g, b) * exposure;
      const by = peak > max ? max / peak : 1;
      arrived[0] = (arrived[0] as number) + r * by;
      arrived[1] = (arrived[1] as number) + g * by;
      arrived[2] = (arrived[2] as number) + b * by;
    },
    /** Multiplies the throughput. */
    dim(red: number, green: number, blue: number): void {
      throughput[0] = (throughput[0] as number) * red;
      throughput[1] = (throughput[1] as number) * green;
      throughput[2] = (throughput[2] as number) * blue;
    },
    maxThroughput(): number {
      return Math.max(throughput[0] as number, throughput[1] as number, throughput[2] as number);
    },
    /** Writes light and squared brightness to a pixel's features. */
    write(out: Float64Array): void {
      let bright = 0;
      for (let k = 0; k < 3; k++) {
        const own = (arrived[k] as number) * exposure;
        out[k] = own;
        bright += own * (k === 1 ? 0.7152 : k === 0 ? 0.2126 : 0.0722);
      }
      out[FEATURE.square] = bright * bright;
    },
  };
}
export type PathLight = ReturnType<typeof createPathLight>;
