import type { Home } from '@wevisu/contract/pages.ts';
import { HOME_TABS, ROOMS_OF_TAB } from '@wevisu/domain/catalog/home-tabs.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { PagesDeps } from './deps.ts';
import { readFigures } from './read-figures.ts';
import { listHomeTabs, listRooms, listShownTestimonials } from './store.ts';

/** HOME-10. */
const ROOMS_PER_TAB = 7;

/** What staff choose is read each time: a change of theirs shows with the next request. */
export async function getHome({ db, index, film }: PagesDeps): Promise<Home> {
  const [tabs, testimonials] = await Promise.all([listHomeTabs(db), listShownTestimonials(db)]);
  const chosenOf = new Map(tabs.map(({ tab, ...chosen }) => [tab, chosen]));
  const [rooms, figures] = await Promise.all([
    listRooms(db, {
      picked: tabs.flatMap((tab) => tab.rooms),
      rooms: Object.values(ROOMS_OF_TAB).flat(),
    }),
    readFigures({ db, index }),
  ]);
  return {
    inspired: HOME_TABS.map((tab) => {
      const { rooms: picked = [], hidden = [] } = chosenOf.get(tab) ?? {};
      return { tab, rooms: pickRooms(rooms, { picked, hidden, kinds: ROOMS_OF_TAB[tab] }) };
    }),
    testimonials: testimonials.map(({ isReal, ...one }) => ({ ...one, is_sample: !isReal })),
    figures,
    film,
  };
}

interface Wanted {
  readonly picked: readonly string[];
  readonly hidden: readonly string[];
  readonly kinds: readonly string[];
}

/** The picked ones; then rooms of the tab's kinds, in as many styles as possible. */
function pickRooms(rooms: readonly RowOf<typeof listRooms>[], { picked, hidden, kinds }: Wanted) {
  const chosen = rooms.filter(({ id }) => picked.includes(id));
  const others = kinds.flatMap((kind) =>
    rooms.filter(({ id, room }) => room === kind && !picked.includes(id) && !hidden.includes(id)),
  );
  const styles = new Set(chosen.map(({ style }) => style));
  const fresh = others.filter(({ style }) => !styles.has(style) && styles.add(style));
  const rest = others.filter((room) => !fresh.includes(room));
  return [...chosen, ...fresh, ...rest].slice(0, ROOMS_PER_TAB);
}
