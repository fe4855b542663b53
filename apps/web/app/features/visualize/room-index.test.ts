import { expect, test } from 'vitest';
import { listRoomTiles, listStyleOptions } from './room-index.ts';

const plan = (room: string) => ({ room, plan_picture: `/media/plans/${room}.svg` });
const design = (room: string, style: string) => ({
  room,
  style,
  picture: `rooms/${room}-${style}`,
});

test('VIS-01 rooms come in display order, with what there is of each', () => {
  const tiles = listRoomTiles(
    [plan('patio'), plan('kitchen'), plan('kitchen')],
    [design('kitchen', 'modern')],
    [],
  );
  expect(tiles).toEqual([
    {
      use: 'kitchen',
      label: 'Kitchens',
      plans: 2,
      designs: 1,
      picture: 'rooms/kitchen-modern',
      planPicture: '/media/plans/kitchen.svg',
    },
    {
      use: 'patio',
      label: 'Patios',
      plans: 1,
      designs: 0,
      picture: null,
      planPicture: '/media/plans/patio.svg',
    },
  ]);
});

test('G-41 a room is shown in the style that the survey found', () => {
  const designs = [design('bath', 'modern'), design('bath', 'coastal'), design('bath', 'japandi')];
  const [tile] = listRoomTiles([], designs, ['mid-century', 'japandi']);
  expect(tile?.picture).toBe('rooms/bath-japandi');
});

test('VIS-01 only available styles are offered, in display order', () => {
  const designs = [design('bath', 'japandi'), design('bath', 'modern'), design('bath', 'japandi')];
  expect(listStyleOptions(designs)).toEqual([
    { id: 'modern', label: 'Modern', designs: 1 },
    { id: 'japandi', label: 'Japandi', designs: 2 },
  ]);
});
