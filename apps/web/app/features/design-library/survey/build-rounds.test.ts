import { styles } from '@wevisu/scene/styles.ts';
import { expect, test } from 'vitest';
import { buildRounds, type SurveyPicture } from './build-rounds.ts';

const rooms = ['kitchen', 'bath', 'living', 'patio', 'bedroom', 'dining'];

function pictures(count: number, ofRooms = rooms): SurveyPicture[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `t-${place}`,
    name: `Design ${place}`,
    room: ofRooms[place % ofRooms.length] ?? '',
    style: styles[Math.floor(place / ofRooms.length) % styles.length]?.id ?? '',
    picture: `rooms/t-${place}`,
  }));
}

test('VIS-03 the survey has 8 rounds of four pictures, each of one room in four styles', () => {
  const rounds = buildRounds(pictures(120));
  expect(rounds).toHaveLength(8);
  for (const round of rounds) {
    expect(round).toHaveLength(4);
    expect(new Set(round.map(({ style }) => style)).size).toBe(4);
    expect(new Set(round.map(({ room }) => room)).size).toBe(1);
  }
});

test('VIS-03 no picture is shown twice, and every style appears', () => {
  const shown = buildRounds(pictures(120)).flat();
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  const counts = styles.map(({ id }) => shown.filter(({ style }) => style === id).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
});

test('G-41 retaking the survey shows other rounds', () => {
  const [first, second] = [0, 1].map((turn) => buildRounds(pictures(120), turn).flat());
  expect(second?.map(({ id }) => id)).not.toEqual(first?.map(({ id }) => id));
});

test('VIS-03 with few pictures there are fewer rounds, and never a round with a single picture', () => {
  expect(buildRounds([])).toEqual([]);
  expect(buildRounds(pictures(1))).toEqual([]);
  for (const count of [5, 9, 14, 23]) {
    const rounds = buildRounds(pictures(count, ['kitchen', 'bath']));
    expect(rounds.length).toBeGreaterThan(0);
    for (const round of rounds) expect(round.length).toBeGreaterThanOrEqual(2);
  }
});
