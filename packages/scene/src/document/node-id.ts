import { z } from 'zod';

/** Names a node within its scene. The order of ids decides every tie, so they are plain ASCII. */
export const nodeId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'An id is 1 to 40 letters, digits, - or _.');
export type NodeId = z.output<typeof nodeId>;

/** Names a product variant: the SKU its vendor gave it. */
export const sku = z.string().min(1).max(80);
export type Sku = z.output<typeof sku>;
