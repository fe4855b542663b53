import type { Product } from '@wevisu/contract/catalog.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useAddSample } from '../cart/add-sample.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import type { Variant } from './variants.ts';

const ProjectDialog = late(() => import('../cart/project-dialog.tsx'));

export interface ProductActionsProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
  /** The showroom whose prices the page shows; null if none. */
  readonly vsdId: string | null;
}

/** Other things to do with a product: order a sample, add it to a project, see it in a room. */
export function ProductActions({ product, variant, quantity, vsdId }: ProductActionsProps) {
  const { selection } = useShowroom();
  const addSample = useAddSample();
  const [isSending, setSending] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isHere = selection !== null && selection.vsd_id === vsdId;

  async function order() {
    setSending(true);
    await addSample(variant.id);
    setSending(false);
  }

  return (
    <div className="flex flex-wrap gap-x-1 gap-y-2 sm:-ms-3">
      {isHere && product.sample && (
        <Button
          className="px-3"
          icon="swatch"
          isPending={isSending}
          kind="quiet"
          onPress={() => void order()}
        >
          Order a sample, {formatUsd(cents(product.sample.price))}
        </Button>
      )}
      {isHere && (
        <Button
          className="px-3"
          icon="list"
          kind="quiet"
          onPress={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          Add to a project
        </Button>
      )}
      <LinkButton
        className="px-3"
        icon="sofa"
        kind="quiet"
        to={`${PATHS.visualize}?product=${encodeURIComponent(product.hash)}`}
      >
        See it in a room
      </LinkButton>
      {isWanted && selection && (
        <Suspense>
          <ProjectDialog
            isOpen={isOpen}
            name={product.name}
            onClose={() => setOpen(false)}
            quantity={quantity}
            proId={selection.showroom}
            unit={product.unit}
            variantId={variant.id}
          />
        </Suspense>
      )}
    </div>
  );
}
