// Briefs for rooms of all purposes in turn, with styles, looks and budgets: designed in products, judged twice, counted
// anew and summed up in one table.
import { createHash } from 'node:crypto';
import { designRoom, GROUPS_APART, groupsApart } from '@wevisu/layout/design/design-room.ts';
import { APART_TENTHS, apart, designKitchens } from '@wevisu/layout/kitchen/design-kitchens.ts';
import { designRequest } from '@wevisu/layout/requests/design-request.ts';
import { kitchenWishes, roomWishes } from '@wevisu/layout/requests/wishes-of-brief.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { demoStock } from '../../db/demo/rooms/demo-stock.ts';
import { type Bought, bought, onSomeDay } from './bought.ts';
import { applying, LARGE_SQUARE_TENTHS } from './kitchens.ts';
import { look, type Seen } from './pixels.ts';
import { applyingTo, counted, percent } from './rooms.ts';
import { type AnyPurpose, allPurposes, type SeededBrief, seededBrief } from './seeded-briefs.ts';
import { ROOM } from './seeded-rooms.ts';
import { takes } from './takes.ts';

function pairs<T>(list: readonly T[], between: (a: T, b: T) => number): number[] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b) => between(a, b)));
}

/** How far the layouts of a brief are from each other, as parts of what makes another design. */
function layoutsApart({ purpose, brief, room: { document } }: SeededBrief): number[] {
  if (purpose === 'kitchen') {
    const { designs } = designKitchens(document, ROOM, kitchenWishes(brief));
    return pairs(designs, (a, b) => apart(a, b) / APART_TENTHS);
  }
  const { designs } = designRoom(document, ROOM, roomWishes(brief, purpose, []));
  return pairs(designs, (a, b) => groupsApart(a.groups, b.groups) / GROUPS_APART);
}

/** Where the rows of cabinets of a kitchen stand and what is in them, whatever they are dressed in. */
function rowsOf({ nodes }: SceneDocument): string {
  return nodesOf(nodes, 'run')
    .map(([, { position, rotationTenthsDeg, cabinets }]) =>
      JSON.stringify([position, rotationTenthsDeg, cabinets.map((one) => one.cabinet)]),
    )
    .sort()
    .join(' ');
}

/** What pixels may see of a design. */
const faults = ['meetings', 'outside', 'blockedDoors', 'blockedWindows', 'cutOff'] as const;

interface PurposeSums {
  briefs: number;
  designs: number;
  three: number;
  applied: number;
  missed: number;
}

/** How many designs have something, and how many guidelines apply and are missed. */
type Count =
  | (typeof faults)[number]
  | keyof Bought
  | 'designs'
  | 'alike'
  | 'forbidden'
  | `${'applied' | 'missed'}${'' | 'InKitchens' | 'InWideKitchens' | 'InWideLayouts'}`;

/** Feet, in tenths of a millimeter. */
const EIGHT_BY_TEN = [8 * 3048, 10 * 3048] as const;

/** A run of thousands takes hours: what it has seen until then is printed after so many. */
const TOLD_EACH = 100;

/**
 * Prints tables of Markdown. The seeds begin with `first`; purposes take turns, and with `only` one those of the others are
 * left out.
 */
export function benchAll(briefs: number, first: number, only: AnyPurpose | null): void {
  const goods = onSomeDay(demoStock());
  const counts = new Map<Count, number>();
  const add = (what: Count, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);
  const of = (what: Count) => counts.get(what) ?? 0;
  const [outlines, declined, codes]: [string[], string[], string[]] = [[], [], []];
  const wrong: string[] = [];
  const times: number[] = [];
  const byPurpose = new Map<string, PurposeSums>();
  let [three, mended, inWords, inBudget, leastApart, leastWalkable] = [0, 0, 0, 0, Infinity, 1];
  const hash = createHash('sha256');
  const print = () => {
    const done = outlines.length;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
    const sound = (one: Count) => percent(of('designs') - of(one), of('designs'));
    const met = (applied: Count, missed: Count) => percent(of(applied) - of(missed), of(applied));
    const bent = outlines.filter((one) => one !== 'rectangle').length;
    const rows: readonly (readonly [string, string])[] = [
      ['briefs; rooms that are not rectangles', `${done}; ${percent(bent, done)}`],
      ['with a style; with a budget', `${percent(inWords, done)}; ${percent(inBudget, done)}`],
      ['designs; three in', `${of('designs')}; ${three} briefs`],
      ['declined; of them with a change that works', `${declined.length}; ${mended}`],
      ['free of collisions', sound('meetings')],
      ['in bounds', sound('outside')],
      ['doors clear', sound('blockedDoors')],
      ['windows clear', sound('blockedWindows')],
      ['every door walked to by a disc of 0.46 m', sound('cutOff')],
      ['floor in one piece, least', percent(leastWalkable, 1)],
      ['code-tier rules met', sound('forbidden')],
      ['recommended guidelines met, of those that apply', met('applied', 'missed')],
      ['the same in kitchens of 80 sq ft and more', met('appliedInKitchens', 'missedInKitchens')],
      [
        'the same in kitchens that 8 by 10 ft fit into',
        met('appliedInWideKitchens', 'missedInWideKitchens'),
      ],
      [
        'the same, where a layout in other colors counts once',
        met('appliedInWideLayouts', 'missedInWideLayouts'),
      ],
      ['every product on offer, in stock and in time', percent(of('isOnOffer'), of('designs'))],
      ['within the budget', percent(of('isWithinBudget'), of('designs'))],
      ['sum of the cart, to the cent', percent(of('isSum'), of('designs'))],
      ['unlike the others of its brief', sound('alike')],
      ['least distance of two layouts, of what makes another', percent(leastApart, 1)],
      ['processor time, p50 and p95', `${at(0.5)} ms, ${at(0.95)} ms`],
    ];
    for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
    console.log('| purpose | briefs | designs; three in | recommended guidelines met |');
    for (const [purpose, sums] of byPurpose) {
      const share =
        sums.applied === 0 ? 'none applies' : percent(sums.applied - sums.missed, sums.applied);
      console.log(`| ${purpose} | ${sums.briefs} | ${sums.designs}; ${sums.three} | ${share} |`);
    }
    console.log(`declined: ${counted(declined)}`);
    console.log(`missed: ${counted(codes)}`);
    for (const one of wrong.slice(0, 40)) console.log(`  ${one}`);
    console.log(`all designs: ${hash.copy().digest('hex')}`);
  };
  for (let i = 0; i < briefs; i++) {
    if (i > 0 && i % TOLD_EACH === 0) print();
    const turn = allPurposes[i % allPurposes.length] ?? 'kitchen';
    if (only !== null && only !== turn) continue;
    const asked = seededBrief(first + i, turn);
    const { purpose, brief, room, withinDays } = asked;
    outlines.push(room.outline);
    const sums = byPurpose.get(purpose) ?? {
      briefs: 0,
      designs: 0,
      three: 0,
      applied: 0,
      missed: 0,
    };
    byPurpose.set(purpose, sums);
    sums.briefs++;
    if (brief.styles.length > 0) inWords++;
    const budgetCents = brief.budget?.value.maxCents ?? null;
    if (budgetCents !== null) inBudget++;
    const start = { document: room.document, roomId: ROOM, keep: [] };
    const from = process.cpuUsage();
    const outcome = designRequest({ brief, start, withinDays, variation: 0 }, goods);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
    if (outcome.kind === 'declined') {
      declined.push(`${purpose}: ${outcome.declined.text.replace(/\$[\d,.]+/g, '$…')}`);
      if (outcome.declined.change) mended++;
      else wrong.push(`seed ${first + i}, ${purpose}: declined without a change`);
      continue;
    }
    if (outcome.designs.length === 3) {
      three++;
      sums.three++;
    }
    sums.designs += outcome.designs.length;
    leastApart = Math.min(leastApart, ...layoutsApart(asked));
    const [facts] = sceneFacts(room.document).rooms.filter(({ id }) => id === ROOM);
    const inner = facts?.shape.inner ?? [];
    const before = new Set(checkRules(room.document, 'standard').map(({ code }) => code));
    const isLargeKitchen = purpose === 'kitchen' && (facts?.area ?? 0) >= LARGE_SQUARE_TENTHS;
    const isWideKitchen = purpose === 'kitchen' && takes(inner, EIGHT_BY_TEN);
    const [scenes, layouts] = [new Set<string>(), new Set<string>()];
    for (const design of outcome.designs) {
      const { document } = design;
      add('designs');
      const bytes = writeScene(document);
      if (scenes.has(bytes)) add('alike');
      scenes.add(bytes);
      hash.update(bytes);
      // What the empty room has wrong is none of the design's.
      const isNew = (id: string) => !Object.hasOwn(room.document.nodes, id);
      const findings = checkRules(document, 'standard').filter(
        ({ nodeIds, code }) => nodeIds.some(isNew) || !before.has(code),
      );
      const forbidden = findings.filter(({ tier }) => tier === 'broken' || tier === 'code');
      if (forbidden.length > 0) add('forbidden');
      const told = (what: string) => wrong.push(`seed ${first + i}, ${purpose}: ${what}`);
      for (const { code, text } of forbidden) told(`${code} ${text}`);
      const applied = purpose === 'kitchen' ? applying(document) : applyingTo(purpose, document);
      const missed = new Set(
        findings
          .filter(
            ({ tier, code }) =>
              tier === 'recommended' && (purpose === 'kitchen' || applied.includes(code)),
          )
          .map(({ code }) => code),
      );
      codes.push(...[...missed].map((code) => `${purpose} ${code}`));
      add('applied', applied.length);
      add('missed', missed.size);
      sums.applied += applied.length;
      sums.missed += missed.size;
      if (isLargeKitchen) add('appliedInKitchens', applied.length);
      if (isLargeKitchen) add('missedInKitchens', missed.size);
      if (isWideKitchen) add('appliedInWideKitchens', applied.length);
      if (isWideKitchen) add('missedInWideKitchens', missed.size);
      const layout = rowsOf(document);
      if (isWideKitchen && !layouts.has(layout)) {
        add('appliedInWideLayouts', applied.length);
        add('missedInWideLayouts', missed.size);
      }
      layouts.add(layout);
      const seen: Seen = look(document, inner);
      leastWalkable = Math.min(leastWalkable, seen.walkable);
      for (const one of faults) {
        if (seen[one].length > 0) add(one);
        for (const id of seen[one]) told(`${one} ${id}`);
      }
      const shop = bought(design, { goods, withinDays, budgetCents });
      for (const one of ['isOnOffer', 'isWithinBudget', 'isSum'] as const) {
        if (shop[one]) add(one);
        else told(`not ${one}`);
      }
    }
  }
  print();
}
