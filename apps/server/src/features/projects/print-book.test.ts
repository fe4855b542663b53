import type { CallDefinition } from '@wevisu/contract/call.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Member, roomWithFloor, testRooms } from './test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let owner: Member;

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
  owner = await rooms.shop.addHomeowner();
});

function ask(id: number, token = owner.token, call: CallDefinition = scenes.getRoomBook) {
  return app.app.http.inject({
    method: 'GET',
    url: call.path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${token}` },
  });
}

test('G-40 a saved room is printed as a PDF with its products and their pictures', async () => {
  const tile = await rooms.addTile();
  const id = await rooms.newProject(owner);
  await rooms.save(owner, id, roomWithFloor(tile.sku));
  const book = await ask(id);
  expect([book.statusCode, book.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(book.headers['cache-control']).toMatch(/no-store|private/);
  expect(book.headers['content-disposition']).toContain(`room-${id}.pdf`);
  const pdf = book.rawPayload.toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(pdf).toContain('/Subtype /Image');
});

test('G-40 a project without a room, and one of somebody else, give no book', async () => {
  const id = await rooms.newProject(owner);
  expect((await ask(id)).json()).toMatchObject({ success: false, code: 'scene_missing' });
  await rooms.save(owner, id, roomWithFloor(null));
  const other = await rooms.shop.addHomeowner();
  expect((await ask(id, other.token)).statusCode).toBe(404);
  expect((await ask(id)).statusCode).toBe(200);
});

test('G-40 CART-15 the pro with whom a room was shared has its book, and no other pro', async () => {
  const tile = await rooms.addTile();
  const id = await rooms.newProject(owner);
  await rooms.save(owner, id, roomWithFloor(tile.sku));
  const { token } = rooms.shop.pro;
  const askAsPro = (who: string) => ask(id, who, sharing.getRoomBookOfHomeowner);
  expect((await askAsPro(token)).statusCode).toBe(404);
  await app.call(sharing.shareToContractor, { params: { project: id } }, { token: owner.token });
  const book = await askAsPro(token);
  expect([book.statusCode, book.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await askAsPro((await testRooms(app)).shop.pro.token)).statusCode).toBe(404);
  // Its owner has a call of their own.
  expect((await askAsPro(owner.token)).statusCode).toBe(403);
});
