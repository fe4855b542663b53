import * as chat from '@wevisu/contract/chat.ts';
import { getProHours, saveProHours } from '@wevisu/contract/pro-hours.ts';
import { addDays } from '@wevisu/domain/calendar/calendar.ts';
import { dayIn } from '@wevisu/domain/chat/pro-hours.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { say, type TestChat, testChat } from '../chat/test-chat.ts';

const zone = 'America/Chicago';
const nine = { from: 9, to: 17 };
const WEEK = [nine, nine, nine, nine, nine, null, null];

let app: TestApp;
let room: TestChat;

beforeAll(async () => {
  app = await testApp();
  room = await testChat(app);
});

const today = () => dayIn(zone, new Date());
const save = (away: { until: string; note: string } | null, week: typeof WEEK = WEEK) =>
  app.call(saveProHours, { body: { time_zone: zone, week, away } }, { token: room.pro.token });
const show = async () =>
  (
    await app.call(
      chat.showChat,
      { params: { project: room.key }, query: {} },
      { token: room.owner.token },
    )
  ).body.data;
const answersOf = async () =>
  (await show()).room.people.find(({ role }) => role === 'pro')?.answers;
const told = async () =>
  (await show()).Project_chats.flatMap(({ text, author }) =>
    text.startsWith('Automatic answer') ? [`${author.role}: ${text}`] : [],
  );
const write = (token = room.owner.token) => say(app, token, { project: room.key, text: 'Hello' });

test('a pro sets hours by the clock of a time zone, and whoever chats with the pro reads them', async () => {
  const { token } = room.pro;
  const before = (await app.call(getProHours, {}, { token })).body.data;
  expect(before).toMatchObject({ week: Array(7).fill(null), away: null });
  expect(await answersOf()).toBeNull();
  const saved = await save(null);
  expect(saved.body.data).toEqual({ time_zone: zone, week: WEEK, away: null });
  expect(await answersOf()).toEqual({ hours: { time_zone: zone, week: WEEK }, away: null });
  expect((await save(null, [{ from: 17, to: 9 }, ...WEEK.slice(1)])).status).toBe(422);
  expect((await save(null, WEEK.slice(1))).status).toBe(422);
  expect((await save({ until: addDays(today(), -1), note: '' })).body.errors).toEqual({
    until: ['Choose today or a later day.'],
  });
  expect((await save({ until: '2026-02-31', note: '' })).status).toBe(422);
});

test('an absence is told once in a chat, and the next one again', async () => {
  const last = addDays(today(), 3);
  await write();
  expect(await told()).toEqual([]);
  await save({ until: last, note: 'On a site.' });
  expect(await answersOf()).toMatchObject({ away: { until: last, note: 'On a site.' } });
  // What the pro writes answers nobody.
  await write(room.pro.token);
  expect(await told()).toEqual([]);
  await Promise.all([write(), write()]);
  await write();
  const [first, ...more] = await told();
  expect(first).toMatch(/^pro: Automatic answer: Away until [\d.]{10}: On a site\.$/);
  expect(more).toEqual([]);
  // The same absence, with another day.
  await save({ until: addDays(last, 1), note: '' });
  await write();
  expect(await told()).toHaveLength(1);
  // Over by itself.
  await app.pool.query('update pro_hours set away_until = away_until - 30');
  expect(await answersOf()).toMatchObject({ away: null });
  await save({ until: last, note: 'Away again.' });
  await write();
  expect(await told()).toHaveLength(2);
  await save(null);
  await write();
  expect(await told()).toHaveLength(2);
});
