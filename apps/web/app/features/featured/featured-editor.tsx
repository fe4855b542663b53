import type { FeaturedView } from '@wevisu/contract/featured.ts';
import { MAX_FEATURED } from '@wevisu/domain/catalog/featured.ts';
import { useState } from 'react';
import { LeaveGuard } from '../../back-office/leave-guard.tsx';
import { useFocusWhenSaved } from '../../back-office/use-focus-when-saved.ts';
import { Button } from '../../ui/button.tsx';
import { PreviewButton } from '../catalog/preview-button.tsx';
import { useSend } from '../pros/showroom/use-send.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { saveFeatured } from './featured-calls.ts';
import { isSamePick, keyOf, moved, type Pick, without, withProduct } from './pick.ts';
import { PickList } from './pick-list.tsx';
import { ProductFinder } from './product-finder.tsx';

interface FeaturedEditorProps {
  readonly saved: FeaturedView;
  readonly onSaved: (view: FeaturedView) => void;
}

/** The pick is a draft until it is saved as a whole. */
export function FeaturedEditor({ saved, onSaved }: FeaturedEditorProps) {
  const [base, setBase] = useState(saved);
  const [pick, setPick] = useState<Pick>(saved.products);
  const [theirs, setTheirs] = useState<FeaturedView | null>(null);
  const { isPending, send } = useSend();
  const isDirty = !isSamePick(pick, base.products);
  const ref = useFocusWhenSaved(isDirty);

  function take(next: FeaturedView) {
    setBase(next);
    setPick(next.products);
    setTheirs(null);
    onSaved(next);
  }

  function save(version: number) {
    void send(
      async () => take(await saveFeatured(version, pick)),
      ({ code, now }) => {
        if (code !== 'changed_meanwhile' || now === undefined) return false;
        setTheirs(now as FeaturedView);
        return true;
      },
    );
  }

  return (
    <div className="grid gap-5">
      <LeaveGuard isDirty={isDirty} />
      {theirs !== null && (
        <ConflictNotice
          mine={pick}
          onKeepMine={() => save(theirs.version)}
          onTakeTheirs={() => take(theirs)}
          theirs={theirs.products}
        />
      )}
      <p className="max-w-prose text-muted">
        Visitors see these products at the top of your shop, in this order. Drag a row by its
        handle, or press Enter on the handle, move it with the arrow keys, and press Enter again.
      </p>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <PickList
            onMove={(key, target) => setPick((before) => moved(before, key, target))}
            onRemove={(key) => setPick((before) => without(before, key))}
            pick={pick}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="text-muted" ref={ref} role="status" tabIndex={-1}>
              {isDirty ? 'Not saved yet' : 'Everything is saved'}
            </div>
            <div className="flex flex-wrap gap-2">
              <PreviewButton picked={pick.map(({ hash }) => hash)} vsdId={base.vsd_id} />
              {isDirty && (
                <Button kind="quiet" onPress={() => setPick(base.products)}>
                  Undo
                </Button>
              )}
              <Button
                isDisabled={!isDirty}
                isPending={isPending}
                onPress={() => save(base.version)}
              >
                Save
              </Button>
            </div>
          </div>
        </div>
        <ProductFinder
          isFull={pick.length >= MAX_FEATURED}
          onAdd={(product) => setPick((before) => withProduct(before, product))}
          onRemove={(product) => setPick((before) => without(before, keyOf(product)))}
          pick={pick}
        />
      </div>
    </div>
  );
}
