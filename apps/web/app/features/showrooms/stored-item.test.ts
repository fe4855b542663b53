import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  readStored,
  readStoredJson,
  writeStored,
  writeStoredJson,
} from '../../platform/storage.ts';
import {
  itemOfSample,
  itemOfShowroom,
  keepProjectId,
  keepRoomChoice,
  parseProjectId,
} from './stored-item.ts';

const oakridge = { showroom: 21 as ProUserId, vsd_id: 'OAKRIDGE' };
const other = { showroom: 35 as ProUserId, vsd_id: 'HILLSIDE' };
const choice = { floorplan: 'galley', floorTemplate: 'galley-oak', is_3d: true, project: null };
const item = () => readStoredJson(STORAGE_KEYS.myItem);

beforeEach(() => {
  writeStoredJson(STORAGE_KEYS.myItem, oakridge);
  writeStored(STORAGE_KEYS.project, '7');
});

test('VIS-06 my_item holds plan, template, is_3d and project besides showroom and vsd_id', () => {
  keepRoomChoice(choice);
  expect(item()).toEqual({ ...oakridge, ...choice });
});

test('STORE-05 a new choice forgets the project of the one before', () => {
  keepRoomChoice(choice);
  expect(readStored(STORAGE_KEYS.project)).toBeNull();
});

test('STORE-05 what became a project is known by its id', () => {
  keepRoomChoice(choice);
  keepProjectId(12 as ProjectId);
  expect(item()).toEqual({ ...oakridge, ...choice, project: 12 });
  expect(readStored(STORAGE_KEYS.project)).toBe('12');
});

test('DATA-10 opening a project selects the showroom that it belongs to', () => {
  keepRoomChoice({ ...choice, project: 9 as ProjectId }, other);
  expect(item()).toEqual({ ...other, ...choice, project: 9 as ProjectId });
});

test('SHOW-12 entering another showroom keeps the room that was chosen and leaves the project', () => {
  keepRoomChoice({ ...choice, project: 9 as ProjectId });
  expect(itemOfShowroom(oakridge)).toEqual({ ...oakridge, ...choice, project: 9 as ProjectId });
  const { project, ...room } = choice;
  expect(itemOfShowroom(other)).toEqual({ ...other, ...room });
});

test('SHOW-12 without a room my_item holds the showroom alone', () => {
  expect(itemOfShowroom(other)).toEqual(other);
});

test('the sample showroom keeps the chosen room, and a showroom that is selected ends it', () => {
  keepRoomChoice({ ...choice, project: 9 as ProjectId });
  const { project, ...room } = choice;
  expect(itemOfSample()).toEqual({ sample: true, ...room });
  writeStoredJson(STORAGE_KEYS.myItem, itemOfSample());
  keepRoomChoice(choice);
  expect(item()).toEqual({ sample: true, ...choice });
  expect(itemOfShowroom(other)).toEqual({ ...other, ...room });
  keepRoomChoice(choice, other);
  expect(item()).toEqual({ ...other, ...choice });
});

test.each([
  ['12', 12],
  ['null', null],
  ['', null],
  ['0', null],
  ['1e9', null],
  [null, null],
])('STORE-05 the stored text %s is the project %s', (text, id) => {
  expect(parseProjectId(text)).toBe(id);
});
