import type { Drawing } from '../drawing/drawing.ts';
import type { Spot } from '../drawing/measure.ts';

/** A receptacle or switch, its middle at a height in inches. */
export function receptacle(
  drawing: Drawing,
  given: {
    readonly spot: Spot;
    readonly wallId: string | null;
    readonly height: number;
    readonly device?: 'duplex' | 'gfci' | 'switch';
  },
): void {
  drawing.put({
    kind: 'electrical-receptacle',
    params: { device: given.device ?? 'duplex' },
    hostId: given.wallId,
    place: { spot: given.spot, by: 'back', height: { middle: given.height } },
  });
}
