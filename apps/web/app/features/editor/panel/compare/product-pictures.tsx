import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { CSSProperties } from 'react';
import { MediaPicture } from '../../../../ui/media-picture.tsx';

export interface ProductPicturesProps {
  /** Null where nothing is chosen yet. */
  readonly present: ProductFacts | null;
  readonly rival: ProductFacts;
  readonly frame: CSSProperties;
}

/** Both products side by side, for what no drawing shows. */
export function ProductPictures({ present, rival, frame }: ProductPicturesProps) {
  return (
    <div className="mx-auto grid grid-cols-2 gap-3" style={frame}>
      {present ? (
        <ProductShot facts={present} />
      ) : (
        <p className="grid place-items-center rounded-card bg-sunken text-muted">As it is</p>
      )}
      <ProductShot facts={rival} />
    </div>
  );
}

function ProductShot({ facts: { name, pictureKey } }: { readonly facts: ProductFacts }) {
  return (
    <div className="min-h-0 min-w-0">
      <MediaPicture
        alt={name}
        className="h-full!"
        isFirst
        picture={pictureKey}
        sizes="(max-width: 767px) 45vw, 420px"
      />
    </div>
  );
}
