import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';

/**
 * The browser's own field for a color tells of many on the way to one: these are one step back. Every other choice, a
 * swatch too, is a step of its own; null is one.
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
