import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';

/**
 * The browser's color input reports many colors on the way to the chosen one; they form one undo step. Every
 * other choice, swatches included, is its own step; null means its own.
 */
export function gestureOf(
  before: Covering | null,
  next: Covering,
  swatches: readonly string[],
): string | null {
  if (before === null || before.sku !== next.sku) return null;
  if (next.color !== before.color) return swatches.includes(next.color) ? null : 'color';
  return isSameBut(before, next, 'jointColor') && next.jointColor !== null ? 'joint-color' : null;
}

function isSameBut(a: Covering, b: Covering, field: keyof Covering): boolean {
  return JSON.stringify({ ...a, [field]: null }) === JSON.stringify({ ...b, [field]: null });
}
