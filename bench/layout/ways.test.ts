import { designRequest } from '@wevisu/layout/requests/design-request.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { expect, test } from 'vitest';
import { demoStock } from '../../db/demo/rooms/demo-stock.ts';
import { onSomeDay } from './bought.ts';
import { look } from './pixels.ts';
import { seededBrief } from './seeded-briefs.ts';
import { ROOM } from './seeded-rooms.ts';

test.each([
  [515, 'living'],
  [867, 'office'],
  [974, 'bedroom'],
] as const)(
  'plants and lamps leave a way to every door of room %i, %s',
  (seed, purpose) => {
    const { brief, room, withinDays } = seededBrief(seed, purpose);
    const start = { document: room.document, roomId: ROOM, keep: [] };
    const goods = onSomeDay(demoStock());
    const outcome = designRequest({ brief, start, withinDays, variation: 0 }, goods);
    if (outcome.kind === 'declined') throw new Error(outcome.declined.text);
    const facts = sceneFacts(room.document).rooms.find(({ id }) => id === ROOM);
    expect(outcome.designs).toHaveLength(3);
    for (const { document } of outcome.designs)
      expect(look(document, facts?.shape.inner ?? []).cutOff).toEqual([]);
  },
  30_000,
);
