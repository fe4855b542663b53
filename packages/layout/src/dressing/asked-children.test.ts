import { styles } from '@wevisu/scene/styles.ts';
import { expect, test } from 'vitest';
import { askedChildren } from './asked-children.ts';
import { createChoices } from './choices.ts';
import { lookOf } from './looks/looks.ts';
import { roles } from './roles.ts';

test('whatever is asked for in any style is named', () => {
  const named = askedChildren();
  const asked = new Set<string>();
  const goods = {
    of(child: string) {
      asked.add(child);
      return [];
    },
  };
  for (const { id } of styles) {
    const look = lookOf(id);
    for (const palette of look.palettes) {
      const choices = createChoices({ look, palette, goods, asks: [] });
      for (const role of Object.keys(roles))
        choices.model({ kind: 'range', params: {}, allow: {}, most: {}, least: {} } as never, role);
      choices.hardware();
      const {
        counter,
        islandTop = counter,
        splash,
        floor,
        bathFloor,
        bathWall,
        showerFloor,
      } = palette;
      for (const wish of [counter, islandTop, splash, floor, bathFloor, bathWall, showerFloor])
        choices.surface(wish, 'floor');
      for (const wish of [look.paving, look.deck, look.coping, look.turf, look.facade])
        choices.surface(wish, 'outside');
    }
  }
  expect(asked.size).toBeGreaterThan(90);
  expect([...asked].filter((child) => !named.includes(child))).toEqual([]);
});
