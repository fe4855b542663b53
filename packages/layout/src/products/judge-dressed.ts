import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { collisionsOf } from '@wevisu/scene/placing/collisions.ts';
import { isInBounds } from '@wevisu/scene/placing/in-bounds.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import type { ProfileId } from '@wevisu/scene/rules/profile.ts';
import type { Judge } from './dress-design.ts';

/** Finds things that were not there before and collide, stick out of the room or break a rule. */
export function judgeOf(before: SceneDocument, profile: ProfileId): Judge {
  return (document) => {
    const added = Object.keys(document.nodes).filter((id) => !Object.hasOwn(before.nodes, id));
    const things = new Set(added.filter((id) => nodeOf(document.nodes, id, 'item')));
    const outside = [...things].filter((id) => !isInBounds(document.nodes, id));
    const meeting = collisionsOf(document.nodes).flatMap(({ a, b }) => [a, b]);
    const forbidden = checkRules(document, profile)
      .filter(({ tier }) => tier === 'broken' || tier === 'code')
      .flatMap(({ nodeIds }) => nodeIds);
    return [...new Set([...outside, ...meeting, ...forbidden])].filter((id) => things.has(id));
  };
}
