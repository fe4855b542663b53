import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { collisionsOf } from '@wevisu/scene/placing/collisions.ts';
import { isInBounds } from '@wevisu/scene/placing/in-bounds.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import type { ProfileId } from '@wevisu/scene/rules/profile.ts';
import { isWalkable, standingInZones } from '../kitchen/keeps-clear.ts';
import { roomModel } from '../room/room-model.ts';
import type { Judge } from './dress-design.ts';

/**
 * Finds things that were not there before and collide, stick out of the room, break a rule or stand in the way of doors
 * and windows; where a person can no longer walk through, all that have no product.
 */
export function judgeOf(before: SceneDocument, profile: ProfileId, roomId: NodeId): Judge {
  const model = roomModel(before, roomId);
  return (document) => {
    const added = Object.keys(document.nodes).filter((id) => !Object.hasOwn(before.nodes, id));
    const things = new Set(added.filter((id) => nodeOf(document.nodes, id, 'item')));
    const outside = [...things].filter((id) => !isInBounds(document.nodes, id));
    const meeting = collisionsOf(document.nodes).flatMap(({ a, b }) => [a, b]);
    const forbidden = checkRules(document, profile)
      .filter(({ tier }) => tier === 'broken' || tier === 'code')
      .flatMap(({ nodeIds }) => nodeIds);
    const inTheWay = model ? standingInZones(before, document, model) : [];
    const isOpen = !model || isWalkable(document, model);
    const unsold = isOpen
      ? []
      : [...things].filter((id) => nodeOf(document.nodes, id, 'item')?.sku === null);
    const wrong = new Set([...outside, ...meeting, ...forbidden, ...inTheWay, ...unsold]);
    return [...wrong].filter((id) => things.has(id));
  };
}
