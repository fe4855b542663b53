import { productPath } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { IconLink } from './icon-link.tsx';

export interface ProductBandProps {
  readonly product: {
    readonly hash: string;
    readonly name: string;
    readonly brand: string;
    readonly picture: string;
  };
  readonly clearHref: string;
}

/** The product that the visitor wants to see in a room; it goes along into the room they open. */
export function ProductBand({ product, clearHref }: ProductBandProps) {
  return (
    <div className="mt-8 flex items-center gap-4 rounded-card border border-line bg-surface p-3">
      <span className="w-16 shrink-0">
        <MediaPicture alt="" picture={product.picture} sizes="64px" />
      </span>
      <p className="min-w-0 flex-1 text-14">
        <Link className="text-link font-[520] text-16" to={productPath(product.hash)}>
          {product.name}
        </Link>{' '}
        <span className="text-muted">by {product.brand}</span>
        <span className="block text-muted">Open a room, then click where it goes.</span>
      </p>
      <IconLink icon="x" label={`Browse rooms without ${product.name}`} to={clearHref} />
    </div>
  );
}
