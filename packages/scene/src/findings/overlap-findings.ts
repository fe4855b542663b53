// Openings of one wall that take the same place.
import type { NodeId } from '../document/node-id.ts';
import type { OpeningNode } from '../document/nodes/opening.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import { formatFeetInches as feet } from '../units/feet-inches.ts';
import { broken } from './broken.ts';
import type { Finding } from './finding.ts';

type Entry = readonly [id: NodeId, opening: OpeningNode];

function startOf({ atTenths, widthTenths }: OpeningNode): number {
  return atTenths - widthTenths / 2;
}

function overlapOf(a: OpeningNode, b: OpeningNode): number {
  if (a.style === 'niche' && b.style === 'niche' && a.side !== b.side) return 0;
  const low = Math.max(a.sillTenths, b.sillTenths);
  const high = Math.min(a.sillTenths + a.heightTenths, b.sillTenths + b.heightTenths);
  if (high <= low) return 0;
  const left = Math.max(startOf(a), startOf(b));
  const right = Math.min(startOf(a) + a.widthTenths, startOf(b) + b.widthTenths);
  return Math.max(0, right - left);
}

/** As many openings as one wall shows: see faces/scene-index.ts. */
const MAX_IN_A_WALL = 100;

/** Walls with more openings than are shown. */
export function crowdedFindings(nodes: SceneNodes): Finding[] {
  const counts = new Map<NodeId, number>();
  for (const [, { wallId }] of nodesOf(nodes, 'opening')) {
    counts.set(wallId, (counts.get(wallId) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_IN_A_WALL)
    .map(([wallId, count]) =>
      broken({
        code: 'wall-crowded',
        text: `The wall ${wallId} has ${count} openings; only ${MAX_IN_A_WALL} are shown.`,
        nodeIds: [wallId],
        measured: count,
        required: MAX_IN_A_WALL,
      }),
    );
}

/** At most one finding for each opening, so that a wall full of duplicates stays linear. */
export function overlapFindings(nodes: SceneNodes): Finding[] {
  const byWall = new Map<NodeId, Entry[]>();
  for (const entry of nodesOf(nodes, 'opening')) {
    const list = byWall.get(entry[1].wallId);
    if (list) list.push(entry);
    else byWall.set(entry[1].wallId, [entry]);
  }
  return [...byWall.values()].flatMap((entries) => {
    const sorted = entries.sort(([, a], [, b]) => startOf(a) - startOf(b));
    /** The earlier ones that reach furthest along the wall: the last dozen decide. */
    let open: Entry[] = [];
    return sorted.flatMap(([id, opening]): Finding[] => {
      open = open
        .filter(([, { atTenths, widthTenths }]) => atTenths + widthTenths / 2 > startOf(opening))
        .slice(-12);
      const clash = open.find(([, other]) => overlapOf(other, opening) > 1);
      open.push([id, opening]);
      if (!clash) return [];
      const by = overlapOf(clash[1], opening);
      return [
        broken({
          code: 'openings-overlap',
          text: `The openings ${id} and ${clash[0]} overlap by ${feet(by)} in the wall ${opening.wallId}.`,
          nodeIds: [id, clash[0]],
          measured: by,
          required: 0,
        }),
      ];
    });
  });
}
