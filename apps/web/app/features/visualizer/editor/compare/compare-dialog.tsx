import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { putProduct, type Reach } from '../choose/apply.ts';
import { newNodeId } from '../choose/new-id.ts';
import type { Target } from '../choose/target.ts';
import { useEditor, useWorkplace } from '../editor-context.ts';
import { documentOf } from '../editor-store.ts';
import { CompareSlider } from './compare-slider.tsx';

export interface CompareDialogProps {
  readonly target: Target;
  readonly reach: Reach;
  readonly rival: ProductFacts;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

interface Pictures {
  readonly now: string;
  readonly rival: string;
}

/** The room as it is and with another product, from the same place, under one slider. */
export function CompareDialog({ target, reach, rival, onUse, onClose }: CompareDialogProps) {
  const { editor, view, pictures: taker } = useWorkplace();
  const products = useEditor((state) => state.products);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const [isFailed, setFailed] = useState(false);
  const present = target.sku === null ? null : products[target.sku];

  useEffect(() => {
    const room = view.current;
    let isGone = false;
    const urls: string[] = [];
    const own = documentOf(editor.getState());
    async function draw() {
      if (!room) return setFailed(true);
      const change = putProduct({ nodes: own.nodes, newId: newNodeId }, target, rival, reach);
      const other = {
        ...own,
        nodes: applyChange(own.nodes, change),
        products: { ...own.products, [rival.sku]: rival },
      };
      const now = await taker.pictureOf(room, own);
      const next = isGone ? null : await taker.pictureOf(room, other);
      room.setDocument(documentOf(editor.getState()));
      if (isGone) return;
      if (!now || !next) return setFailed(true);
      urls.push(URL.createObjectURL(now), URL.createObjectURL(next));
      setPictures({ now: urls[0] ?? '', rival: urls[1] ?? '' });
    }
    void draw();
    return () => {
      isGone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [editor, view, taker, target, reach, rival]);

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Keep {present?.name ?? 'it as it is'}
          </Button>
          <Button onPress={onUse}>Use {rival.name}</Button>
        </>
      }
      className="max-w-220"
      isOpen
      onClose={onClose}
      title="Compare"
    >
      {pictures ? (
        <CompareSlider
          left={{ src: pictures.now, label: present?.name ?? 'As it is' }}
          right={{ src: pictures.rival, label: rival.name }}
        />
      ) : isFailed ? (
        <p>Show the 3D view to compare two products.</p>
      ) : (
        <div>
          <Skeleton className="aspect-[16/10] w-full rounded-card" />
          <p className="mt-3 text-muted" role="status">
            Drawing both rooms
          </p>
        </div>
      )}
    </Dialog>
  );
}
