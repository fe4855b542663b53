// What a person keeps: pieces that stand in a room, never move, and are what a group would have been.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';

/** Groups of all purposes by the kinds that make them. */
const groupsOf: Readonly<Partial<Record<KindId, readonly string[]>>> = {
  sofa: ['seating'],
  loveseat: ['seating'],
  'sectional-sofa': ['seating'],
  'outdoor-sofa': ['seating'],
  armchair: ['armchair'],
  'lounge-chair': ['armchair'],
  'wing-chair': ['armchair'],
  recliner: ['armchair'],
  bookcase: ['bookcase'],
  'console-table': ['console', 'landing'],
  'hall-tree': ['landing'],
  'storage-bench': ['bench'],
  'shoe-cabinet': ['shoes'],
  bed: ['bed'],
  'canopy-bed': ['bed'],
  'bunk-bed': ['bed'],
  daybed: ['bed'],
  dresser: ['dresser'],
  wardrobe: ['wardrobe'],
  'dining-table': ['table'],
  'round-dining-table': ['table'],
  'outdoor-dining-set': ['dining'],
  sideboard: ['sideboard'],
  desk: ['desk'],
  'standing-desk': ['desk'],
  bathtub: ['tub', 'bathing'],
  'shower-enclosure': ['shower', 'bathing'],
  toilet: ['toilet'],
  vanity: ['vanity'],
  'pedestal-sink': ['vanity'],
  laundry: ['machines'],
  grill: ['grill'],
  'sun-lounger': ['loungers'],
};

/** Groups that need no place any more, since pieces that are kept are what they would have been. */
export function keptGroups(document: SceneDocument, kept: readonly NodeId[]): ReadonlySet<string> {
  const found = kept.flatMap((id): readonly string[] => {
    const run = nodeOf(document.nodes, id, 'run');
    if (run) {
      const hasSink = run.cabinets.some(({ cabinet }) => cabinet === 'sink');
      if (run.tier === 'vanity') return ['vanity'];
      if (run.tier === 'tall') return ['linen', 'storage'];
      return run.tier === 'base' ? ['counter', ...(hasSink ? ['sink'] : [])] : [];
    }
    const item = nodeOf(document.nodes, id, 'item');
    return (item && groupsOf[item.kind as KindId]) ?? [];
  });
  return new Set(found);
}
