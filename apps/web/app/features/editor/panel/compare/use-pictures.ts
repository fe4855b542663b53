import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useEffect, useState } from 'react';
import { newNodeId } from '../../../scenes/new-id.ts';
import { putProduct, type Reach } from '../../edits/apply.ts';
import { upTo } from '../../edits/levels.ts';
import type { Target } from '../../edits/target.ts';
import { documentOf } from '../../workspace/editor-store.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import { drawSides } from './draw-sides.ts';

/** URLs of two pictures: as it is, and with the other product. */
export interface Pictures {
  readonly now: string;
  readonly rival: string;
  /** Width over height. */
  readonly ratio: number;
}

export interface Compared {
  readonly target: Target;
  readonly reach: Reach;
  readonly rival: ProductFacts;
}

/**
 * Takes two pictures from the current point of view of the 3D view, shown or not, and leaves it as it was: quick
 * ones at once, then fine ones in their place. Without 3D they are drawings.
 */
export function usePictures(compared: Compared) {
  const { editor, view } = useWorkspace();
  // Compares what was asked for, even if totals are updated in the meantime.
  const [{ target, reach, rival }] = useState(compared);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [ratio] = useState(() => view.current?.ratio() ?? 1.6);

  useEffect(() => {
    const state = editor.getState();
    const { nodes } = state.history;
    const change = putProduct({ nodes, newId: newNodeId }, target, rival, reach);
    const shown = (all = nodes) =>
      upTo(
        { ...documentOf(state), nodes: all, products: { ...state.products, [rival.sku]: rival } },
        state.levelId,
      );
    const sides = { now: shown(), rival: shown(applyChange(nodes, change)) };
    let isGone = false;
    let urls: string[] = [];

    function show(now: Blob, next: Blob, of: number): void {
      const before = urls;
      urls = [URL.createObjectURL(now), URL.createObjectURL(next)];
      setPictures({ now: urls[0] ?? '', rival: urls[1] ?? '', ratio: of });
      // The next picture is decoded before the last one goes.
      setTimeout(() => before.forEach(URL.revokeObjectURL), 5_000);
    }

    async function photograph(room: RoomView): Promise<boolean> {
      room.select([]);
      const now = await room.quickPicture();
      if (isGone || !now) return isGone;
      room.setDocument(sides.rival);
      const next = await room.quickPicture();
      if (isGone || !next) return isGone;
      show(now, next, ratio);
      const fineNext = await room.picture();
      if (isGone || !fineNext) return true;
      show(now, fineNext, ratio);
      room.setDocument(sides.now);
      const fineNow = await room.picture();
      if (!isGone && fineNow) show(fineNow, fineNext, ratio);
      return true;
    }

    function draw(): boolean {
      const drawn = drawSides(sides, target, state.levelId);
      if (drawn === null) return false;
      const svg = (text: string) => new Blob([text], { type: 'image/svg+xml' });
      show(svg(drawn.now), svg(drawn.rival), drawn.ratio);
      return true;
    }

    function restore() {
      const now = editor.getState();
      view.current?.setDocument(upTo(documentOf(now), now.levelId));
      view.current?.select(now.selected);
    }

    async function compare() {
      const room = view.current;
      const isDone = room !== null && (await photograph(room));
      if (isGone) return;
      if (room !== null) restore();
      if (!isDone && !draw()) setFailed(true);
    }

    void compare();
    return () => {
      isGone = true;
      if (view.current) restore();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [editor, view, target, reach, rival, ratio]);

  return { pictures, isFailed, ratio: pictures?.ratio ?? ratio };
}
