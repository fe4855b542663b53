import { type Cents, cents, formatUsd, parseUsd } from '@wevisu/domain/money/money.ts';
import type { Listing, ListingForm, OwnListing, ProCard } from '../directory-calls.ts';

/** A profile as it is typed: amounts are texts in dollars. */
export interface Draft {
  readonly is_on: boolean;
  readonly about: string;
  readonly kinds: readonly string[];
  readonly styles: readonly string[];
  readonly hourly: TypedRange;
  readonly project: TypedRange;
  readonly zip: string;
  readonly radius: string;
  readonly rooms: readonly number[];
}

export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

export function toDraft(listing: Listing | null): Draft {
  return {
    ...{ is_on: listing?.is_on ?? false, about: listing?.about ?? '' },
    ...{ kinds: listing?.kinds ?? [], styles: listing?.styles ?? [] },
    ...{ hourly: typed(listing?.hourly ?? null), project: typed(listing?.project ?? null) },
    ...{ zip: listing?.zip ?? '', radius: String(listing?.radius_miles ?? 25) },
    rooms: listing?.rooms ?? [],
  };
}

/** By field what is wrong with it before it is sent. */
export function mistakesIn(draft: Draft): Readonly<Record<string, string>> {
  const wrong = 'Enter both amounts, such as 90 and 120, the lower one first.';
  return {
    ...(draft.about.trim() === '' ? { about: 'Say what you do.' } : {}),
    ...(draft.kinds.length === 0 ? { kinds: 'Choose a kind of work.' } : {}),
    ...(/^\d{5}$/.test(draft.zip.trim()) ? {} : { zip: 'Enter the five digits of a ZIP code.' }),
    ...(readRange(draft.hourly) === undefined ? { hourly: wrong } : {}),
    ...(readRange(draft.project) === undefined ? { project: wrong } : {}),
  };
}

export function fromDraft(draft: Draft, version: number): ListingForm {
  return {
    ...{ version, is_on: draft.is_on, about: draft.about.trim(), zip: draft.zip.trim() },
    kinds: draft.kinds as ListingForm['kinds'],
    styles: draft.styles as ListingForm['styles'],
    hourly: readRange(draft.hourly) ?? null,
    project: readRange(draft.project) ?? null,
    ...{ radius_miles: Number(draft.radius), rooms: [...draft.rooms] },
  };
}

/** As it would stand in the directory; the place is known once it is saved. */
export function previewOf(draft: Draft, companyName: string): ProCard {
  return {
    ...{ slug: '', company_name: companyName, name: '', about: draft.about.trim() },
    ...{ kinds: [...draft.kinds], styles: [...draft.styles] },
    hourly: readRange(draft.hourly) ?? null,
    project: readRange(draft.project) ?? null,
    ...{ city: `ZIP code ${draft.zip.trim() || '…'}`, state: '' },
    ...{ radius_miles: Number(draft.radius), license_state: null, rating: null, miles: null },
    cover: null,
    rooms: draft.rooms.length,
  };
}

/** In cents; null if nothing is typed, undefined if it is no range. */
export function readRange({ from, to }: TypedRange): { from: Cents; to: Cents } | null | undefined {
  if (from.trim() === '' && to.trim() === '') return null;
  const [low, high] = [parseUsd(from), parseUsd(to)];
  if (low === null || high === null || low <= 0 || low > high) return undefined;
  return { from: low, to: high };
}

function typed(range: OwnRange): TypedRange {
  if (range === null) return { from: '', to: '' };
  const text = (amount: number) => formatUsd(cents(amount)).replace('$', '').replace(/\.00$/, '');
  return { from: text(range.from), to: text(range.to) };
}

type OwnRange = NonNullable<OwnListing['listing']>['hourly'];
