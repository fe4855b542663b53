/** What a pro says in the directory that everybody can read. */

/** In the order in which they are offered; ids are kept, so none is renamed. */
export const WORK_KINDS = [
  { id: 'kitchens', label: 'Kitchens' },
  { id: 'bathrooms', label: 'Bathrooms' },
  { id: 'whole-homes', label: 'Whole homes' },
  { id: 'additions', label: 'Additions' },
  { id: 'floors-tile', label: 'Floors and tile' },
  { id: 'cabinets', label: 'Cabinets and built-ins' },
  { id: 'painting', label: 'Painting and walls' },
  { id: 'outdoor', label: 'Outdoor spaces' },
  { id: 'interior-design', label: 'Interior design' },
] as const;

export const LISTING = {
  maxAboutLength: 2_000,
  maxRooms: 12,
  /** In cents. */
  maxRate: 100_000_000,
  /** Fewer answers say nothing about how fast a pro is. */
  minAnswers: 3,
  perPage: 12,
  /** Further pages of a search are not shown: a narrower search is. */
  maxPages: 50,
} as const;

/** Of a service area and of a search, in miles. */
export const RADIUS_CHOICES = [10, 25, 50, 100] as const;

/** The words of a kind; the id of one that is no longer offered. */
export function workKindLabel(id: string): string {
  return WORK_KINDS.find((kind) => kind.id === id)?.label ?? id;
}

/** A company's name as its address says it: small letters, digits and hyphens, at most 60 characters. */
export function listingSlug(companyName: string): string {
  const slug = companyName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return slug || 'pro';
}

/** How long an answer takes: 'in about 1 hour', 'in about 3 days'. */
export function answerTimeText(hours: number): string {
  if (hours < 48) return `in about ${counted(Math.max(1, Math.round(hours)), 'hour')}`;
  return `in about ${counted(Math.round(hours / 24), 'day')}`;
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
