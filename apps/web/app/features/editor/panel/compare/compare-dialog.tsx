import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Reach } from '../../edits/apply.ts';
import type { Target } from '../../edits/target.ts';
import { useEditor } from '../../workspace/workspace-context.ts';
import { CompareSlider } from './compare-slider.tsx';
import { usePictures } from './use-pictures.ts';

export interface CompareDialogProps {
  readonly target: Target;
  readonly reach: Reach;
  readonly rival: ProductFacts;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/** The room as it is and with another product, seen from the same spot, under one slider. */
export function CompareDialog({ target, reach, rival, onUse, onClose }: CompareDialogProps) {
  const products = useEditor((state) => state.products);
  const present = target.sku === null ? null : products[target.sku];
  const { pictures, isFailed, ratio } = usePictures({ target, reach, rival });
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
          right={{ src: pictures.rival, label: rival.name }}
        />
      ) : isFailed ? (
        <p>These two can't be shown side by side here.</p>
      ) : (
        <div>
          <div className="mx-auto" style={frame}>
            <Skeleton className="size-full rounded-card" />
          </div>
          <p className="mt-3 text-muted" role="status">
            Drawing both rooms
          </p>
        </div>
      )}
    </Dialog>
  );
}
