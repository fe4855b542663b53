import { formatCount } from '@wevisu/domain/format-count.ts';
import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { workKindLabel } from '@wevisu/domain/people/pro-listing.ts';
import type { ProCard } from './directory-calls.ts';

type Range = ProCard['hourly'];

/** '$90–$120 an hour', '$5,000 a project'. */
export function rateTexts(of: Pick<ProCard, 'hourly' | 'project'>): readonly string[] {
  return [
    ...(of.hourly ? [`${rangeText(of.hourly)} an hour`] : []),
    ...(of.project ? [`${rangeText(of.project)} a project`] : []),
  ];
}

function rangeText({ from, to }: NonNullable<Range>): string {
  const [low, high] = [dollars(from), dollars(to)];
  return low === high ? low : `${low}–${high}`;
}

function dollars(amount: number): string {
  return formatUsd(cents(amount)).replace(/\.00$/, '');
}

export function ratingText({ average, reviews }: NonNullable<ProCard['rating']>): string {
  const count = reviews === 1 ? '1 review' : `${formatCount(reviews)} reviews`;
  return `${average.toFixed(1)} of ${MAX_STARS} stars in ${count}`;
}

export function kindTexts(kinds: readonly string[]): string {
  return kinds.map(workKindLabel).join(', ');
}

export function areaText({
  city,
  state,
  radius_miles,
}: Pick<ProCard, 'city' | 'state' | 'radius_miles'>) {
  const place = state === '' ? city : `${city}, ${state}`;
  return `${place}, and ${radius_miles} miles around`;
}
