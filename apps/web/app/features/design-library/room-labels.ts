/** Names of rooms in lists, in display order. */
const ROOM_WORDS: Readonly<Record<string, string>> = {
  kitchen: 'Kitchens',
  bath: 'Baths',
  'powder-room': 'Powder rooms',
  living: 'Living rooms',
  dining: 'Dining rooms',
  bedroom: 'Bedrooms',
  laundry: 'Laundry rooms',
  entry: 'Entries',
  hall: 'Halls',
  closet: 'Closets',
  office: 'Offices',
  garage: 'Garages',
  patio: 'Patios',
  'pool-deck': 'Pool decks',
  'front-yard': 'Front yards',
  house: 'Whole houses',
  other: 'Other rooms',
};

/** All room uses on offer. */
export const ROOM_USES: readonly string[] = Object.keys(ROOM_WORDS);

/** 'Kitchens' for 'kitchen'; an unknown use is turned into words. */
export function roomLabel(use: string): string {
  return ROOM_WORDS[use] ?? singleRoomLabel(use);
}

/** 'Powder room' for 'powder-room'. */
export function singleRoomLabel(use: string): string {
  return use.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** Sorts uses in display order; unknown ones come last, by name. */
export function compareRooms(a: string, b: string): number {
  const place = (use: string) =>
    ROOM_USES.includes(use) ? ROOM_USES.indexOf(use) : ROOM_USES.length;
  return place(a) - place(b) || a.localeCompare(b);
}
