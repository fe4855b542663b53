import { draft } from '../../edit/draft.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SceneFacts } from '../facts/scene-facts.ts';
import type { Mend } from '../mends.ts';

/** Doors hung anew: the other hinge, the other side of the wall, or both. */
export function swingsFor(scene: SceneFacts, finding: Finding): Mend[] {
  return finding.nodeIds.flatMap((id): Mend[] => {
    const opening = scene.openings.find((one) => one.id === id);
    if (!opening || opening.sweeps.length === 0) return [];
    const { node } = opening;
    const hinge = node.hinge === 'left' ? 'right' : 'left';
    const side = node.side === 'left' ? 'right' : 'left';
    const put = (to: Partial<typeof node>, label: string): Mend => {
      const edits = draft(scene.nodes);
      edits.put(id, { ...node, ...to });
      return { label, change: edits.change() };
    };
    return [
      put({ hinge }, 'Hinge the door on its other side'),
      put({ side }, 'Swing the door the other way'),
      put({ hinge, side }, 'Hinge and swing the door the other way'),
    ];
  });
}
