import { expect, test } from 'vitest';
import { pickRoomPictures } from './room-pictures.ts';

const design = (room: string, style: string) => ({ room, style, picture: `${room}-${style}` });

test('VIS-01 the start page shows three rooms that differ in kind and style', () => {
  const designs = [
    design('kitchen', 'modern'),
    design('kitchen', 'coastal'),
    design('bath', 'modern'),
    design('bath', 'coastal'),
    design('patio', 'japandi'),
  ];
  expect(pickRoomPictures(designs)).toEqual(['kitchen-modern', 'bath-coastal', 'patio-japandi']);
});

test('VIS-01 where rooms are alike it shows what there is', () => {
  expect(pickRoomPictures([design('bath', 'modern'), design('bath', 'coastal')])).toEqual([
    'bath-modern',
    'bath-coastal',
  ]);
  expect(pickRoomPictures([])).toEqual([]);
});
