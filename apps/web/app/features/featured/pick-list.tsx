import { MAX_FEATURED } from '@wevisu/domain/catalog/featured.ts';
import { SortableList, type SortTarget } from '../../back-office/sortable-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Notice } from '../../ui/notice.tsx';
import { keyOf, type Pick, type Picked } from './pick.ts';

interface PickListProps {
  readonly pick: Pick;
  readonly onMove: (key: string, target: SortTarget) => void;
  readonly onRemove: (key: string) => void;
}

const WHY_UNSEEN = {
  hidden_by_assortment: 'Hidden by assortment',
  off_sale: 'No longer on sale',
} as const;

export function PickList({ pick, onMove, onRemove }: PickListProps) {
  const unseen = pick.filter(({ state }) => state !== 'shown');
  return (
    <section
      aria-labelledby="featured-pick"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 className="text-18" id="featured-pick">
          Your pick
        </h2>
        <span className="figures text-muted" role="status">
          {pick.length} of {MAX_FEATURED}
        </span>
      </div>
      {unseen.length > 0 && (
        <Notice
          kind="warning"
          title={`Visitors don't see ${unseen.length === 1 ? 'one of them' : `${unseen.length} of them`}`}
        >
          {unseen.map(({ name }) => name).join(', ')}. Remove them, or let them stay: they return
          when your showroom offers them again.
        </Notice>
      )}
      <SortableList
        empty="Nothing is featured yet. Find a product and add it."
        kind="featured"
        label="Featured products"
        onMove={onMove}
        onRemove={onRemove}
        rows={pick.map((product, at) => ({
          key: keyOf(product),
          text: product.name,
          content: <Row at={at + 1} product={product} />,
        }))}
      />
    </section>
  );
}

function Row({ product, at }: { readonly product: Picked; readonly at: number }) {
  const { name, brand, picture, state } = product;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 py-1.5 text-14">
      <span className="figures w-5 shrink-0 text-end text-muted">{at}</span>
      <span className="w-10 shrink-0 overflow-hidden rounded-control">
        <MediaPicture alt="" picture={picture} sizes="40px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words">{name}</span>
        <span className="block text-12 text-muted">{brand}</span>
        {state !== 'shown' && <Badge kind="warning">{WHY_UNSEEN[state]}</Badge>}
      </span>
    </span>
  );
}
