import type { SizeMm } from '../kind.ts';
import type { BookStackParams } from './schema.ts';

/** Thickness of the nth book. */
export function bookThick(n: number): number {
  return [34, 26, 40, 22, 30, 36, 24][n % 7] ?? 30;
}

/** Overall size of the whole group. */
export function bookSize(params: BookStackParams): Required<SizeMm> {
  const thick = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => bookThick(from + i)).reduce(
      (sum, one) => sum + one,
      0,
    );
  const lying =
    params.form === 'lying'
      ? params.count
      : params.form === 'standing'
        ? 0
        : Math.ceil(params.count / 2);
  const standing = thick(lying, params.count) + (params.count - lying);
  return {
    width: (lying > 0 ? 260 : 0) + standing + (lying > 0 && standing > 0 ? 8 : 0),
    height: Math.max(standing > 0 ? 250 : 0, thick(0, lying)),
    depth: 195,
  };
}
