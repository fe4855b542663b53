// Stills of small rooms, asked for and drawn as on the site, for tests.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallArgs } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/stills.ts';
import type { TestApp } from '../../test-app.ts';
import { type Member, PENDANT, roomWithFloor, testRooms } from '../projects/test-rooms.ts';

type Body = CallArgs<typeof contract.makeProjectStill>['body'];

/** From a corner of the test room, in its 12 by 10 ft, over the floor. */
export const CORNER_VIEW = {
  eye: [0.5, 1.6, -0.5],
  target: [2.5, 0.6, -2],
  fovDeg: 65,
} as const;

export const ASKED = {
  ...{ name: 'Kitchen, day', size: 'small', shape: 'landscape', light: 'day' },
  camera: { eye: [...CORNER_VIEW.eye], target: [...CORNER_VIEW.target], fovDeg: 65 },
} satisfies Body;

const wall = (from: readonly number[], to: readonly number[]) => ({
  ...{ type: 'wall', levelId: 'level', from, to },
});
const [right, top] = [12 * 3_048, 10 * 3_048];

/** The test room between walls, with a lamp. */
export function roomWithWalls(sku: string | null) {
  const room = roomWithFloor(sku);
  const corners = [
    [0, 0],
    [right, 0],
    [right, top],
    [0, top],
  ] as const;
  const walls = corners.map((from, n) => [`wall${n}`, wall(from, corners[(n + 1) % 4] ?? from)]);
  const nodes = { ...room.nodes, ...Object.fromEntries(walls), lamp: PENDANT };
  return { ...room, nodes };
}

export async function testStills(app: TestApp) {
  const rooms = await testRooms(app);
  const tile = await rooms.addTile();
  const as = (who: Member) => ({ token: who.token });
  return {
    rooms,
    tile,
    /** A project with a saved room. */
    async newRoom(who: Member): Promise<number> {
      const id = await rooms.newProject(who);
      const { status } = await rooms.save(who, id, roomWithWalls(tile.sku));
      if (status !== 200) throw new Error(`the room is not saved: ${status}`);
      return id;
    },
    ask: (who: Member, id: number, over: Partial<Body> = {}) =>
      app.call(contract.makeProjectStill, { params: { id }, body: { ...ASKED, ...over } }, as(who)),
    list: async (who: Member, id: number) =>
      (await app.call(contract.listProjectStills, { params: { id } }, as(who))).body.data,
    remove: (who: Member, id: number, still: number) =>
      app.call(contract.deleteProjectStill, { params: { id, still } }, as(who)),
    file: (who: Member, id: number, still: number, size: 'full' | 'small' = 'full') =>
      app.app.http.inject({
        method: 'GET',
        url: `/api/projects/${id}/stills/${still}/file?size=${size}`,
        headers: { authorization: `Bearer ${who.token}` },
      }),
  };
}

/** Asks until there is an answer; the test's own limit ends what never has one. */
export async function until<T>(find: () => Promise<T | null | undefined | false>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await sleep(50);
  }
}
