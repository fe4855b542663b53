import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { collisionsOf } from '@wevisu/scene/placing/collisions.ts';
import { describe, expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { bare, composeDrawing } from '../drawing/compose.ts';
import { layoutsOf } from '../requests/layouts.ts';
import { purposeOf } from '../requests/purpose-of.ts';
import { roomOfBrief } from '../requests/room-of-brief.ts';
import { thingsMet } from '../requests/things-met.ts';
import { designRoom, type RoomDesign } from './design-room.ts';

function layoutsFor(text: string) {
  const brief = readBrief(text);
  const purpose = purposeOf(brief);
  if (!purpose) throw new Error(`There is no room in "${text}"`);
  const room = { ...roomOfBrief(brief), keptIds: [], isOfBrief: true };
  return { brief, room, found: layoutsOf(brief, room, purpose) };
}

function documentOf(room: SceneDocument, { drawing }: Pick<RoomDesign, 'drawing'>): SceneDocument {
  return { ...room, nodes: composeDrawing(drawing, { ...bare, hasDecor: true }) };
}

function ofKind({ nodes }: SceneDocument, kind: string) {
  return nodesOf(nodes, 'item').flatMap(([, item]) => (item.kind === kind ? [item] : []));
}

describe.each([
  ['bed', 'Kids room 10x11 with two twin beds'],
  ['bed', 'kids room 10x10, twin beds'],
  ['bed', 'two twin beds, guest room, 11 by 13'],
  ['bed', 'guest room with two beds'],
  ['bed', 'bedroom 14x16 with two queen beds'],
  ['sofa', 'Living room 16x20, two sofas that face each other, a rug'],
  ['sofa', "12-by-16 living room. We don't own a TV. Two sofas facing each other?"],
  ['sofa', 'living room 14x18 with facing sofas and a tv'],
  ['sofa', 'living room 12x14 with a pair of sofas'],
  ['desk', 'Home office 11x13, two desks'],
  ['desk', 'home office 10 by 11, two desks, lots of bookshelves'],
  ['desk', 'office 9x10 with two desks'],
] as const)('two of a %s: "%s"', (kind, text) => {
  const { brief, room, found } = layoutsFor(text);
  const layouts = found.kind === 'layouts' ? found.layouts : [];
  const scenes = layouts.map((one) => documentOf(room.document, one));

  test('stand in every design, where nothing meets or breaks the building code', () => {
    expect(scenes.length).toBeGreaterThan(0);
    for (const [i, scene] of scenes.entries()) {
      expect(ofKind(scene, kind)).toHaveLength(2);
      expect(collisionsOf(scene.nodes)).toEqual([]);
      const tiers = layouts[i]?.findings.map(({ tier }) => tier) ?? [];
      expect(tiers).not.toContain('broken');
      expect(tiers).not.toContain('code');
    }
  });

  test('are said to be met', () => {
    const wish = brief.items.filter(({ value }) => value.item === kind).map(({ value }) => value);
    expect(wish.map(({ count }) => count)).toEqual([2]);
    for (const scene of scenes) {
      expect(thingsMet(scene, room.roomId, wish).map(({ met }) => met)).toEqual(['yes']);
    }
  });
});

function fronts(scene: SceneDocument, kind: string): number[] {
  return ofKind(scene, kind).map(({ rotationTenthsDeg }) => rotationTenthsDeg);
}

test('two beds have their heads to one wall, with a way of 24 in between them', () => {
  const { room, found } = layoutsFor('two twin beds, guest room, 11 by 13');
  if (found.kind !== 'layouts') throw new Error('There is no design');
  for (const layout of found.layouts) {
    const scene = documentOf(room.document, layout);
    const [a, b] = ofKind(scene, 'bed');
    if (!a || !b) throw new Error('There are no two beds');
    expect(a.rotationTenthsDeg).toBe(b.rotationTenthsDeg);
    const apart = Math.hypot(a.position[0] - b.position[0], a.position[1] - b.position[1]) / 254;
    expect(apart).toBeGreaterThan(41 + 24);
    expect(ofKind(scene, 'nightstand').length).toBeGreaterThan(0);
  }
});

test('two sofas look at each other, with a screen where one is asked for and none where it is refused', () => {
  for (const [text, screens] of [
    ['living room 14x18 with two sofas and a tv', 1],
    ['living room 14x18, two sofas, no tv', 0],
  ] as const) {
    const { room, found } = layoutsFor(text);
    if (found.kind !== 'layouts') throw new Error('There is no design');
    for (const layout of found.layouts) {
      const scene = documentOf(room.document, layout);
      const [a = 0, b = 0] = fronts(scene, 'sofa');
      expect(Math.abs(a - b)).toBe(1800);
      expect(ofKind(scene, 'coffee-table')).toHaveLength(1);
      expect(ofKind(scene, 'tv')).toHaveLength(screens);
    }
  }
});

test('two desks have a chair each, and come in more than one form', () => {
  const { room, found } = layoutsFor('Home office 11x13, two desks');
  if (found.kind !== 'layouts') throw new Error('There is no design');
  for (const layout of found.layouts) {
    expect(ofKind(documentOf(room.document, layout), 'office-chair')).toHaveLength(2);
  }
  const titles = found.layouts.map(({ title }) => /two \d+-inch desks ([^,]*),/.exec(title)?.[1]);
  expect(new Set(titles).size).toBeGreaterThan(1);
});

test('two where they have no place are declined, with a change that keeps one or finds place for both', () => {
  for (const text of ['kids room 8x10 two twin beds', 'office 7x9 two desks']) {
    const { found } = layoutsFor(text);
    if (found.kind !== 'declined') throw new Error(`"${text}" has a design`);
    expect(found.declined.change?.corrections.length).toBeGreaterThan(0);
  }
  const { found } = layoutsFor('office 7x9 two desks');
  const change = found.kind === 'declined' ? found.declined.change : null;
  expect(change?.text).toBe('one desk in place of two');
  expect(change?.corrections).toMatchObject([
    { field: 'items', value: { item: 'desk', count: null } },
  ]);
});

test('two that are only hoped for give way to one, which is said', () => {
  const { brief, room, found } = layoutsFor('office 7x9, two desks if it fits');
  if (found.kind !== 'layouts') throw new Error('There is no design');
  const wish = brief.items.map(({ value }) => value);
  for (const layout of found.layouts) {
    const scene = documentOf(room.document, layout);
    expect(thingsMet(scene, room.roomId, wish)).toMatchObject([
      { met: 'partly', why: 'There is one.' },
    ]);
  }
});

test('one twin bed does not meet two, nor do two of which one is a twin', () => {
  const { room, found } = layoutsFor('bedroom 12x14 with two twin beds');
  if (found.kind !== 'layouts') throw new Error('There is no design');
  const [layout] = found.layouts;
  if (!layout) throw new Error('There is no design');
  const scene = documentOf(room.document, layout);
  const [id, bed] = nodesOf(scene.nodes, 'item').find(([, { kind }]) => kind === 'bed') ?? [];
  if (!id || !bed) throw new Error('There is no bed');
  const wish = readBrief('bedroom with two twin beds').items.map(({ value }) => value);
  const met = (nodes: SceneDocument['nodes']) =>
    thingsMet({ ...scene, nodes }, room.roomId, wish).map((one) => one.met);
  const { [id]: _, ...one } = scene.nodes;
  const other = { ...bed, params: { ...bed.params, size: 'queen' } };
  expect(met(one)).toEqual(['partly']);
  expect(met({ ...scene.nodes, [id]: other })).toEqual(['partly']);
});

test('a room is the same each time', () => {
  const { room } = layoutsFor('two twin beds, guest room, 11 by 13');
  const wishes = { purpose: 'bedroom', pair: 'must', bed: 'twin' } as const;
  const scenes = () =>
    JSON.stringify(
      designRoom(room.document, room.roomId, wishes).designs.map(({ document }) => document),
    );
  expect(scenes()).toBe(scenes());
});
