import type { Product } from '@wevisu/contract/catalog.ts';
import { Suspense, useCallback, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const ModelCanvas = late(() => import('./model-canvas.tsx'));

/** The vendor's 3D model, loaded when somebody asks for it. */
export function ProductModel({ model }: { readonly model: NonNullable<Product['model']> }) {
  const [isShown, setShown] = useState(false);
  const { address, size } = model;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`The model answered ${response.status}.`);
      return response.arrayBuffer();
    },
    [address],
  );
  return (
    <section aria-labelledby="product-model" className="mt-14">
      <h2 className="text-28" id="product-model">
        In 3D
      </h2>
      <p className="mt-4 text-muted">{size}</p>
      <div className="mt-4">
        {isShown ? (
          <Suspense fallback={<Skeleton className="aspect-square w-full max-w-96" />}>
            <ModelCanvas label="3D model of this product" load={load} />
          </Suspense>
        ) : (
          <Button icon="cube" kind="secondary" onPress={() => setShown(true)}>
            Show it in 3D
          </Button>
        )}
      </div>
    </section>
  );
}
