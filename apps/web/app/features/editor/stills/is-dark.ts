import { isDoor } from '@wevisu/scene/document/nodes/opening-style.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { cardOf, isKindId } from '@wevisu/scene/kinds/card-of.ts';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';

const GLASS_DOORS: ReadonlySet<string> = new Set(['door-sliding-glass', 'door-french']);

/**
 * What a still without any light source is missing; null if there is light. The 3D view is never quite dark.
 */
export function darknessOf(nodes: SceneNodes, light: LightMode): string | null {
  const hasLamp = nodesOf(nodes, 'item').some(
    ([, { kind }]) => isKindId(kind) && cardOf(kind).lights !== undefined,
  );
  if (hasLamp) return null;
  if (light === 'lamps') {
    return 'There is no lamp in your room, so this picture will be black. Add one, or choose daylight.';
  }
  const hasDaylight =
    nodesOf(nodes, 'room').some(([, { use }]) => isOutdoors(use)) ||
    nodesOf(nodes, 'opening').some(
      ([, { style }]) => GLASS_DOORS.has(style) || !(isDoor(style) || style === 'niche'),
    );
  return hasDaylight || nodesOf(nodes, 'wall').length === 0
    ? null
    : 'There is no window and no lamp in your room, so this picture will be black. Add one of them.';
}
