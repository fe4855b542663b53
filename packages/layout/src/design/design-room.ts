// Designs of a room for a purpose other than cooking: arrangements of its groups are weighed, the best are drawn and judged
// by the planning rules that the editor's findings come from, and of those the best that really differ are given.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import type { ProfileId } from '@wevisu/scene/rules/profile.ts';
import { smallestChange } from '../changes/smallest-change.ts';
import { cheapestFirst } from '../cheapest-first.ts';
import { bare, composeDrawing } from '../drawing/compose.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { drawnRoom } from '../drawing/drawn-room.ts';
import type { Inches } from '../drawing/measure.ts';
import { type Spacing, served } from '../furnishing/outlets.ts';
import { type Arrangement, arrange, kindOf } from '../groups/arrange.ts';
import { createFloor, type Floor } from '../groups/floor.ts';
import type { DrawScene, Group, Stand } from '../groups/group.ts';
import { meet, placed } from '../groups/plane.ts';
import { standsOf } from '../groups/poses.ts';
import { createWalker, type Standing, type Walk } from '../groups/walk.ts';
import type { RoomWishes } from '../groups/wishes.ts';
import { keepsClear } from '../kitchen/keeps-clear.ts';
import { byPurpose, drawStands } from '../purposes/by-purpose.ts';
import { keptGroups } from '../room/kept-groups.ts';
import { roomModel, type Service } from '../room/room-model.ts';
import { fewerOf, type RoomChange } from './smallest-change.ts';

/** A group of a design, what form of it and where, inches in plan. */
export interface GroupPlace {
  readonly group: string;
  readonly option: string;
  readonly label: string;
  readonly at: Inches;
  /** The way its front looks. */
  readonly into: Inches;
  /** It makes no other design where it stands elsewhere. */
  readonly isAccent: boolean;
}

export interface RoomDesign {
  /** Before a style dresses it: with every role, and with what makes a room look lived in. */
  readonly drawing: Drawing;
  readonly document: SceneDocument;
  readonly groups: readonly GroupPlace[];
  /** Of what stands in the room; what the room itself has wrong is left out. */
  readonly findings: readonly Finding[];
  /** Less is better. */
  readonly cost: number;
}

export interface RoomDeclined {
  /** No such room, a group that has no place at all, groups that do not fit together, no way to walk, or rules. */
  readonly reason: 'no-room' | 'no-place' | 'too-small' | 'no-way' | 'rules';
  /** The group that has no place. */
  readonly group: string | null;
  /** What forbids the best that was tried. */
  readonly findings: readonly Finding[];
  /** The smallest change that was found to work; null where none of those tried is enough. */
  readonly change: RoomChange | null;
}

type Refused = Omit<RoomDeclined, 'change'>;

interface Tried {
  readonly designs: readonly RoomDesign[];
  readonly refused: Refused | null;
}

export interface RoomDesigned {
  readonly designs: readonly RoomDesign[];
  readonly declined: RoomDeclined | null;
}

const WANTED = 3;
/** Two of what a room is made around stand in many ways, each with the same others. */
const JUDGED = { most: 12, mostOfPairs: 30, ofAKind: 2 };
/** Groups that stand so far apart in all make another design; a group in another form counts as half of it. Inches. */
export const GROUPS_APART = 60;
const OTHER_FORM = 24;
/** How much worse another form of two of a kind may be and come before the same one elsewhere. */
const OTHER_PAIR = 40;
const TIER_COST = { broken: 5_000, code: 1_000, recommended: 60, tip: 4 } as const;

/** How far the groups of two designs are from each other in all, inches; accents aside. */
export function groupsApart(one: readonly GroupPlace[], two: readonly GroupPlace[]): number {
  const [a, b] = [one, two].map((all) => all.filter(({ isAccent }) => !isAccent));
  if (!a || !b) return 0;
  const pairs = a.map((one) => ({ one, other: b.find(({ group }) => group === one.group) }));
  const only = b.filter(({ group }) => !a.some((one) => one.group === group)).length;
  return pairs.reduce((sum, { one, other }) => {
    if (!other) return sum + OTHER_FORM;
    const moved = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
    return sum + moved + (one.label === other.label ? 0 : OTHER_FORM);
  }, only * OTHER_FORM);
}

interface Judging {
  readonly document: SceneDocument;
  readonly floor: Floor;
  readonly walk: ReturnType<typeof createWalker>;
  readonly wishes: RoomWishes;
  readonly profile: ProfileId;
  /** What the empty room has wrong. */
  readonly before: ReadonlySet<string>;
}

/** Of the floor that a person can stand on, the part that must be reached. */
const REACHED = 0.7;

function walksAsWell(now: Walk, before: Walk): boolean {
  return (
    now.isOpen === before.isOpen &&
    now.throughWidth >= before.throughWidth &&
    now.reached >= Math.min(REACHED, before.reached)
  );
}

interface Drawn {
  /** Receptacles take time and change no comparison: without it there are none. */
  readonly spacing: Spacing | null;
  /** Whether decor may stand on the floor. */
  readonly hasDecor: boolean;
}

/** For comparing: decor changes no findings of a sketch, which is judged without it. */
const SKETCH: Drawn = { spacing: null, hasDecor: false };

function drawScene(judging: Judging, stands: readonly Stand[], hasDecor: boolean): DrawScene {
  const { room, drawing } = drawnRoom(judging.document, judging.floor.model);
  // Stands know sides by their places: a drawing has its own.
  const own = stands.map((one): Stand => {
    const { index } = one.pose;
    const side = index === null ? one.pose.side : (room.sides[index] ?? one.pose.side);
    return { ...one, pose: { ...one.pose, side } };
  });
  /** Decor that has taken floor. */
  const taken: Standing[] = [];
  const { floor, walk } = judging;
  let before: Walk | undefined;
  return {
    ...{ drawing, room, stands: own },
    isInRoom: (pose, rect) => floor.isClear(placed(pose, rect), Infinity),
    isFree(pose, rect) {
      const shape = placed(pose, rect);
      return (
        floor.isClear(shape, 0) &&
        [...own, ...taken].every(({ bodies }) => bodies.every((body) => !meet(body, shape))) &&
        floor.kept.every((one) => one.isFixed || !meet(one, shape))
      );
    },
    takesFloor(pose, rect) {
      if (!hasDecor) return false;
      const one: Standing = { bodies: [{ ...placed(pose, rect), bottom: 0, top: Infinity }] };
      before ??= walk(stands);
      if (!walksAsWell(walk([...stands, ...taken, one]), before)) return false;
      taken.push(one);
      return true;
    },
  };
}

/** What rules say of what stands in a room; what the room itself has wrong is left out. */
function findingsOf(judging: Judging, document: SceneDocument): Finding[] {
  const isNew = (id: NodeId) => !Object.hasOwn(judging.document.nodes, id);
  return checkRules(document, judging.profile).filter(
    ({ nodeIds, code }) => nodeIds.some(isNew) || !judging.before.has(code),
  );
}

function judge(
  judging: Judging,
  arrangement: Arrangement,
  { spacing, hasDecor }: Drawn,
): RoomDesign {
  const { stands } = arrangement;
  const scene = drawScene(judging, stands, hasDecor);
  drawStands(scene, judging.wishes.purpose, spacing);
  const document = { ...judging.document, nodes: composeDrawing(scene.drawing, bare) };
  const findings = findingsOf(judging, document);
  return {
    ...{ drawing: scene.drawing, document, findings },
    groups: stands.map(({ group, option, pose, middle }): GroupPlace => {
      return {
        ...{ group: group.id, option: option.id, label: option.label },
        ...{ at: middle, into: pose.side.into, isAccent: group.isAccent ?? false },
      };
    }),
    cost: findings.reduce((sum, { tier }) => sum + TIER_COST[tier], leastOf(judging, arrangement)),
  };
}

const FLOOR_DECOR = new Set<KindId>(['potted-plant', 'floor-lamp', 'side-table']);
/** Rules of ways, from door to door and to what stands in a room. */
const WAYS = new Set(['L7', 'L8', 'L11']);

/** Whether decor on the floor leaves less than a rule recommends, where without it there is enough. */
function isInTheWay(judging: Judging, { drawing, document, findings }: RoomDesign): boolean {
  if (!drawing.things.some(({ decor, kind }) => decor && FLOOR_DECOR.has(kind))) return false;
  const nodes = composeDrawing(drawing, { ...bare, hasDecor: true });
  const missed = (all: readonly Finding[]) =>
    all.filter(({ tier, code }) => tier === 'recommended' && WAYS.has(code)).length;
  return missed(findingsOf(judging, { ...document, nodes })) > missed(findings);
}

/** A design as it is given, with receptacles, and with decor on the floor where that is in nobody's way. */
function whole(judging: Judging, arrangement: Arrangement): RoomDesign {
  const drawn = (hasDecor: boolean) =>
    served((spacing) => judge(judging, arrangement, { spacing, hasDecor }));
  const design = drawn(true);
  return isInTheWay(judging, design) ? drawn(false) : design;
}

/** What an arrangement costs before rules: what the estimate expects of them is counted by their findings. */
function leastOf({ wishes }: Judging, { stands, cost }: Arrangement): number {
  return Math.min(cost, comfortOf(stands) + byPurpose[wishes.purpose].extra(stands));
}

/** What the forms and places of an arrangement cost that no rule speaks of, with what it leaves out. */
function comfortOf(stands: readonly Stand[]): number {
  return stands.reduce((sum, { comfort }) => sum + comfort, 0);
}

const isForbidden = ({ tier }: Finding) => tier === 'broken' || tier === 'code';

/** The best of a list, few of each kind. */
function fewOfEach(list: readonly Arrangement[], most: number): Arrangement[] {
  const counts = new Map<string, number>();
  return list
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ stands }) => {
      const kind = kindOf(stands);
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return count < JUDGED.ofAKind;
    })
    .slice(0, most);
}

/** How many are walked through before one asks whether the others can still be better. */
const AT_ONCE = 24;

/** Of two of a kind, the same form in another width or place. */
const formOf = ({ groups }: RoomDesign) => groups[0]?.label.replace(/\d+/, '');

/** The best arrangements that a person can walk through, few of each kind. `all` begins with the cheapest. */
function worthJudging({ walk, wishes }: Judging, all: readonly Arrangement[]) {
  const { ways } = byPurpose[wishes.purpose];
  const most = wishes.pair ? JUDGED.mostOfPairs : JUDGED.most;
  const walked: Arrangement[] = [];
  for (const [i, one] of all.entries()) {
    if (i % AT_ONCE === 0) {
      // Ways only add to a cost: what comes later is dearer than these.
      const best = fewOfEach(walked, most);
      if (best.length === most && (best.at(-1)?.cost ?? 0) <= one.cost) return best;
    }
    const seen = walk(one.stands);
    if (seen.isOpen && seen.reached >= REACHED)
      walked.push({ ...one, cost: one.cost + ways(seen) });
  }
  return fewOfEach(walked, most);
}

interface Found {
  readonly arrangements: readonly Arrangement[];
  readonly lacking: string | null;
}

function arrangements({ document, floor, wishes }: Judging, isLenient: boolean): Found {
  const purpose = byPurpose[wishes.purpose];
  const there = keptGroups(document, wishes.kept ?? []);
  const groups = purpose.groups(floor, wishes).filter(({ id }) => !there.has(id));
  const stands = new Map<Group, readonly Stand[]>();
  // What must be there first: where that has no place, the others need not be looked at.
  for (const need of ['must', 'may'] as const) {
    for (const group of groups) {
      if (group.need !== need) continue;
      const all = standsOf(floor, group, isLenient);
      if (need === 'must' && all.length === 0) return { arrangements: [], lacking: group.id };
      stands.set(group, all);
    }
  }
  const candidates = groups.map((group) => ({ group, stands: stands.get(group) ?? [] }));
  return { arrangements: arrange(candidates, isLenient, purpose.extra), lacking: null };
}

interface Asked {
  readonly document: SceneDocument;
  readonly roomId: NodeId;
  readonly wishes: RoomWishes;
  readonly services: readonly Service[];
}

/** Up to `wanted` designs, the best first; where there is none, why, if `asksWhy`. */
function tryRoom(
  { document, roomId, wishes, services }: Asked,
  { wanted, asksWhy }: { readonly wanted: number; readonly asksWhy: boolean },
): Tried {
  const none = (
    reason: RoomDeclined['reason'],
    group: string | null = null,
    findings: readonly Finding[] = [],
  ): Tried => ({ designs: [], refused: { reason, group, findings } });
  const model = roomModel(document, roomId, services);
  if (!model) return none('no-room');
  const floor = createFloor(model, drawnRoom(document, model));
  const profile = wishes.profile ?? 'standard';
  const before = new Set(checkRules(document, profile).map(({ code }) => code));
  const walk = createWalker(floor);
  const judging: Judging = { document, floor, walk, wishes, profile, before };
  const found = arrangements(judging, false);
  const worth = worthJudging(judging, found.arrangements);
  if (worth.length === 0) {
    if (found.arrangements.length > 0 || !asksWhy) return none('no-way');
    const [lenient] = arrangements(judging, true).arrangements;
    if (!lenient) return none(found.lacking ? 'no-place' : 'too-small', found.lacking);
    return none('rules', null, judge(judging, lenient, SKETCH).findings.filter(isForbidden));
  }
  const judged = cheapestFirst(
    worth,
    (one) => leastOf(judging, one),
    (one) => {
      const design = judge(judging, one, SKETCH);
      return [{ one, design, cost: design.cost }];
    },
  );
  const isSound = ({ findings, document: drawn }: RoomDesign) =>
    !findings.some(isForbidden) && keepsClear(document, drawn, model);
  const designs: RoomDesign[] = [];
  const take = (one: Arrangement, design: RoomDesign) => {
    if (designs.length === wanted) return;
    const isAlike = designs.some(({ groups }) => groupsApart(design.groups, groups) < GROUPS_APART);
    if (isAlike || !isSound(design)) return;
    const given = whole(judging, one);
    if (isSound(given)) designs.push(given);
  };
  let best: RoomDesign | null = null;
  const later: { readonly one: Arrangement; readonly design: RoomDesign }[] = [];
  for (const { one, design } of judged) {
    best ??= design;
    const isSecond = designs.some((other) => formOf(other) === formOf(design));
    if (wishes.pair && (isSecond || design.cost > best.cost + OTHER_PAIR)) {
      later.push({ one, design });
    } else take(one, design);
    if (designs.length === wanted) break;
  }
  for (const { one, design } of later) take(one, design);
  if (designs.length > 0) return { designs, refused: null };
  const forbidden = best?.findings.filter(isForbidden) ?? [];
  return none(forbidden.length > 0 ? 'rules' : 'no-way', null, forbidden);
}

/**
 * Up to three designs of a room for a purpose, the best first, that differ by `GROUPS_APART`; or why there is none. The
 * scene is the room without what may go: all that stands in it stays, and what `kept` names counts as its group. Kinds and sizes, no products. Deterministic.
 */
export function designRoom(
  document: SceneDocument,
  roomId: NodeId,
  wishes: RoomWishes,
  services: readonly Service[] = [],
): RoomDesigned {
  const { designs, refused } = tryRoom(
    { document, roomId, wishes, services },
    { wanted: WANTED, asksWhy: true },
  );
  if (!refused) return { designs, declined: null };
  const works = (other: SceneDocument, asked: RoomWishes) =>
    tryRoom({ document: other, roomId, wishes: asked, services }, { wanted: 1, asksWhy: false })
      .designs.length > 0;
  const change = smallestChange({ document, roomId, wishes, less: fewerOf(wishes) }, works);
  return { designs, declined: { ...refused, change } };
}
