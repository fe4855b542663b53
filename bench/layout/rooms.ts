// Designs of seeded rooms for a purpose other than cooking, judged by the planning rules and by pixels.
import { createHash } from 'node:crypto';
import { designRoom } from '@wevisu/layout/design/design-room.ts';
import type { Purpose } from '@wevisu/layout/groups/wishes.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { look } from './pixels.ts';
import { ROOM, seededRoom } from './seeded-rooms.ts';

/** Recommended guidelines that a design for each purpose can miss. */
const guidelines: Readonly<Record<Purpose, readonly string[]>> = {
  bath: ['B2', 'B4', 'B5', 'B6', 'B8', 'B10', 'B13', 'B18', 'B19', 'B20'],
  'powder-room': ['B2', 'B4', 'B6', 'B13'],
  bedroom: ['L1', 'L4', 'L7', 'L8', 'L9', 'L11'],
  living: ['L2', 'L3', 'L7', 'L8', 'L9', 'L10', 'L11'],
  dining: ['L5', 'L7', 'L8', 'L9', 'L11'],
  office: ['L6', 'L7', 'L8', 'L9', 'L11'],
  entry: ['L7', 'L8', 'L11'],
  laundry: ['L7', 'L8', 'L11'],
  // Outdoors the planning rules ask that nothing collides.
  outdoor: [],
};

/** Guidelines that ask nothing of a room without what they are about. */
const onlyWith: Readonly<Record<string, (document: SceneDocument) => boolean>> = {
  B5: hasShower,
  B8: (document) =>
    items(document).some(({ kind, params }) => kind === 'vanity' && params.sinks === 2),
  B10: hasShower,
  B18: (document) =>
    items(document).some(({ kind, hostId }) => kind === 'bathtub' && hostId === null),
  B20: hasShower,
};

/** Those that apply to one design. */
export function applyingTo(purpose: Purpose, document: SceneDocument): string[] {
  return guidelines[purpose].filter((code) => onlyWith[code]?.(document) ?? true);
}

function items(document: SceneDocument): ItemNode[] {
  return nodesOf(document.nodes, 'item').map(([, node]) => node);
}

function hasShower(document: SceneDocument): boolean {
  return items(document).some(({ kind }) => kind === 'shower-enclosure');
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}

export function counted(list: readonly string[]): string {
  const groups = [...Map.groupBy(list, (one) => one)].map(
    ([key, all]) => [key, all.length] as const,
  );
  return (
    groups
      .sort((a, b) => b[1] - a[1])
      .map(([key, count]) => `${key} ${count}`)
      .join(', ') || 'none'
  );
}

export function benchRooms(purpose: Purpose, rooms: number, first: number): void {
  const [outlines, declined, missed, faults]: [string[], string[], string[], string[]] = [
    [],
    [],
    [],
    [],
  ];
  const times: number[] = [];
  const hash = createHash('sha256');
  let [designs, three, mended, applied, leastWalkable] = [0, 0, 0, 0, 1];
  for (let seed = first; seed < first + rooms; seed++) {
    const room = seededRoom(seed, purpose === 'outdoor' ? 'patio' : purpose);
    outlines.push(room.outline);
    const begun = process.cpuUsage();
    const found = designRoom(room.document, ROOM, { purpose });
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
    if (found.declined) {
      declined.push(found.declined.reason);
      if (found.declined.change) mended++;
    }
    if (found.designs.length === 3) three++;
    const inner = sceneFacts(room.document).rooms.find(({ id }) => id === ROOM)?.shape.inner ?? [];
    for (const [i, { document, findings }] of found.designs.entries()) {
      designs++;
      hash.update(writeScene(document));
      const codes = findings
        .filter(({ tier, code }) => tier === 'recommended' && guidelines[purpose].includes(code))
        .map(({ code }) => code);
      missed.push(...new Set(codes));
      applied += applyingTo(purpose, document).length;
      const { walkable, ...seen } = look(document, inner);
      leastWalkable = Math.min(leastWalkable, walkable);
      for (const [what, ids] of Object.entries(seen)) {
        if (ids.length > 0) faults.push(`seed ${seed}, design ${i + 1}: ${what} ${ids.join(', ')}`);
      }
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  console.log(`${rooms} rooms (${purpose}): ${counted(outlines)}`);
  console.log(
    `${designs} designs, three in ${three} rooms; declined: ${counted(declined)}, of them ${mended} with a change that works`,
  );
  console.log(
    `recommended guidelines met: ${percent(applied - missed.length, applied)}; missed: ${counted(missed)}`,
  );
  console.log(
    `processor time of a room, declined ones with their changes: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
  console.log(
    `by pixels: ${faults.length} faults; walkable in one piece: least ${percent(leastWalkable, 1)}`,
  );
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
  console.log(`all designs: ${hash.digest('hex')}`);
}
