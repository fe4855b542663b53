import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useWorkspace } from '../workspace/workspace-context.ts';

const POINT_MS = 100;

/**
 * Tells the others where this person looks and points in 3D, and goes along with whoever is followed. A press or a
 * turn of the wheel ends that.
 */
export function useShareEye(view: RoomView | null) {
  const { people, editor } = useWorkspace();
  const pointedAt = useRef(0);

  useEffect(() => {
    if (!view) return;
    const { controls, camera } = view.rig;
    const tell = () => {
      const { others, set } = people.getState();
      if (others.length === 0) return;
      const position = controls.getPosition(camera.position.clone()).toArray();
      const target = controls.getTarget(camera.position.clone()).toArray();
      set({ eye: { position, target } });
    };
    controls.addEventListener('update', tell);
    const stop = people.subscribe((state, before) => {
      if (state.others.length > before.others.length) tell();
      const followed = state.others.find(({ id }) => id === state.following);
      const eye = followed?.at?.eye;
      const was = before.others.find(({ id }) => id === state.following)?.at?.eye;
      if (!eye || (eye === was && state.following === before.following)) return;
      const mode = editor.getState().look === 'walk' ? 'walk' : 'orbit';
      void view.look({ eye: eye.position, target: eye.target }, mode);
    });
    tell();
    return () => {
      controls.removeEventListener('update', tell);
      stop();
      people.getState().set({ eye: null });
    };
  }, [view, people, editor]);

  const leave = () => {
    const { following, follow } = people.getState();
    if (following !== null) follow(null);
  };
  return {
    onPointerDown: leave,
    onWheelCapture: leave,
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { others, set } = people.getState();
      const now = performance.now();
      if (!view || others.length === 0 || now - pointedAt.current < POINT_MS) return;
      pointedAt.current = now;
      const box = event.currentTarget.getBoundingClientRect();
      const hit = view.hit(event.clientX - box.left, event.clientY - box.top);
      set({ pointer: hit ? [...hit.place] : null });
    },
    onPointerLeave: () => people.getState().set({ pointer: null }),
  };
}
