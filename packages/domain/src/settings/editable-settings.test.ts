import { expect, test } from 'vitest';
import { FIXED_SETTINGS, findEditable, readSettingValue } from './editable-settings.ts';

const read = (key: string, value: unknown) => {
  const of = findEditable(key);
  return of === null ? undefined : readSettingValue(of, value);
};

test('U-50 a setting is known by its key, a tax by its state, a delivery charge by zone and weight', () => {
  expect(FIXED_SETTINGS.every(({ key }) => findEditable(key) !== null)).toBe(true);
  expect(findEditable('tax_rate.TX')).toMatchObject({ group: 'taxes', label: 'TX, rate' });
  expect(findEditable('delivery_lb.4.22680')).toMatchObject({
    label: 'Zone 4, up to 50 lb, per pound',
  });
  for (const key of ['testimonials', 'tax_rate.tx', 'tax_rate.TEX', 'delivery_base.9.1', '', 'x'])
    expect(findEditable(key)).toBeNull();
});

test.each([
  ['tax_rate.TX', 82_500, 82_500],
  ['tax_rate.TX', 300_001, null],
  ['tax_rate.TX', 8.25, null],
  ['tax_rate.TX', '82500', null],
  ['tax_delivery.TX', true, true],
  ['tax_delivery.TX', 1, null],
  ['platform_fee_ppm', -1, null],
  ['support_email', 'help@example.com', 'help@example.com'],
  ['support_email', 'help', null],
  ['brand_name', '  WeVisu  ', 'WeVisu'],
  ['brand_name', '   ', null],
  ['marketing_link', 'https://example.com/', 'https://example.com/'],
  ['marketing_link', '/contact', '/contact'],
  ['marketing_link', '//evil.example', null],
  ['marketing_link', 'javascript:alert(1)', null],
  ['savings_up_to_percent', 96, null],
  ['popup_enabled', null, null],
])('U-50 %s takes %j as %j', (key, given, expected) => {
  expect(read(key, given)).toBe(expected);
});
