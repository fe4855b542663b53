import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { useEffect, useState } from 'react';
import { newNodeId } from '../../../scenes/new-id.ts';
import { putProduct, type Reach } from '../../edits/apply.ts';
import { upTo } from '../../edits/levels.ts';
import type { Target } from '../../edits/target.ts';
import { documentOf } from '../../workspace/editor-store.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';

/** URLs of two pictures of the 3D view: as it is, and with the other product. */
export interface Pictures {
  readonly now: string;
  readonly rival: string;
}

export interface Compared {
  readonly target: Target;
  readonly reach: Reach;
  readonly rival: ProductFacts;
}

/** Takes two pictures from the current point of view, once, and leaves the view as it was. */
export function usePictures(compared: Compared) {
  const { editor, view } = useWorkspace();
  // Compares what was asked for, even if totals are updated in the meantime.
  const [{ target, reach, rival }] = useState(compared);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [ratio] = useState(() => view.current?.ratio() ?? 1.6);

  useEffect(() => {
    const room = view.current;
    const state = editor.getState();
    const shown = (nodes = state.history.nodes) =>
      upTo(
        { ...documentOf(state), nodes, products: { ...state.products, [rival.sku]: rival } },
        state.levelId,
      );
    let isGone = false;
    const urls: string[] = [];

    async function draw() {
      // A hidden view has no size to draw at.
      if (!room || (state.panes !== '3d' && state.panes !== 'both')) return setFailed(true);
      const { nodes } = state.history;
      const change = putProduct({ nodes, newId: newNodeId }, target, rival, reach);
      room.select([]);
      const now = await room.picture();
      if (!isGone) room.setDocument(shown(applyChange(nodes, change)));
      const next = isGone ? null : await room.picture();
      if (isGone) return;
      restore();
      if (!now || !next) return setFailed(true);
      urls.push(URL.createObjectURL(now), URL.createObjectURL(next));
      setPictures({ now: urls[0] ?? '', rival: urls[1] ?? '' });
    }

    function restore() {
      const now = editor.getState();
      view.current?.setDocument(upTo(documentOf(now), now.levelId));
      view.current?.select(now.selected);
    }

    void draw();
    return () => {
      isGone = true;
      restore();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [editor, view, target, reach, rival]);

  return { pictures, isFailed, ratio };
}
