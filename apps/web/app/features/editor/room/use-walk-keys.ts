import { useEffect } from 'react';
import { useEditor } from '../workspace/workspace-context.ts';
import { useWalk } from './use-walk.ts';

/** How often a held key takes a step. */
const EVERY_MS = 60;

const ways: Readonly<Record<string, readonly [forward: number, right: number]>> = {
  w: [1, 0],
  s: [-1, 0],
  a: [0, -1],
  d: [0, 1],
  arrowup: [1, 0],
  arrowdown: [-1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
};

/** Walking with W A S D or the arrow keys, several at once. Fields keep their letters. */
export function useWalkKeys(): void {
  const step = useWalk();
  const isWalking = useEditor((state) => state.look === 'walk');
  const hasSelection = useEditor((state) => state.selected.length > 0);
  useEffect(() => {
    if (!isWalking) return;
    const held = new Set<string>();
    let timer: ReturnType<typeof setInterval> | undefined;
    const walk = () => {
      let [forward, right] = [0, 0];
      for (const key of held) {
        forward += ways[key]?.[0] ?? 0;
        right += ways[key]?.[1] ?? 0;
      }
      step(forward, right);
    };
    const down = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isField =
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, textarea, [role="dialog"]') !== null;
      if (!(key in ways) || isField || event.ctrlKey || event.metaKey || event.altKey) return;
      // Arrow keys move the selected object; letters always walk.
      if (hasSelection && key.startsWith('arrow')) return;
      event.preventDefault();
      if (held.size === 0) timer = setInterval(walk, EVERY_MS);
      if (!held.has(key)) {
        held.add(key);
        walk();
      }
    };
    const up = (event: KeyboardEvent) => {
      held.delete(event.key.toLowerCase());
      if (held.size === 0) clearInterval(timer);
    };
    const stop = () => {
      held.clear();
      clearInterval(timer);
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', stop);
    return () => {
      stop();
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', stop);
    };
  }, [isWalking, hasSelection, step]);
}
