// Briefs that can't be met: each must be declined for a reason that is true, with a change after which there is a design.
import { designRoom } from '@wevisu/layout/design/design-room.ts';
import type { RoomWishes } from '@wevisu/layout/groups/wishes.ts';
import { designKitchens, type KitchenWishes } from '@wevisu/layout/kitchen/design-kitchens.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { testRoom } from '@wevisu/scene/rules/test-scene.ts';
import { createDraw } from '../random.ts';
import { counted } from './rooms.ts';

type Range = readonly [least: number, most: number];

interface Impossible {
  readonly what: string;
  readonly use: RoomUse;
  /** Inches. */
  readonly width: Range;
  readonly depth: Range;
  readonly wishes: RoomWishes | ({ readonly purpose: 'kitchen' } & KitchenWishes);
  /** Reasons that are true of it. */
  readonly reasons: readonly string[];
}

const small = ['no-place', 'too-small', 'no-way', 'rules'];

const kinds: readonly Impossible[] = [
  {
    ...{ what: 'a kitchen in a closet', use: 'kitchen', width: [48, 80], depth: [48, 84] },
    wishes: { purpose: 'kitchen', island: 'may' },
    reasons: ['no-wall', 'too-short', 'rules'],
  },
  {
    ...{
      what: 'an island in a small kitchen',
      use: 'kitchen',
      width: [100, 118],
      depth: [108, 126],
    },
    wishes: { purpose: 'kitchen', island: 'must' },
    reasons: ['no-island', 'too-short', 'rules'],
  },
  {
    ...{ what: 'a galley in a wide room', use: 'kitchen', width: [150, 190], depth: [170, 220] },
    wishes: { purpose: 'kitchen', island: 'may', shape: 'galley' },
    reasons: ['no-wall'],
  },
  {
    ...{ what: 'a double vanity in a small bath', use: 'bath', width: [58, 64], depth: [80, 92] },
    wishes: { purpose: 'bath', vanity: 'double' },
    reasons: small,
  },
  {
    ...{ what: 'tub and shower in a small bath', use: 'bath', width: [58, 64], depth: [80, 92] },
    wishes: { purpose: 'bath', groups: { tub: 'must', shower: 'must' } },
    reasons: small,
  },
  {
    ...{ what: 'a toilet under the stairs', use: 'powder-room', width: [30, 40], depth: [40, 52] },
    wishes: { purpose: 'powder-room' },
    reasons: small,
  },
  {
    ...{ what: 'a king bed in a box room', use: 'bedroom', width: [84, 98], depth: [84, 104] },
    wishes: { purpose: 'bedroom', bed: 'king' },
    reasons: small,
  },
  {
    ...{ what: 'a table for eight in a nook', use: 'dining', width: [84, 104], depth: [84, 112] },
    wishes: { purpose: 'dining', seats: 8 },
    reasons: small,
  },
  {
    ...{ what: 'a sofa and a screen in a closet', use: 'living', width: [72, 92], depth: [72, 92] },
    wishes: { purpose: 'living' },
    reasons: small,
  },
  {
    ...{ what: 'a desk in a closet', use: 'office', width: [40, 56], depth: [44, 58] },
    wishes: { purpose: 'office' },
    reasons: small,
  },
  {
    ...{ what: 'machines in a closet', use: 'laundry', width: [36, 52], depth: [40, 52] },
    wishes: { purpose: 'laundry' },
    reasons: small,
  },
  {
    ...{ what: 'a fire pit on a small patio', use: 'patio', width: [90, 110], depth: [90, 120] },
    wishes: { purpose: 'outdoor', groups: { 'fire-pit': 'must' } },
    reasons: small,
  },
];

interface Found {
  readonly reason: string | null;
  readonly change: string | null;
  readonly works: boolean;
}

function designed(document: SceneDocument, wishes: Impossible['wishes']): Found {
  if (wishes.purpose === 'kitchen') {
    const { declined } = designKitchens(document, 'room', wishes);
    const change = declined?.change;
    return {
      reason: declined?.reason ?? null,
      change: change?.text ?? null,
      works: change
        ? designKitchens(change.document, 'room', change.wishes).designs.length > 0
        : false,
    };
  }
  const { declined } = designRoom(document, 'room', wishes);
  const change = declined?.change;
  return {
    reason: declined?.reason ?? null,
    change: change?.text ?? null,
    works: change ? designRoom(change.document, 'room', change.wishes).designs.length > 0 : false,
  };
}

/** So many briefs, kinds in turn; the same each time. */
export function benchImpossible(briefs: number): void {
  const draw = createDraw(1);
  const between = ([low, high]: Range) => low + draw.below(high - low + 1);
  const [changes, wrong]: [string[], string[]] = [[], []];
  let [declined, right, works] = [0, 0, 0];
  for (let i = 0; i < briefs; i++) {
    const kind = kinds[i % kinds.length];
    if (!kind) continue;
    const [width, depth] = [between(kind.width), between(kind.depth)];
    const document = testRoom(kind.use, width, depth)
      .opening('door', 'south', width / 2, 'passage', Math.min(30, width - 12))
      .document();
    const { reason, change, works: isWorking } = designed(document, kind.wishes);
    const name = `${kind.what}, ${width} by ${depth} in`;
    if (reason !== null) declined++;
    if (reason !== null && kind.reasons.includes(reason)) right++;
    else wrong.push(`${name}: ${reason ?? 'not declined'}`);
    if (isWorking) works++;
    else if (reason !== null) wrong.push(`${name}: ${change ?? 'no change'} does not work`);
    changes.push((change ?? 'none').replace(/^\d+ inches/, 'so many inches'));
  }
  console.log(
    `${briefs} briefs that can't be met: ${declined} declined, ${right} for a true reason, ${works} with a change that works`,
  );
  console.log(`changes: ${counted(changes)}`);
  for (const line of wrong) console.log(`  ${line}`);
}
