import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { useEffect, useState } from 'react';
import type { ReadShared } from './read-shared.ts';

export interface SharedRoom {
  readonly status: 'reading' | 'read' | 'unreadable';
  readonly read: ReadShared | null;
  /** null until the room is counted, and if it cannot be. */
  readonly orders: readonly TakeoffOrder[] | null;
}

const READING: SharedRoom = { status: 'reading', read: null, orders: null };

/** Reads a scene in the browser, then counts it. */
export function useShared(
  scene: Readonly<Record<string, unknown>>,
  wall: string | null = null,
): SharedRoom {
  const [room, setRoom] = useState(READING);
  useEffect(() => {
    let isGone = false;
    void import('./read-shared.ts')
      .then(async ({ readShared, countShared }) => {
        const read = readShared(scene, wall);
        if (isGone) return;
        // A room that is loaded again keeps its quantities until it is counted.
        setRoom((was) => ({ status: 'read', read, orders: was.orders }));
        await nextFrame();
        if (!isGone) setRoom({ status: 'read', read, orders: countShared(read.document) });
      })
      .catch((error: unknown) => {
        console.warn('The room could not be read or counted.', error);
        if (!isGone) setRoom((was) => (was.read ? was : { ...READING, status: 'unreadable' }));
      });
    return () => {
      isGone = true;
    };
  }, [scene, wall]);
  return room;
}

/** After the room has been painted. */
function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
