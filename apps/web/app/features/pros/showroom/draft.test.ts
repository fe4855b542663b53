import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { expect, test } from 'vitest';
import { compareDrafts, fromDraft, isSameDraft, toDraft } from './draft.ts';

const SHOWROOM: ShowroomEditor = {
  version: 4,
  vsd_id: 'OAKRIDGE',
  former_ids: [],
  id_changes_left: 3,
  company_name: 'Oakridge',
  tagline: '',
  story: '',
  theme_color: null,
  branded: false,
  logo: null,
  opening_picture: null,
  address: null,
  service_zips: ['787*', '90001-90099'],
  refuses_outside: false,
};

test('G-30 a form that nobody touched saves what was there', () => {
  const { version, company_name, tagline, story, theme_color } = SHOWROOM;
  const { address, service_zips, refuses_outside } = SHOWROOM;
  expect(fromDraft(toDraft(SHOWROOM), 4)).toEqual({
    ...{ version, company_name, tagline, story, theme_color, address },
    ...{ service_zips, refuses_outside },
  });
  expect(isSameDraft(toDraft(SHOWROOM), toDraft({ ...SHOWROOM, version: 5 }))).toBe(true);
});

test('G-30 what somebody else saved is shown field by field', () => {
  const mine = { ...toDraft(SHOWROOM), tagline: 'Mine' };
  const theirs = toDraft({ ...SHOWROOM, tagline: 'Theirs', refuses_outside: true });
  expect(compareDrafts(mine, theirs)).toEqual([
    { label: 'Tagline', mine: 'Mine', theirs: 'Theirs' },
    { label: 'Addresses outside', mine: 'told', theirs: 'refused' },
  ]);
});
