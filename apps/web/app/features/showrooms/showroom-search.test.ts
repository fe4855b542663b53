import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShowroomSearch } from './showroom-search.ts';

const oakRidge = { company_name: 'Oak Ridge Remodeling', vsd_id: 'OAKRIDGE' };
const oakHill = { company_name: 'Oak Hill Homes', vsd_id: 'OAKHILL2' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(search = vi.fn(async (_text: string) => [oakRidge])) {
  const onMiss = vi.fn();
  return { search, onMiss, field: createShowroomSearch({ search, onMiss }) };
}

const pause = () => vi.advanceTimersByTimeAsync(600);

test('SHOW-05 the eighth character sends one search', async () => {
  const { search, field } = setUp();
  for (let length = 1; length <= 8; length++) field.type('OAKRIDGE'.slice(0, length));
  await pause();
  expect(search.mock.calls).toEqual([['OAKRIDGE']]);
  expect(field.state).toMatchObject({ status: 'found', found: oakRidge });
});

test('SHOW-06 two characters run nothing, three run, and emptying the field runs', async () => {
  const { search, field } = setUp();
  field.type('Oa');
  await pause();
  expect(search).not.toHaveBeenCalled();
  field.type('Oak');
  await pause();
  field.type('');
  await pause();
  expect(search.mock.calls).toEqual([['Oak'], ['']]);
});

test('SHOW-07 a change takes the found showroom away until the next answer', async () => {
  const { field } = setUp();
  field.type('OAKRIDGE');
  await pause();
  field.type('OAKRIDGX');
  expect(field.state).toMatchObject({ status: 'idle', found: null });
  await pause();
  expect(field.state.status).toBe('found');
});

test('SHOW-09 the first of several results counts', async () => {
  const { field } = setUp(vi.fn(async () => [oakHill, oakRidge]));
  field.type('Oak');
  await pause();
  expect(field.state.found).toBe(oakHill);
});

test('SHOW-14 U-30 each miss is told once, and an untouched field tells nothing', async () => {
  const { onMiss, field } = setUp(vi.fn(async () => []));
  await pause();
  expect(onMiss).not.toHaveBeenCalled();
  field.type('NOTTHERE');
  await pause();
  expect(onMiss).toHaveBeenCalledTimes(1);
  expect(field.state.status).toBe('missed');
  field.type('');
  await pause();
  expect(onMiss).toHaveBeenCalledTimes(2);
});

test('an answer that comes after more typing is dropped', async () => {
  const answers: ((found: (typeof oakRidge)[]) => void)[] = [];
  const { field } = setUp(vi.fn(() => new Promise((resolve) => answers.push(resolve))));
  field.type('OAKRIDGE');
  await pause();
  field.type('OAKHILL2');
  await pause();
  answers[1]?.([oakHill]);
  answers[0]?.([oakRidge]);
  await pause();
  expect(field.state.found).toBe(oakHill);
});

test('a search that could not be made is told apart from one that found nothing', async () => {
  const { onMiss, field } = setUp(vi.fn(() => Promise.reject(new Error('offline'))));
  field.type('OAKRIDGE');
  await pause();
  expect(field.state.status).toBe('failed');
  expect(onMiss).not.toHaveBeenCalled();
});

test('Enter before the lookup has started looks up at once, and waits for the reply', async () => {
  let answer: (found: (typeof oakRidge)[]) => void = () => {};
  const { search, field } = setUp(vi.fn(() => new Promise((resolve) => (answer = resolve))));
  field.type('OAKRIDGE');
  const settled = field.settle();
  expect(search.mock.calls).toEqual([['OAKRIDGE']]);
  await pause();
  answer([oakRidge]);
  expect(await settled).toBe(oakRidge);
  expect(await field.settle()).toBe(oakRidge);
  expect(search).toHaveBeenCalledTimes(1);
});

test('Enter finds nothing after more typing, on a miss, and in an untouched field', async () => {
  const { search, onMiss, field } = setUp(vi.fn(async () => []));
  expect(await field.settle()).toBeNull();
  expect(search).not.toHaveBeenCalled();
  field.type('NOTTHERE');
  expect(await field.settle()).toBeNull();
  expect(onMiss).toHaveBeenCalledTimes(1);

  const other = setUp();
  other.field.type('OAKRIDGE');
  const settled = other.field.settle();
  other.field.type('OAKRIDGEX');
  expect(await settled).toBeNull();
});

test('Enter after a search that could not be made tries again', async () => {
  const search = vi.fn(async (_text: string) => [oakRidge]);
  search.mockRejectedValueOnce(new Error('offline'));
  const { field } = setUp(search);
  field.type('OAKRIDGE');
  await pause();
  expect(field.state.status).toBe('failed');
  expect(await field.settle()).toBe(oakRidge);
});
