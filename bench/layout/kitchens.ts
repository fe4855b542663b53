// Kitchens for seeded rooms, judged twice: by the planning rules that the engine uses, and by pixels of the 3D models, which
// know nothing of them. Processor time, since wall time on a busy machine says little.
import { createHash } from 'node:crypto';
import { designKitchens } from '@wevisu/layout/kitchen/design-kitchens.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { look } from './pixels.ts';
import { ROOM, type SeededRoom, seededKitchen } from './seeded-rooms.ts';

/** Recommended guidelines that every kitchen of the engine can miss. */
const ALWAYS = [
  'K1',
  'K2',
  'K3',
  'K4',
  'K6',
  'K7',
  'K10',
  'K11',
  'K12',
  'K13',
  'K14',
  'K16',
  'K17',
  'K18',
  'K19',
  'K20',
  'K25',
];

/** Whether two rows of base cabinets stand at a right angle. */
function hasCorner(document: SceneDocument): boolean {
  const turns = nodesOf(document.nodes, 'run')
    .filter(([, { tier }]) => tier === 'base')
    .map(([, { rotationTenthsDeg }]) => rotationTenthsDeg);
  return turns.some((one) => turns.some((other) => Math.abs(one - other) % 1_800 === 900));
}

/** Those that apply to one: some ask for two ways, a corner or people who sit. */
export function applying(document: SceneDocument): string[] {
  const ways = nodesOf(document.nodes, 'opening').filter(
    ([, { style }]) => !style.startsWith('window'),
  );
  const seats = nodesOf(document.nodes, 'item').some(([, { kind }]) => kind === 'counter-stool');
  return [
    ...ALWAYS,
    ...(ways.length > 1 ? ['K5'] : []),
    ...(hasCorner(document) ? ['K29'] : []),
    ...(seats ? ['K8', 'K9'] : []),
  ];
}

interface Sums {
  designs: number;
  three: number;
  mended: number;
  applied: number;
  missed: number;
  large: { applied: number; missed: number };
}

function innerOf({ document }: SeededRoom) {
  return sceneFacts(document).rooms.find(({ id }) => id === ROOM)?.shape.inner ?? [];
}

/** 8 by 10 ft. */
export const LARGE_SQUARE_TENTHS = 80 * 3048 ** 2;
export function benchKitchens(rooms: number, first: number): void {
  const sums: Sums = {
    designs: 0,
    three: 0,
    mended: 0,
    applied: 0,
    missed: 0,
    large: { applied: 0, missed: 0 },
  };
  const outlines = new Map<string, number>();
  const declined = new Map<string, number>();
  const codes = new Map<string, number>();
  const faults: string[] = [];
  const times: number[] = [];
  const walkable: number[] = [];
  const hash = createHash('sha256');
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

  for (let seed = first; seed < first + rooms; seed++) {
    const room = seededKitchen(seed);
    count(outlines, room.outline);
    const begun = process.cpuUsage();
    const found = designKitchens(room.document, ROOM, { island: 'may' });
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
    if (found.declined) count(declined, found.declined.reason);
    if (found.declined?.change) sums.mended++;
    if (found.designs.length === 3) sums.three++;
    const inner = innerOf(room);
    const isLarge = (sceneFacts(room.document).rooms[0]?.area ?? 0) >= LARGE_SQUARE_TENTHS;
    for (const [i, design] of found.designs.entries()) {
      sums.designs++;
      hash.update(writeScene(design.document));
      const missed = new Set(
        design.findings.filter(({ tier }) => tier === 'recommended').map(({ code }) => code),
      );
      const applied = applying(design.document).length;
      for (const code of missed) count(codes, code);
      sums.applied += applied;
      sums.missed += missed.size;
      if (isLarge) {
        sums.large.applied += applied;
        sums.large.missed += missed.size;
      }
      const { walkable: share, ...seen } = look(design.document, inner);
      walkable.push(share);
      for (const [what, list] of Object.entries(seen)) {
        if (list.length > 0)
          faults.push(`seed ${seed}, design ${i + 1}: ${what} ${list.join(', ')}`);
      }
    }
  }

  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const list = (map: Map<string, number>) =>
    [...map]
      .sort((a, b) => b[1] - a[1])
      .map(([key, value]) => `${key} ${value}`)
      .join(', ') || 'none';
  times.sort((a, b) => a - b);
  walkable.sort((a, b) => a - b);
  const at = (values: readonly number[], part: number) =>
    values[Math.floor((values.length - 1) * part)] ?? 0;
  console.log(`${rooms} rooms: ${list(outlines)}`);
  console.log(
    `${sums.designs} designs, three in ${sums.three} rooms; declined: ${list(declined)}, of them ${sums.mended} with a change that works`,
  );
  console.log(
    `recommended guidelines met: ${percent(sums.applied - sums.missed, sums.applied)}, in rooms of 80 sq ft and more ${percent(sums.large.applied - sums.large.missed, sums.large.applied)}; missed: ${list(codes)}`,
  );
  console.log(
    `processor time of a room: p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms`,
  );
  console.log(
    `by pixels: ${faults.length} faults; walkable in one piece: least ${percent(at(walkable, 0), 1)}, p5 ${percent(at(walkable, 0.05), 1)}`,
  );
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
  console.log(`all designs: ${hash.digest('hex')}`);
}
