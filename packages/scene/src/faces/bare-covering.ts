import type { Covering } from '../document/nodes/covering.ts';
import type { Layer } from './covered-layers.ts';

function paint(color: string): Covering {
  const rest = { pattern: null, rotationTenthsDeg: 0, origin: null, jointTenths: null };
  return { sku: null, color, ...rest, jointColor: null };
}

/** What a face looks like where nothing was chosen: nothing is counted there. */
const bare = {
  floor: paint('#cdc5b8'),
  ceiling: paint('#f8f6f1'),
  wall: paint('#f3efe6'),
} as const;

export function bareLayer(kind: keyof typeof bare): Layer {
  return { nodeId: null, slot: 'covering', covering: bare[kind], regions: null };
}
