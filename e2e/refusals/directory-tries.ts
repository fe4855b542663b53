// The profile of a pro in the directory, with a room of the pro's own.
import { saveOwnListing } from '@wevisu/contract/directory.ts';
import { keepOwnTemplate } from '@wevisu/contract/own-templates.ts';
import { expect } from 'vitest';
import { roomWithWalls } from '../../apps/server/src/features/stills/test-stills.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';

export const PROFILE = {
  ...{ version: 0, is_on: true, about: 'Kitchens, start to finish.', kinds: ['kitchens' as const] },
  ...{ styles: [], hourly: null, project: null, zip: '78701', radius_miles: 25 },
};

/** A pro whom everybody finds: the slug of the profile, and the template that is its room. */
export async function keepProfile(
  app: TestApp,
  token: string,
): Promise<{ readonly slug: string; readonly id: number }> {
  const scene = roomWithWalls(null) as Record<string, unknown>;
  const body = { name: 'Shown to everybody', room: 'kitchen', style: 'modern', scene } as const;
  const kept = await app.call(keepOwnTemplate, { body }, { token });
  const { id } = kept.body.data;
  // Its picture is drawn, so that no worker takes it up between two looks at everything.
  await app.pool.query(
    `update stills set done_at = now(), document = null, worker = null, leased_until = null
     where template_id = $1`,
    [id],
  );
  const listed = await app.call(saveOwnListing, { body: { ...PROFILE, rooms: [id] } }, { token });
  expect([kept.status, listed.status]).toEqual([201, 200]);
  return { slug: listed.body.data.listing?.slug ?? '', id };
}
