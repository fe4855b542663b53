// Kitchens for a room: all arrangements that fit are weighed, the best are drawn and judged by the planning rules that the
// editor's findings come from, and of those the best that really differ are given.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import type { ProfileId } from '@wevisu/scene/rules/profile.ts';
import { type Change, type Less, smallestChange } from '../changes/smallest-change.ts';
import { cheapestFirst } from '../cheapest-first.ts';
import { bare, composeDrawing } from '../drawing/compose.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { drawnRoom } from '../drawing/drawn-room.ts';
import { tenths } from '../drawing/measure.ts';
import { type Spacing, served } from '../furnishing/outlets.ts';
import { roomModel } from '../room/room-model.ts';
import { drawKitchen } from './draw-kitchen.ts';
import { estimate, type WorkCenters, workCentersOf } from './estimate.ts';
import { islandLength, islandOf, seatsAlong } from './island-of.ts';
import { keepsClear } from './keeps-clear.ts';
import type { KitchenPlan } from './kitchen-plan.ts';
import { type KitchenShape, type RowSet, rowSets } from './rows.ts';
import { standingWork } from './standing-work.ts';
import { type Arrangement, createArranger, type RoomGivens } from './wishes.ts';

export interface KitchenWishes {
  readonly island: 'must' | 'may' | 'not';
  readonly shape?: KitchenShape;
  /** At an island, where there is one. */
  readonly seats?: number;
  readonly profile?: ProfileId;
}

export interface KitchenDesign {
  /** What was drawn, to be dressed in products. */
  readonly drawing: Drawing;
  /** The same as a scene, nothing chosen yet. */
  readonly document: SceneDocument;
  readonly shape: KitchenShape;
  readonly hasIsland: boolean;
  /** Its rows, from left to right. */
  readonly legs: KitchenPlan['legs'];
  readonly centers: WorkCenters;
  /** Of what stands in the room; what the room itself has wrong is left out. */
  readonly findings: readonly Finding[];
  /** Less is better. */
  readonly cost: number;
}

/** Why there is no design. */
export interface Declined {
  /** No such room, no wall that takes a row, rows too short for what a kitchen needs, no place for an island, or rules. */
  readonly reason: 'no-room' | 'no-wall' | 'too-short' | 'no-island' | 'rules';
  /** What forbids the best that was tried. */
  readonly findings: readonly Finding[];
  /** The smallest change that was found to work; null where none of those tried is enough. */
  readonly change: Change<KitchenWishes> | null;
}

interface Tried {
  readonly designs: readonly KitchenDesign[];
  readonly refused: Omit<Declined, 'change'> | null;
}

export interface Designed {
  readonly designs: readonly KitchenDesign[];
  readonly declined: Declined | null;
}

const WANTED = 3;
/** How many arrangements are tried with the sink elsewhere, and how many of one kind among them. */
const REFINED = { most: 72, ofAKind: 6 };
/** How many of those are tried with the range elsewhere, too. */
const MOVED = { most: 120, ofAKind: 10 };
/** How many are drawn and judged. */
const JUDGED = { most: 32, ofAKind: 2 };
/** Places of work that stand so far apart in all make another kitchen. */
export const APART_TENTHS = tenths(72);
/** A kitchen that misses so many guidelines more than the best is no choice beside it. */
const WORSE = 3;
/** An island is worth as much as half a guideline. */
const ISLAND_COMFORT = 30;
/** Each person who was to sit at it and can't. */
const NO_SEAT = 25;
const TIER_COST = { broken: 5_000, code: 1_000, recommended: 60, tip: 4 } as const;

interface Weighed extends Arrangement {
  /** As estimated, and what of it no rule speaks of. */
  readonly cost: number;
  readonly comfort: number;
  readonly kind: string;
}

function kindOf({ set, legs }: Arrangement): string {
  const words = legs.map(({ row, wall, fitted }) => {
    const parts = fitted.parts
      .map(({ part }) => part.word)
      .filter((word) => word === 'sink' || word === 'range');
    return `${row.segment.index}${wall.tallLeft ? '<' : ''}${parts.join('')}${wall.tallRight ? '>' : ''}`;
  });
  return `${set.shape} ${words.join(' ')}`;
}

/** The first of a list in the order of their estimates, few of each kind. */
function firstOf(weighed: readonly Weighed[], most: number, ofAKind: number): Weighed[] {
  const counts = new Map<string, number>();
  const kept: Weighed[] = [];
  for (const one of weighed.toSorted((a, b) => a.cost - b.cost)) {
    const count = counts.get(one.kind) ?? 0;
    if (count >= ofAKind) continue;
    counts.set(one.kind, count + 1);
    kept.push(one);
    if (kept.length === most) break;
  }
  return kept;
}

/** The best arrangements of all rows: evenly filled first, then the best of those with sink and range elsewhere. */
function best(
  givens: RoomGivens,
  sets: readonly RowSet[],
  { island, seats = 0 }: KitchenWishes,
): Weighed[] {
  const arranger = createArranger(givens);
  const lengths = new Map(
    sets.map((set) => [set, island === 'not' ? 0 : islandLength(givens, set)]),
  );
  const weigh = (one: Arrangement): Weighed[] => {
    const long = lengths.get(one.set) ?? 0;
    const estimated = estimate(givens, one, long);
    if (estimated === null) return [];
    const { missed, comfort } = estimated;
    const cost = missed + comfort + unseated(seats, seatsAlong(long)) * NO_SEAT;
    return [{ ...one, comfort, cost, kind: kindOf(one) }];
  };
  const even = firstOf(arranger.all(sets).flatMap(weigh), REFINED.most, REFINED.ofAKind);
  const sinks = even.flatMap((one) => arranger.withSinkElsewhere(one)).flatMap(weigh);
  const better = firstOf([...even, ...sinks], MOVED.most, MOVED.ofAKind);
  const ranges = better.flatMap((one) => arranger.withRangeElsewhere(one)).flatMap(weigh);
  return firstOf([...even, ...sinks, ...ranges], JUDGED.most, JUDGED.ofAKind);
}

interface Judging {
  readonly document: SceneDocument;
  readonly givens: RoomGivens;
  readonly profile: ProfileId;
}

interface Plan {
  readonly plan: KitchenPlan;
  readonly comfort: number;
  readonly centers: WorkCenters;
}

interface Judged extends Plan {
  readonly design: KitchenDesign;
}

/** Findings that are about something which was drawn. */
function findingsOf(document: SceneDocument, drawn: SceneDocument, profile: ProfileId): Finding[] {
  const isNew = (id: NodeId) => !Object.hasOwn(document.nodes, id);
  return checkRules(drawn, profile).filter(({ nodeIds }) => nodeIds.some(isNew));
}

/** Lights and receptacles take time and change no comparison: without a `spacing` there are none. */
function judge(
  { document, givens, profile }: Judging,
  { plan, comfort, centers }: Plan,
  spacing: Spacing | null = null,
): KitchenDesign {
  const drawing = drawKitchen(document, givens.model, plan, spacing);
  const drawn = { ...document, nodes: composeDrawing(drawing, bare) };
  const findings = findingsOf(document, drawn, profile);
  const cost = findings.reduce((sum, { tier }) => sum + TIER_COST[tier], comfort);
  const { set, island, legs } = plan;
  return {
    ...{ drawing, document: drawn, shape: set.shape, hasIsland: island !== null, legs },
    ...{ centers, findings, cost },
  };
}

function missedIn({ findings }: KitchenDesign): number {
  return new Set(findings.flatMap(({ tier, code }) => (tier === 'recommended' ? [code] : []))).size;
}

const isForbidden = ({ tier }: Finding) => tier === 'broken' || tier === 'code';

/** How far the places of work of two designs are from each other in all, tenths. */
export function apart(a: KitchenDesign, b: KitchenDesign): number {
  const moved =
    distanceOf(a.centers.sink, b.centers.sink) +
    distanceOf(a.centers.cooking, b.centers.cooking) +
    distanceOf(a.centers.cold, b.centers.cold);
  return moved + (a.hasIsland === b.hasIsland ? 0 : APART_TENTHS);
}

/** People who were to sit at the island and do not. */
const unseated = (wanted: number, has: number) => Math.max(0, wanted - has);

/** One arrangement with the largest island it has room for, without one where that is asked or better. */
function tried(
  judging: Judging,
  { set, legs, comfort }: Weighed,
  { island, seats }: Required<Pick<KitchenWishes, 'island' | 'seats'>>,
): Judged[] {
  const { givens } = judging;
  const largest =
    island === 'not' ? null : (islandOf(givens, legs, true) ?? islandOf(givens, legs, false));
  const centers = workCentersOf(legs, givens.standing);
  if (!centers) return [];
  const judgedAs = (plan: KitchenPlan, of: number): Judged[] => {
    const seated = of + unseated(seats, plan.island?.seats ?? 0) * NO_SEAT;
    const design = judge(judging, { plan, comfort: seated, centers });
    return [{ plan, comfort: of, centers, design }];
  };
  const withIsland = largest
    ? judgedAs({ set, legs, island: largest }, comfort - ISLAND_COMFORT)
    : [];
  const isGood = withIsland.some(({ design }) => design.cost < TIER_COST.recommended);
  if (island === 'must' || isGood) return withIsland;
  return [...withIsland, ...judgedAs({ set, legs, island: null }, comfort)];
}

/** Up to `wanted` kitchens, the best first; where one is enough, any that is sound. */
function tryKitchen(
  document: SceneDocument,
  roomId: NodeId,
  wishes: KitchenWishes,
  wanted: number,
): Tried {
  const none = (reason: Declined['reason'], findings: readonly Finding[] = []): Tried => ({
    designs: [],
    refused: { reason, findings },
  });
  const { island, shape, profile = 'standard', seats = 0 } = wishes;
  const model = roomModel(document, roomId);
  if (!model) return none('no-room');
  const standing = standingWork(document, roomId);
  const givens: RoomGivens = { model, standing, ...drawnRoom(document, model) };
  const sets = rowSets(model).filter((one) => shape === undefined || one.shape === shape);
  if (sets.length === 0) return none('no-wall');
  const weighed = best(givens, sets, wishes);
  if (weighed.length === 0) return none('too-short');
  const judging: Judging = { document, givens, profile };
  const isFree = ({ findings, document: drawn }: KitchenDesign) =>
    !findings.some(isForbidden) && keepsClear(document, drawn, model);
  if (wanted === 1) {
    for (const one of weighed) {
      const sound = tried(judging, one, { island, seats }).find(({ design }) => isFree(design));
      const design = sound && served((spacing) => judge(judging, sound, spacing));
      if (design && isFree(design)) return { designs: [design], refused: null };
    }
  }
  const judged = cheapestFirst(
    weighed,
    ({ comfort }) => comfort - (island === 'not' ? 0 : ISLAND_COMFORT),
    (one) =>
      tried(judging, one, { island, seats }).map((found) => ({
        ...found,
        cost: found.design.cost,
      })),
  );
  const designs: KitchenDesign[] = [];
  let cheapest: KitchenDesign | null = null;
  for (const { design, ...plan } of judged) {
    cheapest ??= design;
    const [first] = designs;
    if (first && missedIn(design) >= missedIn(first) + WORSE) continue;
    if (designs.some((other) => apart(design, other) < APART_TENTHS) || !isFree(design)) continue;
    const whole = served((spacing) => judge(judging, plan, spacing));
    if (isFree(whole)) designs.push(whole);
    if (designs.length === wanted) break;
  }
  if (designs.length > 0) return { designs, refused: null };
  if (cheapest === null) return none('no-island');
  return none('rules', cheapest.findings.filter(isForbidden));
}

/** Wishes with one thing less. */
function lessOf({ shape, ...wishes }: KitchenWishes): Less<KitchenWishes>[] {
  const shaped = shape === undefined ? wishes : { ...wishes, shape };
  return [
    ...(wishes.island === 'must'
      ? [{ text: 'no island', wishes: { ...shaped, island: 'may' as const } }]
      : []),
    ...(shape === undefined ? [] : [{ text: `another shape than ${shape}`, wishes }]),
  ];
}

/**
 * Up to three kitchens for a room, the best first, that differ by `APART_TENTHS`; or why there is none, and the smallest
 * change after which there is one. The scene is the room without what may go: all that stands in it stays. Nothing is
 * chosen yet: kinds and sizes, no products. Deterministic: the same scene and wishes give the same designs.
 */
export function designKitchens(
  document: SceneDocument,
  roomId: NodeId,
  wishes: KitchenWishes,
): Designed {
  const { designs, refused } = tryKitchen(document, roomId, wishes, WANTED);
  if (!refused) return { designs, declined: null };
  const works = (other: SceneDocument, asked: KitchenWishes) =>
    tryKitchen(other, roomId, asked, 1).refused === null;
  const change = smallestChange({ document, roomId, wishes, less: lessOf(wishes) }, works);
  return { designs, declined: { ...refused, change } };
}
