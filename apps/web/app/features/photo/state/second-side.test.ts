import { expect, test } from 'vitest';
import type { Checked } from '../worker/lay-document.ts';
import { accuracyText, wantsSecond } from './second-side.ts';

const checked: Checked = { problems: [], grid: [], sides: [3, 4], accuracy: null };

test('a second length is asked for where the first leaves areas open, and stays once it is given', () => {
  const accurate = { ...checked, accuracy: { percent: 3.4, withOne: null } };
  expect(wantsSecond({}, accurate)).toBe(false);
  expect(wantsSecond({ secondTenths: 9000 }, accurate)).toBe(true);
  expect(wantsSecond({}, { ...checked, accuracy: { percent: 11, withOne: null } })).toBe(true);
  const open = { code: 'lens-open', text: '', surfaceId: null } as const;
  expect(wantsSecond({}, { ...checked, problems: [open] })).toBe(true);
});

test('the accuracy is stated with what the second length made better', () => {
  expect(accuracyText({ percent: 3.4, withOne: null })).toBe('Areas may be off by 4%.');
  expect(accuracyText({ percent: 3.4, withOne: 11.2 })).toBe(
    'Areas may be off by 4%, down from 12% with one length.',
  );
  expect(accuracyText({ percent: 130, withOne: null })).toBe('Areas may be off by half or more.');
  expect(accuracyText({ percent: 4, withOne: 4 })).toBe('Areas may be off by 4%.');
});
