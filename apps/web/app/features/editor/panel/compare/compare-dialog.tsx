import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Reach } from '../../edits/apply.ts';
import type { Target } from '../../edits/target.ts';
import { useEditor } from '../../workspace/workspace-context.ts';
import { CompareSlider } from './compare-slider.tsx';
import { ComparedProduct } from './compared-product.tsx';
import { pictureShown } from './picture-shown.ts';
import { ProductPictures } from './product-pictures.tsx';
import { type Pictures, usePictures } from './use-pictures.ts';

export interface CompareDialogProps {
  readonly target: Target;
  readonly reach: Reach;
  readonly rival: ProductFacts;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/**
 * The room as it is and with another product under one slider: drawn to scale at once, then as it is rendered
 * from the same spot. What no drawing shows is compared by the products' pictures until then.
 */
export function CompareDialog({ target, reach, rival, onUse, onClose }: CompareDialogProps) {
  const products = useEditor((state) => state.products);
  const present = target.sku === null ? null : (products[target.sku] ?? null);
  const { drawn, rendered, counts, isDrawing, isRendering, ratio } = usePictures({
    ...{ target, reach, rival },
  });
  const [held, setHeld] = useState<Pictures | null>(null);
  const pictures = pictureShown({ held, drawn, rendered });
  // As large as the window allows, given what surrounds it.
  const frame = { aspectRatio: ratio, width: `min(100%, ${48 * ratio}dvh)` };
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
          frame={frame}
          left={{ src: pictures.now, label: present?.name ?? 'As it is' }}
          onHold={(isHeld) => setHeld(isHeld ? pictures : null)}
          right={{ src: pictures.rival, label: rival.name }}
        />
      ) : isDrawing ? (
        <div className="mx-auto" style={frame}>
          <Skeleton className="size-full rounded-card" />
        </div>
      ) : (
        <ProductPictures frame={frame} present={present} rival={rival} />
      )}
      <div className="mt-3 grid grid-cols-2 gap-6 text-14">
        <ComparedProduct facts={present} order={counts?.now ?? null} />
        <ComparedProduct facts={rival} order={counts?.rival ?? null} />
      </div>
      {/* Keeps its line once it has nothing to say. */}
      <p aria-live="polite" className="mt-2 min-h-5 text-14 text-muted" role="status">
        {isRendering && 'Rendering the room…'}
      </p>
    </Dialog>
  );
}
