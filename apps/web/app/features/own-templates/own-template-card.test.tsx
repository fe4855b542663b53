import { Children, isValidElement } from 'react';
import { expect, test } from 'vitest';
import { OwnTemplateCard } from './own-template-card.tsx';
import type { OwnTemplate } from './template-calls.ts';

const template: OwnTemplate = {
  ...{ id: 7, name: 'Den', room: 'living', style: 'modern', total: null, products: 1, brands: 1 },
  ...{ colors: [], updated_at: '2026-11-22T10:00:00.000Z' },
  picture: { kind: 'plan', version: '0123456789ab' },
};

function pictureOf(picture: OwnTemplate['picture']) {
  const shown = { ...template, picture };
  const card = OwnTemplateCard({ template: shown, product: null, onAct: () => {} });
  const [first] = Children.toArray((card.props as { children: unknown[] }).children as never);
  return isValidElement(first) ? first.key : null;
}

test('VIS-02 a newly drawn picture replaces the plan, whose address is dropped', () => {
  const plan = pictureOf(template.picture);
  expect(pictureOf({ kind: 'still', version: 'still-3' })).not.toBe(plan);
  expect(pictureOf(template.picture)).toBe(plan);
});
