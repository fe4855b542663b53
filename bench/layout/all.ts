// Rooms of all purposes in turn, judged twice and summed up in one table.
import { createHash } from 'node:crypto';
import { designRoom, GROUPS_APART, groupsApart } from '@wevisu/layout/design/design-room.ts';
import { type Purpose, purposes } from '@wevisu/layout/groups/wishes.ts';
import { APART_TENTHS, apart, designKitchens } from '@wevisu/layout/kitchen/design-kitchens.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { applying } from './kitchens.ts';
import { look } from './pixels.ts';
import { applyingTo, counted, percent } from './rooms.ts';
import { ROOM, seededRoom } from './seeded-rooms.ts';

interface Made {
  readonly designs: readonly {
    readonly document: SceneDocument;
    readonly findings: readonly Finding[];
    readonly applied: readonly string[];
  }[];
  readonly declined: string | null;
  readonly hasChange: boolean;
  /** Of two designs, as parts of what makes another design. */
  readonly apart: readonly number[];
}

function pairs<T>(list: readonly T[], between: (a: T, b: T) => number): number[] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b) => between(a, b)));
}

function make(purpose: Purpose | 'kitchen', document: SceneDocument): Made {
  if (purpose === 'kitchen') {
    const { designs, declined } = designKitchens(document, ROOM, { island: 'may' });
    return {
      designs: designs.map((one) => ({ ...one, applied: applying(one) })),
      declined: declined?.reason ?? null,
      hasChange: declined?.change != null,
      apart: pairs(designs, (a, b) => apart(a, b) / APART_TENTHS),
    };
  }
  const { designs, declined } = designRoom(document, ROOM, { purpose });
  return {
    designs: designs.map((one) => ({ ...one, applied: applyingTo(purpose, one.document) })),
    declined: declined?.reason ?? null,
    hasChange: declined?.change != null,
    apart: pairs(designs, (a, b) => groupsApart(a.groups, b.groups) / GROUPS_APART),
  };
}

interface Sums {
  designs: number;
  three: number;
  mended: number;
  forbidden: number;
  applied: number;
  missed: number;
  leastApart: number;
  leastWalkable: number;
}

/** What pixels may see of a design. */
const faults = ['meetings', 'outside', 'blockedDoors', 'blockedWindows', 'cutOff'] as const;

/** Prints one table of Markdown. The seeds begin with `first`; purposes take turns. */
export function benchAll(rooms: number, first: number): void {
  const all = ['kitchen', ...purposes] as const;
  const seen = new Map<(typeof faults)[number], number>(faults.map((one) => [one, 0]));
  const [outlines, declined, times]: [string[], string[], number[]] = [[], [], []];
  const sums: Sums = {
    ...{ designs: 0, three: 0, mended: 0, forbidden: 0, applied: 0, missed: 0 },
    ...{ leastApart: Infinity, leastWalkable: 1 },
  };
  const hash = createHash('sha256');
  for (let i = 0; i < rooms; i++) {
    const purpose = all[i % all.length] ?? 'kitchen';
    const { document, outline } = seededRoom(first + i, purpose === 'outdoor' ? 'patio' : purpose);
    outlines.push(outline);
    const begun = process.cpuUsage();
    const made = make(purpose, document);
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
    if (made.declined) declined.push(`${purpose} ${made.declined}`);
    if (made.hasChange) sums.mended++;
    if (made.designs.length === 3) sums.three++;
    sums.leastApart = Math.min(sums.leastApart, ...made.apart);
    const inner = sceneFacts(document).rooms.find(({ id }) => id === ROOM)?.shape.inner ?? [];
    for (const { document: drawn, findings, applied } of made.designs) {
      sums.designs++;
      hash.update(writeScene(drawn));
      const isForbidden = findings.some(({ tier }) => tier === 'broken' || tier === 'code');
      if (isForbidden) sums.forbidden++;
      sums.applied += applied.length;
      const missed = findings.filter(
        ({ tier, code }) => tier === 'recommended' && applied.includes(code),
      );
      sums.missed += new Set(missed.map(({ code }) => code)).size;
      const { walkable, ...found } = look(drawn, inner);
      sums.leastWalkable = Math.min(sums.leastWalkable, walkable);
      for (const one of faults) {
        if (found[one].length > 0) seen.set(one, (seen.get(one) ?? 0) + 1);
      }
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  const sound = (one: (typeof faults)[number]) =>
    percent(sums.designs - (seen.get(one) ?? 0), sums.designs);
  const bent = outlines.filter((one) => one !== 'rectangle').length;
  const rows: readonly (readonly [string, string])[] = [
    ['rooms; not rectangles', `${rooms}; ${percent(bent, rooms)}`],
    ['designs; three in', `${sums.designs}; ${sums.three} rooms`],
    ['declined; of them with a change that works', `${declined.length}; ${sums.mended}`],
    ['free of collisions', sound('meetings')],
    ['in bounds', sound('outside')],
    ['doors clear', sound('blockedDoors')],
    ['windows clear', sound('blockedWindows')],
    ['every door walked to by a disc of 0.46 m', sound('cutOff')],
    ['floor in one piece, least', percent(sums.leastWalkable, 1)],
    ['code-tier rules met', percent(sums.designs - sums.forbidden, sums.designs)],
    [
      'recommended guidelines met, of those that apply',
      percent(sums.applied - sums.missed, sums.applied),
    ],
    ['least distance of two designs, of what makes another', percent(sums.leastApart, 1)],
    ['processor time, p50 and p95', `${at(0.5)} ms, ${at(0.95)} ms`],
  ];
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
  console.log(`declined: ${counted(declined)}`);
  console.log(`all designs: ${hash.digest('hex')}`);
}
