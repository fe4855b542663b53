// From a brief to finished designs: layouts of the room, each in products on offer, in the styles that are asked for.
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { FINISHES, type FinishId } from '@wevisu/scene/finishes.ts';
import { type StyleId, styles } from '@wevisu/scene/styles.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import type { Brief } from '../brief/brief.ts';
import { correctBrief } from '../brief/correct-brief.ts';
import { nameOf } from '../brief/words/names.ts';
import { smallestChange } from '../changes/smallest-change.ts';
import { type FinishAsk, paletteWith } from '../dressing/finish-asks.ts';
import type { Stocked } from '../dressing/goods.ts';
import { lookOf, paletteOf } from '../dressing/looks/looks.ts';
import { wordsOf } from '../dressing/words-of.ts';
import { askOf } from '../products/ask-of.ts';
import { type DressResult, dressDesign } from '../products/dress-design.ts';
import { judgeOf } from '../products/judge-dressed.ts';
import { emptied } from './emptied.ts';
import {
  type DeclinedRequest,
  type Layout,
  type Layouts,
  largerRoom,
  layoutsOf,
  sizeText,
} from './layouts.ts';
import { type DesignPurpose, purposeOf } from './purpose-of.ts';
import { roomOfBrief } from './room-of-brief.ts';
import { roomToDress } from './room-to-dress.ts';
import { type DesignSummary, summarize } from './summarize.ts';

export interface DesignRequest {
  readonly brief: Brief;
  /** A room that is there, and what of it stays where it is; null: a room as the brief says. */
  readonly start: {
    readonly document: SceneDocument;
    readonly roomId: NodeId;
    readonly keep: readonly NodeId[];
  } | null;
  /** Days within which everything must be ready to ship; null is no limit. */
  readonly withinDays: number | null;
  /** 0, 1, 2 …: the same wishes in other colors. */
  readonly variation: number;
}

export interface FinishedDesign {
  readonly document: SceneDocument;
  readonly summary: DesignSummary;
}

export type DesignOutcome =
  | { readonly kind: 'designed'; readonly designs: readonly FinishedDesign[] }
  | { readonly kind: 'declined'; readonly declined: DeclinedRequest };

/** What is being done, and how much of all is done, 0 to 1. */
export interface DesignProgress {
  readonly step: 'arranging' | 'choosing' | 'checking';
  readonly part: number;
}

const WANTED = 3;
/** Where no style is asked for, three that differ. */
const UNASKED: readonly StyleId[] = ['transitional', 'modern', 'scandinavian', 'farmhouse'];
/** Of what the designs would cost without a limit, where low cost is wished for. */
const LOW_COST = 0.8;

interface Wear {
  readonly style: StyleId;
  readonly palette: number;
}

function wearsOf({ styles: asked }: Brief, variation: number): Wear[] {
  const not = new Set(
    asked.filter(({ value }) => value.want === 'must-not').map(({ value }) => value.style),
  );
  const must = asked.flatMap(({ value }) => (value.want === 'must' ? [value.style] : []));
  const open = [...UNASKED, ...styles.map(({ id }) => id)].filter((id) => !not.has(id));
  const ids = must.length > 0 ? must : open.slice(0, WANTED);
  return Array.from({ length: WANTED }, (_, i) => ({
    style: ids[i % ids.length] ?? 'transitional',
    palette: variation + Math.floor(i / ids.length),
  }));
}

/**
 * Each wear with a layout: with the next one in turn, and where that has been had in the same colors, with the first that
 * has not; a wear for which there is none is left out.
 */
function pairsOf(wears: readonly Wear[], layouts: readonly Layout[]) {
  const had = new Set<string>();
  return wears.flatMap((wear, i) => {
    const colors = `${wear.style} ${wear.palette % lookOf(wear.style).palettes.length}`;
    for (let turn = 0; turn < layouts.length; turn++) {
      const at = (i + turn) % layouts.length;
      const layout = layouts[at];
      const pair = `${at} ${colors}`;
      if (!layout || had.has(pair)) continue;
      had.add(pair);
      return [{ wear, layout }];
    }
    return [];
  });
}

/** The surfaces that carry a room, as the first of what its palette names for each. */
function paletteWords(
  { style, palette }: Wear,
  { purpose, asks }: { readonly purpose: DesignPurpose; readonly asks: readonly FinishAsk[] },
): string {
  const look = lookOf(style);
  const { main, floor, counter, bathFloor, bathWall, rug } = paletteWith(
    paletteOf(look, palette),
    asks,
  );
  const first = (wish: string) => wordsOf(wish.split(':')[1]?.split(';')[0] ?? '')[0];
  const finish = (id: string) =>
    Object.hasOwn(FINISHES, id) ? FINISHES[id as FinishId].label : undefined;
  const words = (): (string | undefined)[] => {
    switch (purpose) {
      case 'kitchen':
      case 'laundry':
        return [finish(main), first(purpose === 'kitchen' ? floor : bathFloor), first(counter)];
      case 'bath':
      case 'powder-room':
        return [first(bathFloor), first(bathWall)];
      case 'outdoor':
        return [first(look.paving)];
      default:
        return [first(floor), finish(wordsOf(rug)[0] ?? '')];
    }
  };
  return words()
    .filter((one) => one !== undefined)
    .join(', ');
}

function asksOf({ finishes, wishes }: Brief): FinishAsk[] {
  const own = finishes.flatMap(({ value }) => askOf(value));
  if (!wishes.some(({ value }) => value === 'light')) return own;
  // Much light is pale surfaces, where nothing else is said of them.
  const pale = (['wall', 'floor', 'cabinets', 'counter'] as const).filter(
    (part) => !own.some((ask) => ask.part === part),
  );
  const light = { tone: 'light', color: null, material: null, want: 'must' } as const;
  return [...own, ...pale.map((part) => ({ ...light, part }))];
}

interface Dressing {
  readonly brief: Brief;
  readonly document: SceneDocument;
  readonly roomId: NodeId;
  readonly goods: Stocked;
  readonly withinDays: number | null;
  readonly profile: Parameters<typeof judgeOf>[1];
}

function dress(given: Dressing, { drawing }: Layout, wear: Wear): DressResult {
  const { brief, document, roomId, goods, withinDays, profile } = given;
  const asks = asksOf(brief);
  const room = roomToDress({ document, roomId, drawing, asks, style: wear.style });
  const judge = judgeOf(document, profile, roomId);
  const run = (budgetCents: number | null) =>
    dressDesign(
      { document, drawing, rooms: [room] },
      goods,
      { ...wear, asks, budgetCents, withinDays },
      judge,
    );
  const most = brief.budget?.value.maxCents ?? null;
  // What stays is in the takeoff, too, and none of the budget.
  const staysCents = takeoffOf(document).totalCents;
  const found = run(most === null ? null : most + staysCents);
  if (most !== null || found.kind !== 'dressed') return found;
  if (!brief.wishes.some(({ value }) => value === 'low-cost')) return found;
  const cheaper = run(Math.round(found.dressed.takeoff.totalCents * LOW_COST));
  return cheaper.kind === 'dressed' ? cheaper : found;
}

function declined(text: string, change: DeclinedRequest['change'] = null): DesignOutcome {
  return { kind: 'declined', declined: { text, rules: [], change } };
}

function notDesigned(brief: Brief): DesignOutcome {
  if (brief.purpose)
    return declined(
      `There are no designs of this kind of room yet: ${nameOf(brief.purpose.value)}.`,
    );
  return declined('Say which room it is: a kitchen, a bathroom, a bedroom.');
}

const dollars = (amount: number) => formatUsd(amount as Cents);

/** The least budget at which there is a design, in whole dollars. */
function overBudget(brief: Brief, leastCents: number): DesignOutcome {
  const most = brief.budget?.value.maxCents ?? 0;
  const enough = Math.ceil(leastCents / 100) * 100;
  return declined(
    `Even the least dear of everything on offer comes to ${dollars(leastCents)}; the budget is ${dollars(most)}.`,
    {
      text: `a budget of ${dollars(enough).replace(/\.00$/, '')}`,
      corrections: [
        {
          field: 'budget',
          value: { minCents: null, maxCents: enough as Cents, about: false },
        },
      ],
    },
  );
}

interface Room {
  readonly document: SceneDocument;
  readonly roomId: NodeId;
  readonly keptIds: readonly NodeId[];
  readonly kept: readonly string[];
  readonly isOfBrief: boolean;
}

function roomOf({ brief, start }: Pick<DesignRequest, 'brief' | 'start'>): Room {
  if (!start) return { ...roomOfBrief(brief), keptIds: [], kept: [], isOfBrief: true };
  const { roomId, keep } = start;
  return { roomId, ...emptied(start.document, roomId, { keep, brief }), isOfBrief: false };
}

interface Given {
  readonly room: Room;
  readonly purpose: DesignPurpose;
  readonly goods: Stocked;
}

interface Dressed {
  readonly kind: 'dressed';
  readonly designs: readonly FinishedDesign[];
  /** What the least dear would have cost, where that is over the budget. */
  readonly over: readonly number[];
}

/** Up to `wanted` designs. */
function dressedIn(
  { brief, withinDays, variation }: DesignRequest,
  { room, purpose, goods }: Given,
  { wanted, onProgress }: { wanted: number; onProgress: (progress: DesignProgress) => void },
): Dressed | Extract<Layouts, { kind: 'declined' }> {
  onProgress({ step: 'arranging', part: 0 });
  const found = layoutsOf(brief, room, purpose);
  if (found.kind === 'declined') return found;
  const { layouts, profile } = found;
  const { document, roomId, kept } = room;
  const given: Dressing = { brief, document, roomId, goods, withinDays, profile };
  const designs: FinishedDesign[] = [];
  const over: number[] = [];
  for (const [i, { wear, layout }] of pairsOf(wearsOf(brief, variation), layouts).entries()) {
    if (designs.length === wanted) break;
    onProgress({ step: 'choosing', part: 0.25 + 0.7 * (i / WANTED) });
    const result = dress(given, layout, wear);
    if (result.kind === 'over-budget') over.push(result.leastCents);
    if (result.kind !== 'dressed') continue;
    const { dressed } = result;
    const { style } = wear;
    const finished = {
      brief,
      roomId,
      layout,
      dressed,
      style,
      kept,
      palette: paletteWords(wear, { purpose, asks: asksOf(brief) }),
    };
    designs.push({ document: dressed.document, summary: summarize(finished) });
  }
  onProgress({ step: 'checking', part: 0.97 });
  return { kind: 'dressed', designs, over };
}

/** The least more of room in which products on offer fit; a room of a brief is made anew in its size. */
function largerThatFits(request: DesignRequest, given: Given): DeclinedRequest['change'] {
  const { brief, start } = request;
  const { document, roomId, isOfBrief } = given.room;
  const correctionsFor = (larger: SceneDocument) => largerRoom(given.room, larger);
  const change = smallestChange(
    { document, roomId, wishes: brief, less: [], isMostFirst: true },
    (larger) => {
      const corrected = correctionsFor(larger).reduce(correctBrief, brief);
      const room = roomOf({ brief: corrected, start: start && { ...start, document: larger } });
      const asked = { ...request, brief: corrected };
      const found = dressedIn(asked, { ...given, room }, { wanted: 1, onProgress: () => {} });
      return found.kind === 'dressed' && found.designs.length > 0;
    },
  );
  if (!change) return null;
  const corrections = correctionsFor(change.document);
  const text = isOfBrief ? sizeText(corrections.reduce(correctBrief, brief)) : change.text;
  return { text, corrections };
}

function designIn(
  request: DesignRequest,
  given: Given,
  onProgress: (progress: DesignProgress) => void,
): DesignOutcome {
  const found = dressedIn(request, given, { wanted: WANTED, onProgress });
  if (found.kind === 'declined') return found;
  const { designs, over } = found;
  if (designs.length > 0) return { kind: 'designed', designs };
  if (over.length > 0) return overBudget(request.brief, Math.min(...over));
  return declined(
    'No products on offer fit the room as it would be arranged.',
    largerThatFits(request, given),
  );
}

/**
 * Up to three designs of a room, or why there is none. Each scene has the facts of its products, and its takeoff comes to
 * the sum of its summary. Deterministic: the same request and goods give the same designs.
 */
export function designRequest(
  request: DesignRequest,
  goods: Stocked,
  onProgress: (progress: DesignProgress) => void = () => {},
): DesignOutcome {
  const { brief, start } = request;
  const use = start ? nodeOf(start.document.nodes, start.roomId, 'room')?.use : undefined;
  const purpose = purposeOf(brief, use);
  if (!purpose) return notDesigned(brief);
  return designIn(request, { room: roomOf(request), purpose, goods }, onProgress);
}
