// Layouts of a room, whichever engine makes them; or why there is none, and the smallest change of the brief that helps.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import type { ProfileId } from '@wevisu/scene/rules/profile.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import type { Brief, ItemWish } from '../brief/brief.ts';
import { type BriefChange, correctBrief } from '../brief/correct-brief.ts';
import { nameOf } from '../brief/words/names.ts';
import { designRoom, type RoomDeclined } from '../design/design-room.ts';
import type { RoomChange } from '../design/smallest-change.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { pairOf, type RoomWishes } from '../groups/wishes.ts';
import { type Declined, designKitchens } from '../kitchen/design-kitchens.ts';
import { kitchenTitles } from './kitchen-titles.ts';
import type { DesignPurpose } from './purpose-of.ts';
import { roomOfBrief } from './room-of-brief.ts';
import { kitchenWishes, roomWishes } from './wishes-of-brief.ts';

export interface Layout {
  readonly title: string;
  readonly drawing: Drawing;
  readonly findings: readonly Finding[];
}

/** Why there is no design, in plain words; with the change that was tried and works, where there is one. */
export interface DeclinedRequest {
  readonly text: string;
  readonly rules: readonly { readonly code: string; readonly text: string }[];
  readonly change: {
    readonly text: string;
    readonly corrections: readonly BriefChange[];
  } | null;
}

export type Layouts =
  | { readonly kind: 'layouts'; readonly layouts: readonly Layout[]; readonly profile: ProfileId }
  | { readonly kind: 'declined'; readonly declined: DeclinedRequest };

interface Room {
  readonly document: SceneDocument;
  readonly roomId: NodeId;
  /** Pieces that stay where they are. */
  readonly keptIds: readonly NodeId[];
  /** Whether the room is as large as the brief says, and not one that is there. */
  readonly isOfBrief: boolean;
}

const kitchenReasons: Readonly<Record<Declined['reason'], string>> = {
  'no-room': 'The room has no shape that can be designed in.',
  'no-wall': 'No wall that is asked for takes a row of cabinets.',
  'too-short':
    'The walls are too short for a refrigerator, a sink with its dishwasher and a range with the counter they need.',
  'no-island': 'An island has no place with the ways around it that a kitchen needs.',
  rules: 'Every kitchen that fits breaks a rule of the building code.',
};

const roomReasons: Readonly<Record<RoomDeclined['reason'], string>> = {
  'no-room': 'The room has no shape that can be designed in.',
  'no-place': 'One thing that must be there has no place in the room.',
  'too-small': 'What must be there does not fit into the room together.',
  'no-way': 'Nobody could walk through the room with all that must be there.',
  rules: 'Every arrangement that fits breaks a rule of the building code.',
};

/** Groups that go by other words than their own. */
const groupNames: Readonly<Record<string, string>> = {
  bathing: 'tub or shower',
  seating: 'sofa',
  machines: 'washer and dryer',
};

const rulesOf = (findings: readonly Finding[]) => {
  const seen = new Map(findings.map(({ code, text }) => [code, text]));
  return [...seen].map(([code, text]) => ({ code, text }));
};

/** Sides as a brief says them: width from left to right in plan, length from bottom to top. */
function sidesOf({ document, roomId }: Pick<Room, 'document' | 'roomId'>) {
  const room = nodeOf(document.nodes, roomId, 'room');
  if (!room) return null;
  const { minX, minY, maxX, maxY } = boundsOf(room.outline);
  // Outlines run along the middles of walls.
  const wall = Object.values(document.nodes).find(({ type }) => type === 'wall');
  const thick = wall?.type === 'wall' ? wall.thicknessTenths : 0;
  return { widthTenths: maxX - minX - thick, lengthTenths: maxY - minY - thick };
}

/** What of a room's wishes a change takes back, in words of the brief. */
function correctionsOf(
  brief: Brief,
  room: Room,
  change: RoomChange,
  asked: RoomWishes,
): BriefChange[] {
  const corrections: BriefChange[] = [];
  const drop = (isMeant: (item: string) => boolean) => {
    const at = brief.items.findIndex(({ value }) => isMeant(value.item));
    if (at >= 0) corrections.push({ field: 'items', at, value: null });
  };
  const keepOf = (item: string, less: Partial<ItemWish>) => {
    const at = brief.items.findIndex(({ value }) => value.item === item);
    const found = brief.items[at];
    if (found) corrections.push({ field: 'items', at, value: { ...found.value, ...less } });
  };
  if (asked.vanity && !change.wishes.vanity) drop((item) => item === 'vanity');
  const one = pairOf[asked.purpose];
  if (asked.pair && !change.wishes.pair && one) keepOf(one, { count: null });
  else if (asked.bed && !change.wishes.bed) {
    if (asked.pair) keepOf('bed', { form: null });
    else drop((item) => item === 'bed');
  }
  if (asked.sectional && !change.wishes.sectional) drop((item) => item === 'sectional-sofa');
  for (const [group, wish] of Object.entries(change.wishes.groups ?? {})) {
    if (wish !== 'not' || asked.groups?.[group] === 'not') continue;
    drop((item) => item === group || (group === 'tub' && item === 'bathtub'));
  }
  return [...corrections, ...largerRoom(room, change.document)];
}

/** The size of a room of a brief that was made larger. */
export function largerRoom(
  { document, roomId, isOfBrief }: Omit<Room, 'keptIds'>,
  larger: SceneDocument,
): readonly BriefChange[] {
  const value = larger !== document && isOfBrief ? sidesOf({ document: larger, roomId }) : null;
  return value ? [{ field: 'size', value }] : [];
}

function withArticle(label: string): string {
  if (label.startsWith('two ')) return label;
  return `${/^(?:8|1[18]|[aeio])/.test(label) ? 'an' : 'a'} ${label}`;
}

const listed = new Intl.ListFormat('en-US');

const titleOf = (purpose: DesignPurpose) => (purpose === 'outdoor' ? 'Patio' : nameOf(purpose));

/** Every bath has a toilet. */
const UNSAID = ['toilet'];

interface Asked<P extends DesignPurpose = DesignPurpose> {
  readonly room: Room;
  readonly purpose: P;
  readonly tries: number;
}

function kitchens(brief: Brief, asked: Asked<'kitchen'>): Layouts {
  const { room } = asked;
  const wishes = kitchenWishes(brief);
  const { designs, declined } = designKitchens(room.document, room.roomId, wishes);
  if (!declined) {
    const titles = kitchenTitles(designs);
    const layouts = designs.map((one, i) => ({ ...one, title: titles[i] ?? 'Kitchen' }));
    return { kind: 'layouts', layouts, profile: wishes.profile ?? 'standard' };
  }
  const { reason, findings, change } = declined;
  const island = brief.items.findIndex(({ value }) => value.item === 'island');
  const corrections: BriefChange[] = !change
    ? []
    : [
        ...(change.wishes.island !== wishes.island && island >= 0
          ? [{ field: 'items', at: island, value: null } as const]
          : []),
        ...(wishes.shape && !change.wishes.shape ? [{ field: 'shape', value: null } as const] : []),
        ...largerRoom(room, change.document),
      ];
  return declinedFor(brief, asked, {
    text: kitchenReasons[reason],
    findings,
    change: change && { text: change.text, corrections },
  });
}

/** Rooms of a brief are made anew in their new size, with their doors and windows elsewhere: tried so often. */
const TRIES = 4;

interface Why {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly change: DeclinedRequest['change'];
}

/** Declined, with a change that works, tried as a person would who takes it. */
function declinedFor(brief: Brief, asked: Asked, { text, findings, change }: Why): Layouts {
  const { room } = asked;
  const usual = room.isOfBrief && brief.size ? usualSize(brief, room) : [];
  const working = !room.isOfBrief
    ? change
    : ((change && workingChange(brief, asked, change)) ??
      workingChange(brief, asked, { text: '', corrections: usual }));
  return { kind: 'declined', declined: { text, rules: rulesOf(findings), change: working } };
}

/** As large as such a room usually is, where that is larger. */
function usualSize(brief: Brief, { document, roomId }: Room): BriefChange[] {
  const own = sidesOf({ document, roomId });
  const usual = sidesOf(roomOfBrief({ ...brief, size: null, area: null }));
  if (!own || !usual) return [];
  const value = {
    widthTenths: Math.max(own.widthTenths, usual.widthTenths),
    lengthTenths: Math.max(own.lengthTenths, usual.lengthTenths),
  };
  return [{ field: 'size', value }];
}

function workingChange(
  brief: Brief,
  { purpose, tries }: Asked,
  { text, corrections }: NonNullable<DeclinedRequest['change']>,
): DeclinedRequest['change'] {
  if (tries === 0 || corrections.length === 0) return null;
  const corrected = corrections.reduce(correctBrief, brief);
  const room = { ...roomOfBrief(corrected), keptIds: [], isOfBrief: true };
  const found = layoutsOf(corrected, room, purpose, tries - 1);
  if (found.kind === 'layouts') {
    const isLarger = corrections.some(({ field }) => field === 'size');
    return { text: isLarger ? sizeText(corrected) : text, corrections };
  }
  const { change } = found.declined;
  if (!change) return null;
  // The last word on a size holds.
  const again = new Set(change.corrections.map(({ field }) => field));
  const still = corrections.filter(({ field }) => field !== 'size' || !again.has(field));
  return { text: change.text, corrections: [...still, ...change.corrections] };
}

export function sizeText({ size }: Brief): string {
  const [width, length] = [size?.value.widthTenths ?? 0, size?.value.lengthTenths ?? 0];
  return `a room of ${formatFeetInches(width)} × ${formatFeetInches(length)}`;
}

function rooms(brief: Brief, asked: Asked<Exclude<DesignPurpose, 'kitchen'>>): Layouts {
  const { room, purpose } = asked;
  const wishes = roomWishes(brief, purpose, room.keptIds);
  const { designs, declined } = designRoom(room.document, room.roomId, wishes);
  if (!declined) {
    const layouts = designs.map(({ groups, ...one }) => {
      const labels = groups.map(({ label }) => label).filter((label) => !UNSAID.includes(label));
      const named = [...new Set(labels)].map(withArticle);
      return { ...one, title: `${titleOf(purpose)} with ${listed.format(named)}` };
    });
    return { kind: 'layouts', layouts, profile: wishes.profile ?? 'standard' };
  }
  const { reason, group, findings, change } = declined;
  return declinedFor(brief, asked, {
    text: group
      ? `The room has no place for the ${groupNames[group] ?? group}.`
      : roomReasons[reason],
    findings,
    change: change && {
      text: change.text,
      corrections: correctionsOf(brief, room, change, wishes),
    },
  });
}

export function layoutsOf(
  brief: Brief,
  room: Room,
  purpose: DesignPurpose,
  tries: number = TRIES,
): Layouts {
  return purpose === 'kitchen'
    ? kitchens(brief, { room, purpose, tries })
    : rooms(brief, { room, purpose, tries });
}
