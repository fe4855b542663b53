// Room beside fixtures and furniture: shared by the rules that ask for it.
import { type Ahead, clearAhead } from './facts/clear-ahead.ts';
import { inch } from './facts/inch.ts';
import type { Obstacle } from './facts/obstacles.ts';
import type { SceneFacts } from './facts/scene-facts.ts';
import { faceOf, type Side, type Thing } from './facts/thing.ts';

/** Things that are small, soft, movable or flat on the wall take no room from a person. */
export function isMinor(scene: SceneFacts, obstacle: Obstacle): boolean {
  if (obstacle.what !== 'item') return false;
  const thing = scene.thing(obstacle.id);
  if (!thing) return true;
  const minor = ['chair', 'soft', 'paper-holder', 'grab-bar', 'receptacle', 'mirror', 'faucet'];
  if (minor.includes(thing.role)) return true;
  const isFlat = thing.mount === 'wall' && thing.depth < inch(6);
  return isFlat || (thing.width < inch(14) && thing.depth < inch(14));
}

/** How far one side of a thing is clear; what belongs to it (its run, what it carries) does not count. */
export function clearBeside(
  scene: SceneFacts,
  thing: Thing,
  side: Side,
  reach: number,
  more: { bottom?: number; ignore?(obstacle: Obstacle): boolean } = {},
): Ahead {
  return clearAhead(scene.obstacles, {
    levelId: thing.node.levelId,
    face: faceOf(thing, side),
    reach,
    bottom: more.bottom ?? 0,
    ignore: (one) =>
      one.id === thing.id ||
      one.id === thing.node.hostId ||
      scene.thing(one.id)?.node.hostId === thing.id ||
      isMinor(scene, one) ||
      (more.ignore?.(one) ?? false),
  });
}
