import { expect, test } from 'vitest';
import { isAddonActive, isBranded } from './branding.ts';

test.each([
  [1, true],
  ['true', true],
  [true, true],
  [{ subscription_status: 'active' }, true],
  [0, false],
  ['false', false],
  [undefined, false],
  [null, false],
  [{ subscription_status: 'inactive' }, false],
  [{}, false],
])('SHOW-15 U-47 an add-on given as %j is active: %s', (addon, expected) => {
  expect(isAddonActive(addon)).toBe(expected);
});

const basic = {
  basicAddon: 0,
  customAddon: 0,
  plan: 'Basic',
  planStatus: 'active',
  planPaidAmount: 0,
};
const premium = { ...basic, plan: 'Premium', planPaidAmount: 199 };

test.each([
  ['an add-on alone', { ...basic, customAddon: 'true' }, true],
  ['the basic add-on alone', { ...basic, basicAddon: 1 }, true],
  ['Premium at 199 alone', premium, true],
  ['neither', basic, false],
  ['Premium at another amount', { ...premium, planPaidAmount: 149 }, false],
  ['a canceled Premium', { ...premium, planStatus: 'cancelled' }, false],
  ['Basic at 199', { ...basic, planPaidAmount: 199 }, false],
])('SHOW-16 U-46 FMT-14 %s is branded: %#', (_, source, expected) => {
  expect(isBranded(source)).toBe(expected);
});
