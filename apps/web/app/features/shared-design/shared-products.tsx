import { countUnits, unitLabel } from '@wevisu/domain/catalog/unit-labels.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';
import { type SharedGood, totalOfGoods } from './shared-goods.ts';

export interface SharedProductsProps {
  readonly goods: readonly SharedGood[];
  /** Null outside of any showroom: no prices. */
  readonly vsdId: string | null;
  /** So many at first, and all of them by a press. */
  readonly atFirst?: number;
}

/** All products in the room, with links to the shop. */
export function SharedProducts({ goods, vsdId, atFirst }: SharedProductsProps) {
  const [hasAll, setAll] = useState(false);
  const shown = hasAll ? goods : goods.slice(0, atFirst);
  const total = totalOfGoods(goods);
  return (
    <section aria-labelledby="goods" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-28" id="goods">
          Products in this room
        </h2>
        {total !== null && (
          <p className="text-14 text-muted">
            Everything <Money amount={total} className="text-22 font-[560] text-ink" />
          </p>
        )}
      </div>
      {goods.length === 0 ? (
        <p className="mt-4 text-muted">This room has no products yet.</p>
      ) : (
        <ul className="mt-5 grid gap-x-12 md:grid-cols-2">
          {shown.map((good) => (
            <li className="border-line border-t" key={good.sku}>
              <Row good={good} vsdId={vsdId} />
            </li>
          ))}
        </ul>
      )}
      {atFirst !== undefined && goods.length > atFirst && (
        <Button
          aria-expanded={hasAll}
          className="mt-5 max-sm:w-full"
          kind="secondary"
          onPress={() => setAll(!hasAll)}
        >
          {hasAll ? 'Show fewer' : `Show all ${goods.length}`}
        </Button>
      )}
    </section>
  );
}

function Row({ good, vsdId }: { readonly good: SharedGood; readonly vsdId: string | null }) {
  const { hash, name, brand, variant, picture, units, unit, price, total, isOutOfStock } = good;
  const { contents } = good;
  return (
    <div className="flex items-start gap-4 py-4">
      <span className="w-16 shrink-0">
        <MediaPicture alt="" picture={picture} sizes="64px" />
      </span>
      <div className="min-w-0 flex-1 text-14">
        <p className="text-12 text-muted">{brand}</p>
        <Link className="text-16 leading-snug hover:underline" to={productPath(hash, vsdId)}>
          {name}
        </Link>
        <p className="text-muted">{variant}</p>
      </div>
      <p className="figures max-w-[40%] shrink-0 text-right text-14">
        {units !== null && <span className="block">{countUnits(units, unit)}</span>}
        {contents !== null && <span className="block text-12">{contents}</span>}
        {total !== null ? (
          <Money amount={total} className="text-muted" />
        ) : price === null ? (
          vsdId !== null && <span className="text-muted">Not sold here</span>
        ) : (
          <span className="text-muted">
            <Money amount={price} /> / {unitLabel(unit)}
          </span>
        )}
        {isOutOfStock && <span className="block text-12 text-warning">Out of stock</span>}
      </p>
    </div>
  );
}
