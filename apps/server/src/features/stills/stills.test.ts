import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import type { Member } from '../projects/test-rooms.ts';
import { testStills, until } from './test-stills.ts';

let app: TestApp;
let stills: Awaited<ReturnType<typeof testStills>>;
let ana: Member;

beforeAll(async () => {
  app = await testApp({ env: { STILL_SAMPLES: '2' } });
  stills = await testStills(app);
  ana = await stills.rooms.shop.addHomeowner();
});

test('G-39 a still of the saved room is asked for, drawn and downloaded', async () => {
  const id = await stills.newRoom(ana);
  expect((await stills.ask(ana, id)).status).toBe(201);
  const done = await until(async () => {
    const [card] = await stills.list(ana, id);
    return card?.status === 'done' || card?.status === 'failed' ? card : null;
  });
  expect(done).toMatchObject({ status: 'done', samples_done: 2 });
  const file = await stills.file(ana, id, done.id);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
});
