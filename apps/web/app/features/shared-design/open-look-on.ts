// Connects a read-only room with those who edit it. Its code loads once the room is shown.
import { LIVE_SCENE_PATH } from '@wevisu/contract/live-scenes.ts';
import { createLookOn, type LookOn } from '@wevisu/live/look-on.ts';
import { apiBase } from '../../platform/api.ts';
import type { Looking, LookOnStore } from './look-on-store.ts';

/** While somebody edits, products and prices are loaded at most so often. */
const RELOAD_MS = 5_000;

/** Returns what ends it. */
export function openLookOn(store: LookOnStore, { by, reload }: Looking): () => void {
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  const look: LookOn = createLookOn({
    url: `${apiBase().replace(/^http/, 'ws')}${LIVE_SCENE_PATH}`,
    by,
    onNodes: (nodes, touched) => store.setState({ nodes, touched }),
    onPeople: (people) => store.setState({ people }),
    onMoved: (moved) =>
      store.setState(({ people }) => ({
        people: people.map((one) => ({ ...one, ...moved.find(({ id }) => id === one.id) })),
      })),
    onSaved() {
      reloadTimer ??= setTimeout(() => {
        reloadTimer = undefined;
        reload();
      }, RELOAD_MS);
    },
    onEnd: (why) => store.setState({ people: [], isOver: why === 'refused' }),
  });
  const retry = () => look.retry();
  addEventListener('online', retry);
  return () => {
    clearTimeout(reloadTimer);
    removeEventListener('online', retry);
    look.close();
  };
}
