import { PATHS } from '@wevisu/site/paths.ts';

/** What /visualize shows, as encoded in its address. */
export interface StartFilters {
  readonly room: string | null;
  readonly style: string | null;
  /** Only designs for this floor plan. */
  readonly plan: string | null;
  /** All floor plans, not just the first rows. */
  readonly allPlans: boolean;
  /** Hash of a product to see in the chosen room. */
  readonly product: string | null;
  readonly page: number;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
const HASH = /^[\w-]{1,80}$/;

/** Invalid values are ignored, so that any address opens the page. */
export function readStartFilters(params: URLSearchParams): StartFilters {
  const match = (name: string, pattern: RegExp) => {
    const value = params.get(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  return {
    room: match('room', SLUG),
    style: match('style', SLUG),
    plan: match('plan', SLUG),
    allPlans: params.get('plans') === 'all',
    product: match('product', HASH),
    page: Number(match('page', /^[1-9]\d{0,5}$/) ?? 1),
  };
}

/** The address for filters; empty ones are left out. */
export function startPath(filters: StartFilters): string {
  const { room, style, plan, allPlans, product, page } = filters;
  const query = new URLSearchParams(
    Object.entries({
      room,
      style,
      plan,
      plans: allPlans ? 'all' : null,
      product,
      page: page > 1 ? String(page) : null,
    }).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  return query.size === 0 ? PATHS.visualize : `${PATHS.visualize}?${query}`;
}

/** Filters with some of them changed. Any change except the page resets the page. */
export function changeStart(filters: StartFilters, change: Partial<StartFilters>): StartFilters {
  return { ...filters, page: 1, ...change };
}
