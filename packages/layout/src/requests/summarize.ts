// What a person reads of a finished design: nothing in it comes from elsewhere than its scene and its takeoff.
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { FindingTier } from '@wevisu/scene/findings/finding.ts';
import type { StyleId } from '@wevisu/scene/styles.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import type { Brief } from '../brief/brief.ts';
import { nameOf } from '../brief/words/names.ts';
import { tenths } from '../drawing/measure.ts';
import type { Dressed } from '../products/dress-design.ts';
import type { Layout } from './layouts.ts';
import { looksMet } from './looks-met.ts';
import { type Measures, measure } from './measures.ts';
import { thingsMet } from './things-met.ts';
import type { WishMet } from './wish-met.ts';

export type ScoreSubject = 'rules' | 'ways' | 'work' | 'storage' | 'look' | 'budget' | 'wishes';

/** One sentence of a score, and how many points of how many it stands for. */
export interface ScoreLine {
  readonly about: ScoreSubject;
  readonly points: number;
  readonly of: number;
  readonly text: string;
}

export interface DesignSummary {
  readonly title: string;
  readonly style: StyleId;
  /** The colors and woods that carry it, in words. */
  readonly palette: string;
  /** Of the whole scene, as the cart counts it; without tax and shipping. */
  readonly totalCents: number;
  readonly vendors: readonly {
    readonly vendor: string;
    readonly cents: number;
    readonly products: number;
  }[];
  readonly products: number;
  readonly score: readonly ScoreLine[];
  readonly findings: readonly {
    readonly code: string;
    readonly tier: FindingTier;
    readonly text: string;
  }[];
  /** Null where no way is narrower than 5 ft, and in baths. */
  readonly narrowestWayTenths: number | null;
  readonly triangleTenths: number | null;
  readonly wishes: readonly WishMet[];
  /** Places that stand as drawn: nothing on offer fits them. */
  readonly unsold: readonly string[];
}

const several = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const dollars = (amount: number) => formatUsd(amount as Cents);

function rulesLine({ findings }: Layout): ScoreLine {
  const missed = new Set(
    findings.filter(({ tier }) => tier === 'recommended').map(({ code }) => code),
  );
  const tips = new Set(findings.filter(({ tier }) => tier === 'tip').map(({ code }) => code));
  const text =
    missed.size === 0
      ? 'It breaks no rule of the building code and follows every planning guideline that applies.'
      : `It breaks no rule of the building code and misses ${several(missed.size, 'planning guideline')}.`;
  const points = Math.max(0, 40 - 6 * missed.size - tips.size);
  return { about: 'rules', points, of: 40, text };
}

const ways = [
  [42, 10],
  [36, 8],
  [32, 5],
] as const;

function waysLines({ narrowestWayTenths, isBath }: Measures): ScoreLine[] {
  if (isBath) return [];
  if (narrowestWayTenths === null)
    return [{ about: 'ways', points: 10, of: 10, text: 'Every way is 5 ft wide or more.' }];
  const points = ways.find(([least]) => narrowestWayTenths >= tenths(least))?.[1] ?? 2;
  const text = `The narrowest way is ${formatFeetInches(narrowestWayTenths)} wide.`;
  return [{ about: 'ways', points, of: 10, text }];
}

/** The sum of the three ways that a kitchen should not exceed, inches. */
const LONGEST_TRIANGLE = 312;

function workLines({ triangleTenths }: Measures): ScoreLine[] {
  if (triangleTenths === null) return [];
  const over = Math.max(0, triangleTenths - tenths(LONGEST_TRIANGLE));
  const points = Math.max(0, 10 - Math.ceil(over / tenths(12)));
  const text = `It is ${formatFeetInches(triangleTenths)} from sink to cooking surface to refrigerator and back.`;
  return [{ about: 'work', points, of: 10, text }];
}

/** Cabinet fronts side by side that leave nothing to wish for, inches. */
const MUCH_STORAGE = 420;

function storageLines({ cabinetsTenths }: Measures): ScoreLine[] {
  if (cabinetsTenths === 0) return [];
  const points = Math.min(10, Math.round((10 * cabinetsTenths) / tenths(MUCH_STORAGE)));
  const text = `Its cabinets are ${formatFeetInches(cabinetsTenths)} long in all, wall and base cabinets counted each.`;
  return [{ about: 'storage', points, of: 10, text }];
}

function shareLine(about: ScoreSubject, wishes: readonly WishMet[], of: number): ScoreLine[] {
  if (wishes.length === 0) return [];
  const met = wishes.reduce((sum, one) => sum + { yes: 1, partly: 0.5, no: 0 }[one.met], 0);
  const whole = wishes.filter(({ met: how }) => how === 'yes').length;
  const what = about === 'look' ? 'look' : 'wish';
  const plural = what === 'look' ? 'looks' : 'wishes';
  const text = `${whole} of ${wishes.length} ${wishes.length === 1 ? what : plural} met.`;
  return [{ about, points: Math.round((of * met) / wishes.length), of, text }];
}

function budgetLines(brief: Brief, totalCents: number): ScoreLine[] {
  const most = brief.budget?.value.maxCents ?? null;
  if (most === null) return [];
  const isWithin = totalCents <= most;
  const text = `${dollars(totalCents)} of ${dollars(most)}, before tax and shipping.`;
  return [{ about: 'budget', points: isWithin ? 10 : 0, of: 10, text }];
}

/** Of what is said once, and what no thing or product answers. */
function otherWishes(brief: Brief, measures: Measures): WishMet[] {
  const { seats, cooks } = brief;
  const has = measures.seats;
  return [
    ...(seats
      ? [
          has >= seats.value
            ? { text: `Seats for ${seats.value}`, met: 'yes' as const, why: null }
            : {
                text: `Seats for ${seats.value}`,
                met: has > 0 ? ('partly' as const) : ('no' as const),
                why: `There are seats for ${has}.`,
              },
        ]
      : []),
    ...(cooks && cooks.value > 1 ? [twoCooks(cooks.value, measures.narrowestWayTenths)] : []),
    ...(brief.accessible
      ? [{ text: 'Accessible', met: 'yes' as const, why: 'Judged by the rules of that profile.' }]
      : []),
  ];
}

/** An aisle for two who cook, inches. */
const FOR_TWO = 48;

function twoCooks(count: number, narrowest: number | null): WishMet {
  const isWide = narrowest === null || narrowest >= tenths(FOR_TWO);
  const text = `${count} cooks`;
  if (isWide) return { text, met: 'yes', why: null };
  return { text, met: 'partly', why: `An aisle for two is ${FOR_TWO} in wide.` };
}

export interface Finished {
  readonly brief: Brief;
  readonly roomId: NodeId;
  readonly layout: Layout;
  readonly dressed: Dressed;
  readonly style: StyleId;
  readonly palette: string;
  /** What stays of what stood in the room. */
  readonly kept: readonly string[];
}

function keptMet({ brief, kept }: Pick<Finished, 'brief' | 'kept'>): WishMet[] {
  return brief.items.flatMap(({ value: { item, want } }): WishMet[] => {
    if (want !== 'keep') return [];
    const name = nameOf(item);
    const isKept = kept.includes(name);
    const why = isKept ? null : 'Nothing of that name stands in the room that was given.';
    return [{ text: `Keep the ${name.toLowerCase()}`, met: isKept ? 'yes' : 'no', why }];
  });
}

/** A place by its key among choices: a role with its measures, a surface with its wish, or a word of its own. */
function placeName(key: string): string {
  const role = key.startsWith('[') ? (JSON.parse(key) as unknown[])[0] : key;
  if (typeof role === 'string' && !role.startsWith('surface ')) return nameOf(role);
  const child = /^surface ([^:]*)/.exec(key)?.[1] ?? key;
  return nameOf(child);
}

/** Throws for a room that the scene does not have. */
export function summarize(finished: Finished): DesignSummary {
  const { brief, roomId, layout, dressed, style, palette } = finished;
  const { document, takeoff, unsold } = dressed;
  const measures = measure(document, roomId);
  if (!measures) throw new Error(`There is no room ${roomId}`);
  const looks = looksMet(
    document,
    roomId,
    brief.finishes.map(({ value }) => value),
  );
  const wishes = [
    ...thingsMet(
      document,
      roomId,
      brief.items.map(({ value }) => value),
    ),
    ...keptMet(finished),
    ...otherWishes(brief, measures),
  ];
  const totalCents = takeoff.totalCents;
  const vendors = Object.entries(takeoff.byVendor).map(([vendor, amount]) => ({
    ...{ vendor, cents: amount },
    products: takeoff.orders.filter((one) => one.vendor === vendor).length,
  }));
  return {
    ...{
      title: layout.title,
      style,
      palette,
      totalCents,
      vendors,
      products: takeoff.orders.length,
    },
    score: [
      rulesLine(layout),
      ...waysLines(measures),
      ...workLines(measures),
      ...storageLines(measures),
      ...budgetLines(brief, totalCents),
      ...shareLine('look', looks, 10),
      ...shareLine('wishes', wishes, 20),
    ],
    findings: layout.findings.map(({ code, tier, text }) => ({ code, tier, text })),
    narrowestWayTenths: measures.narrowestWayTenths,
    triangleTenths: measures.triangleTenths,
    wishes: [...wishes, ...looks],
    unsold: [...new Set(unsold.map(placeName))],
  };
}
