import type { PlainIds } from './ids.ts';

/** Test data, with ids that no database gave: `withIds<Cart>({ … })`. */
export function withIds<T>(plain: PlainIds<T>): T {
  return plain as T;
}
