import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { kindOfItem } from '@wevisu/scene/placing/kind-of-item.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { shopCategoryOf } from '../../edits/target.ts';
import { FinishFields } from './finish-fields.tsx';
import { ParamFields } from './param-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

/** An item: its position, its size and form, its finishes. */
export function ItemSettings({ id, item }: { readonly id: NodeId; readonly item: ItemNode }) {
  const known = kindOfItem(item);
  const isProduct = item.sku !== null;
  return (
    <div className="flex flex-col gap-6">
      <PlaceFields id={id} item={item} />
      {known && !isProduct && (
        <>
          <FinishFields card={known.card} id={id} item={item} />
          <ParamFields card={known.card} id={id} item={item} params={known.params} />
          {shopCategoryOf(item.kind) === null && (
            <p className="text-muted">For planning: it is drawn and counted, not sold here.</p>
          )}
        </>
      )}
      {isProduct && (
        <p className="text-muted">
          Its size and finish are the product's. Choose another to change them.
        </p>
      )}
      {!known && <Notice kind="warning">We no longer know this item. You can remove it.</Notice>}
    </div>
  );
}
