import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { parseServiceArea } from '@wevisu/domain/people/service-area.ts';

/** The form's fields as typed. */
export interface Draft {
  readonly company_name: string;
  readonly tagline: string;
  readonly story: string;
  readonly theme_color: string;
  readonly street: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly service_zips: string;
  readonly refuses_outside: boolean;
}

export function toDraft(showroom: ShowroomEditor): Draft {
  const { address } = showroom;
  return {
    company_name: showroom.company_name,
    tagline: showroom.tagline,
    story: showroom.story,
    theme_color: showroom.theme_color ?? '',
    street: address?.street ?? '',
    apartment: address?.apartment ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip_code: address?.zip_code ?? '',
    service_zips: showroom.service_zips.join(', '),
    refuses_outside: showroom.refuses_outside,
  };
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return (Object.keys(one) as (keyof Draft)[]).every((name) => one[name] === other[name]);
}

/** What the call takes. An address counts as soon as one of its fields is typed. */
export function fromDraft(draft: Draft, version: number) {
  const { street, apartment, city, state, zip_code } = draft;
  const hasAddress = [street, apartment, city, state, zip_code].some((text) => text !== '');
  return {
    version,
    company_name: draft.company_name,
    tagline: draft.tagline,
    story: draft.story,
    theme_color: draft.theme_color === '' ? null : draft.theme_color,
    address: hasAddress ? { street, apartment, city, state, zip_code } : null,
    service_zips: [...parseServiceArea(draft.service_zips).entries],
    refuses_outside: draft.refuses_outside,
  };
}

const LABELS: Readonly<Record<keyof Draft, string>> = {
  company_name: 'Name',
  tagline: 'Tagline',
  story: 'Story',
  theme_color: 'Color',
  street: 'Street',
  apartment: 'Apartment or suite',
  city: 'City',
  state: 'State',
  zip_code: 'Zip code',
  service_zips: 'Service area',
  refuses_outside: 'Addresses outside',
};

export interface DraftChange {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The fields in which two drafts differ, for a person to choose. */
export function compareDrafts(mine: Draft, theirs: Draft): readonly DraftChange[] {
  return (Object.keys(LABELS) as (keyof Draft)[])
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ label: LABELS[name], mine: words(mine[name]), theirs: words(theirs[name]) }));
}

function words(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'refused' : 'told';
  return value === '' ? '(empty)' : value;
}
