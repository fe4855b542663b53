import { type Home, INSPIRED_TABS } from '@wevisu/contract/pages.ts';
import { z } from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { PagesDeps } from './deps.ts';
import { readFigures } from './read-figures.ts';
import { listRooms, readSettingValues } from './store.ts';

type Tab = (typeof INSPIRED_TABS)[number];

/** HOME-10. */
const ROOMS_PER_TAB = 7;

/** The kinds of room that a tab shows, starting with the one it is named after. */
const ROOMS_OF_TAB: Readonly<Record<Tab, readonly string[]>> = {
  Bathroom: ['bath', 'powder-room'],
  Kitchen: ['kitchen'],
  'Living Room': ['living', 'dining', 'bedroom', 'office', 'entry'],
  'Landscaping/Outdoor': ['patio', 'pool-deck', 'front-yard'],
};

/** Settings that staff edit; one that can't be read counts as missing. */
const inspiredSetting = z.partialRecord(z.enum(INSPIRED_TABS), z.array(z.string())).catch({});
const testimonialsSetting = z
  .array(z.object({ quote: z.string(), name: z.string(), about: z.string() }))
  .catch([]);

export async function getHome({ db, index, film }: PagesDeps): Promise<Home> {
  const settings = await readSettingValues(db, ['inspired_designs', 'testimonials']);
  const picked = inspiredSetting.parse(settings.get('inspired_designs'));
  const [rooms, figures] = await Promise.all([
    listRooms(db, {
      picked: Object.values(picked).flat(),
      rooms: Object.values(ROOMS_OF_TAB).flat(),
    }),
    readFigures({ db, index }),
  ]);
  return {
    inspired: INSPIRED_TABS.map((tab) => ({
      tab,
      rooms: pickRooms(rooms, { picked: picked[tab] ?? [], kinds: ROOMS_OF_TAB[tab] }),
    })),
    testimonials: testimonialsSetting.parse(settings.get('testimonials')),
    figures,
    film,
  };
}

interface Wanted {
  readonly picked: readonly string[];
  readonly kinds: readonly string[];
}

/** The picked ones; then rooms of the tab's kinds, in as many styles as possible. */
function pickRooms(rooms: readonly RowOf<typeof listRooms>[], { picked, kinds }: Wanted) {
  const chosen = rooms.filter(({ id }) => picked.includes(id));
  const others = kinds.flatMap((kind) =>
    rooms.filter(({ id, room }) => room === kind && !picked.includes(id)),
  );
  const styles = new Set(chosen.map(({ style }) => style));
  const fresh = others.filter(({ style }) => !styles.has(style) && styles.add(style));
  const rest = others.filter((room) => !fresh.includes(room));
  return [...chosen, ...fresh, ...rest].slice(0, ROOMS_PER_TAB);
}
