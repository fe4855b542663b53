import type { SizeMm } from '../definition/kind.ts';
import type { BookStackParams } from './schema.ts';

/** Thickness of the nth book. */
export function bookThick(n: number): number {
  return [34, 26, 40, 22, 30, 36, 24][n % 7] ?? 30;
}

/** How many of the books lie flat. */
export function lyingBooks({ form, count }: BookStackParams): number {
  if (form === 'lying') return count;
  return form === 'standing' ? 0 : Math.ceil(count / 2);
}

/** Overall size of the whole group. */
export function bookSize(params: BookStackParams): Required<SizeMm> {
  const thick = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => bookThick(from + i)).reduce(
      (sum, one) => sum + one,
      0,
    );
  const lying = lyingBooks(params);
  const standing = thick(lying, params.count) + (params.count - lying);
  return {
    width: (lying > 0 ? 260 : 0) + standing + (lying > 0 && standing > 0 ? 8 : 0),
    height: Math.max(standing > 0 ? 250 : 0, thick(0, lying)),
    depth: 195,
  };
}
