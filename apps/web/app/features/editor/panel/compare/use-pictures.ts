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
import { type Counts, countSides } from './count-sides.ts';
import { drawSides, isDrawn } from './draw-sides.ts';

/** URLs of two pictures: as it is, and with the other product. */
export interface Pictures {
  readonly now: string;
  readonly rival: string;
}

export interface Compared {
  readonly target: Target;
  readonly reach: Reach;
  readonly rival: ProductFacts;
}

/** Once the browser has painted: drawing and counting must not delay what is on screen already. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Draws both sides and counts what they take at once. Then takes pictures from the current point of view of the 3D
 * view, shown or not, and leaves it as it was: quick ones first, then fine ones in their place.
 */
export function usePictures(compared: Compared) {
  const { editor, view } = useWorkspace();
  // Compares what was asked for, even if totals are updated in the meantime.
  const [{ target, reach, rival }] = useState(compared);
  const [drawn, setDrawn] = useState<Pictures | null>(null);
  const [rendered, setRendered] = useState<Pictures | null>(null);
  const [counts, setCounts] = useState<Counts | null>(null);
  const [isDrawing, setDrawing] = useState(() => isDrawn(target));
  const [isRendering, setRendering] = useState(() => view.current !== null);
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
    let isPosed = false;
    const urls: string[] = [];

    function picturesOf(now: Blob, next: Blob): Pictures {
      const pair = { now: URL.createObjectURL(now), rival: URL.createObjectURL(next) };
      urls.push(pair.now, pair.rival);
      return pair;
    }

    function draw() {
      const both = isDrawn(target) ? drawSides(sides, target, state.levelId) : null;
      const svg = (text: string) => new Blob([text], { type: 'image/svg+xml' });
      if (both) setDrawn(picturesOf(svg(both.now), svg(both.rival)));
      setDrawing(false);
    }

    async function photograph(room: RoomView) {
      isPosed = true;
      room.select([]);
      const now = await room.quickPicture();
      if (isGone || !now) return;
      room.setDocument(sides.rival);
      const next = await room.quickPicture();
      if (isGone || !next) return;
      setRendered(picturesOf(now, next));
      setRendering(false);
      const fineNext = await room.picture();
      if (isGone || !fineNext) return;
      setRendered(picturesOf(now, fineNext));
      room.setDocument(sides.now);
      const fineNow = await room.picture();
      if (!isGone && fineNow) setRendered(picturesOf(fineNow, fineNext));
    }

    function restore() {
      if (!isPosed) return;
      isPosed = false;
      const now = editor.getState();
      view.current?.setDocument(upTo(documentOf(now), now.levelId));
      view.current?.select(now.selected);
    }

    async function compare() {
      await afterPaint();
      if (isGone) return;
      draw();
      await afterPaint();
      if (isGone) return;
      setCounts(countSides({ ...sides, nowSku: target.sku, rivalSku: rival.sku }));
      await afterPaint();
      if (isGone) return;
      if (view.current) await photograph(view.current);
      if (isGone) return;
      restore();
      setRendering(false);
    }

    void compare();
    return () => {
      isGone = true;
      restore();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [editor, view, target, reach, rival]);

  return { drawn, rendered, counts, isDrawing, isRendering, ratio };
}
