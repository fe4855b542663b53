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
import { createBest, NO_SEAT, unseated, type Weighed } from './best-arrangements.ts';
import { drawKitchen } from './draw-kitchen.ts';
import { type WorkCenters, workCentersOf } from './estimate.ts';
import { islandOf } from './island-of.ts';
import { keepsClear } from './keeps-clear.ts';
import type { KitchenPlan } from './kitchen-plan.ts';
import { type KitchenShape, type RowSet, rowSets } from './rows.ts';
import { splitSets } from './split-rows.ts';
import { standingWork } from './standing-work.ts';
import type { RoomGivens } from './wishes.ts';

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
/** How many are drawn and judged. */
const JUDGED = { usual: { most: 32, ofAKind: 2 }, split: { most: 16, ofAKind: 1 } };
/** Where the usual designs miss more guidelines in all, or are fewer, rows that stand apart are tried, too. */
const FEW_MISSED = 3;
/** Places of work that stand so far apart in all make another kitchen. */
export const APART_TENTHS = tenths(72);
/** A kitchen that misses so many guidelines more than the best is no choice beside it. */
const WORSE = 3;
/** Rows that stand apart and miss more are no kitchen: the room is too small for one. */
const MOST_MISSED_APART = 4;
/** An island is worth as much as half a guideline. */
const ISLAND_COMFORT = 30;
const TIER_COST = { broken: 5_000, code: 1_000, recommended: 60, tip: 4 } as const;

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

function isTooPoor(design: KitchenDesign): boolean {
  return design.shape === 'split' && missedIn(design) > MOST_MISSED_APART;
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

/** What is known of a room before anything is judged, and all of it that has been judged so far. */
interface Search {
  /** Whether any wall takes a row. */
  readonly hasRows: boolean;
  readonly usual: () => readonly Weighed[];
  /** With rows that stand apart. */
  readonly split: () => readonly Weighed[];
  readonly judgedOf: (one: Weighed) => readonly Judged[];
  /** What it costs at least, before it is judged. */
  readonly leastOf: (one: Weighed) => number;
  /** Whether it may be given. */
  readonly isSound: (design: KitchenDesign) => boolean;
  /** With its lights and receptacles. */
  readonly wholeOf: (one: Judged) => KitchenDesign;
}

/** Null where the scene has no such room. */
function searchOf(
  document: SceneDocument,
  roomId: NodeId,
  { island, shape, profile = 'standard', seats = 0 }: KitchenWishes,
): Search | null {
  const model = roomModel(document, roomId);
  if (!model) return null;
  const standing = standingWork(document, roomId);
  const givens: RoomGivens = { model, standing, ...drawnRoom(document, model) };
  const judging: Judging = { document, givens, profile };
  const asked = (sets: readonly RowSet[]) =>
    sets.filter((one) => shape === undefined || one.shape === shape);
  const usual = asked(rowSets(model));
  // Needed in few rooms.
  const split = () => asked(splitSets(model));
  const bestOf = createBest(givens, { mayHaveIsland: island !== 'not', seats });
  const judged = new Map<Weighed, readonly Judged[]>();
  const free = new Map<KitchenDesign, boolean>();
  return {
    hasRows: usual.length > 0 || split().length > 0,
    usual: () => bestOf(usual, JUDGED.usual),
    split: () => bestOf(split(), JUDGED.split),
    judgedOf: (one) => {
      const found = judged.get(one) ?? tried(judging, one, { island, seats });
      judged.set(one, found);
      return found;
    },
    isSound: (design) => {
      const { findings, document: drawn } = design;
      const is =
        free.get(design) ??
        (!findings.some(isForbidden) && !isTooPoor(design) && keepsClear(document, drawn, model));
      free.set(design, is);
      return is;
    },
    leastOf: ({ comfort }) => comfort - (island === 'not' ? 0 : ISLAND_COMFORT),
    wholeOf: (one) => served((spacing) => judge(judging, one, spacing)),
  };
}

/** Whether any kitchen is sound: less work than to find the best. */
function isPossible(document: SceneDocument, roomId: NodeId, wishes: KitchenWishes): boolean {
  const search = searchOf(document, roomId, wishes);
  if (!search) return false;
  const { judgedOf, isSound, wholeOf } = search;
  const hasSound = (one: Weighed) => {
    const found = judgedOf(one).find(({ design }) => isSound(design));
    return found !== undefined && isSound(wholeOf(found));
  };
  return search.usual().some(hasSound) || search.split().some(hasSound);
}

/** What was judged, the best first. */
function ranked({ judgedOf, leastOf }: Search, weighed: readonly Weighed[]) {
  return cheapestFirst(weighed, leastOf, (one) =>
    judgedOf(one).map((found) => ({ ...found, cost: found.design.cost })),
  );
}

/** The best that are sound and differ, as `finished` gives them. */
function chosen(
  search: Search,
  weighed: readonly Weighed[],
  finished: (one: Judged) => KitchenDesign,
): KitchenDesign[] {
  const { isSound } = search;
  const designs: KitchenDesign[] = [];
  for (const one of ranked(search, weighed)) {
    const { design } = one;
    const [first] = designs;
    if (first && missedIn(design) >= missedIn(first) + WORSE) continue;
    if (designs.some((other) => apart(design, other) < APART_TENTHS) || !isSound(design)) continue;
    const whole = finished(one);
    if (isSound(whole)) designs.push(whole);
    if (designs.length === WANTED) break;
  }
  return designs;
}

function isEnough(designs: readonly KitchenDesign[]): boolean {
  const missed = designs.reduce((sum, one) => sum + missedIn(one), 0);
  return designs.length === WANTED && missed <= FEW_MISSED;
}

function tryKitchen(document: SceneDocument, roomId: NodeId, wishes: KitchenWishes): Tried {
  const none = (reason: Declined['reason'], findings: readonly Finding[] = []): Tried => ({
    designs: [],
    refused: { reason, findings },
  });
  const search = searchOf(document, roomId, wishes);
  if (!search) return none('no-room');
  if (!search.hasRows) return none('no-wall');
  const usual = search.usual();
  const drafts = chosen(search, usual, ({ design }) => design);
  const weighed = isEnough(drafts) ? usual : [...usual, ...search.split()];
  if (weighed.length === 0) return none('too-short');
  const designs = chosen(search, weighed, search.wholeOf);
  if (designs.length > 0) return { designs, refused: null };
  const judged = [...ranked(search, weighed)];
  if (judged.length === 0) return none('no-island');
  const cheapest = judged.find(({ design }) => !isTooPoor(design));
  return cheapest ? none('rules', cheapest.design.findings.filter(isForbidden)) : none('too-short');
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
  const { designs, refused } = tryKitchen(document, roomId, wishes);
  if (!refused) return { designs, declined: null };
  const works = (other: SceneDocument, asked: KitchenWishes) => isPossible(other, roomId, asked);
  const change = smallestChange({ document, roomId, wishes, less: lessOf(wishes) }, works);
  return { designs, declined: { ...refused, change } };
}
