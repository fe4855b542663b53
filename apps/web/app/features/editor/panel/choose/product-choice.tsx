import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { useState } from 'react';
import { ChoiceList } from '../../../product-facts/choice-list.tsx';
import { ChosenProduct } from '../../../product-facts/chosen-product.tsx';
import { LayingOptions } from '../../../product-facts/laying-options.tsx';
import { useApply } from '../../actions/use-apply.ts';
import { coveringOf, type Reach } from '../../edits/apply.ts';
import type { Target } from '../../edits/target.ts';
import { useEditor, useNodes, useWorkspace } from '../../workspace/workspace-context.ts';
import { CompareDialog } from '../compare/compare-dialog.tsx';
import { CabinetPrice, useCabinetCents } from './cabinet-price.tsx';
import { OrderProduct } from './order-product.tsx';
import { ReachChoice } from './reach-choice.tsx';

/** The current product, how it is laid, and what else fits. */
export function ProductChoice({ target }: { readonly target: Target }) {
  const { vsdId } = useWorkspace();
  const nodes = useNodes();
  const products = useEditor((state) => state.products);
  const apply = useApply();
  const isLine = target.type === 'run' && target.part === 'cabinets';
  // Cabinets are rarely mixed.
  const [reach, setReach] = useState<Reach>(isLine ? 'all' : 'this');
  const cabinetCents = useCabinetCents();
  const [beforeCents, setBeforeCents] = useState<number | null>(null);
  const choose = (facts: ProductFacts) => {
    if (isLine) setBeforeCents(cabinetCents);
    apply.product(target, facts, reach);
  };
  const [rival, setRival] = useState<ProductFacts | null>(null);
  const covering = coveringOf(nodes, target);
  const chosen = target.sku === null ? null : (products[target.sku] ?? null);
  const isWall = target.type === 'face' && target.face.kind === 'wall';
  return (
    <div className="flex flex-col gap-4">
      {chosen && <ChosenProduct facts={chosen} onChoose={choose} vsdId={vsdId} />}
      {chosen && <OrderProduct facts={chosen} />}
      {chosen && covering && (
        // In the phone's sheet the choices come first.
        <details className="group rounded-card bg-sunken px-3 max-md:order-last">
          <summary className="flex min-h-11 cursor-pointer items-center font-[550]">
            How it is laid
          </summary>
          <div className="pb-4">
            <LayingOptions
              covering={covering}
              facts={chosen}
              onChange={(next, label) =>
                apply.covering(target, next, { label, gesture: `lay:${target.title}` })
              }
            />
          </div>
        </details>
      )}
      {isLine && vsdId !== null && (
        <CabinetPrice beforeCents={beforeCents} nowCents={cabinetCents} />
      )}
      {(isWall || isLine) && (
        <ReachChoice of={isLine ? 'cabinets' : 'walls'} onChange={setReach} value={reach} />
      )}
      <ChoiceList
        categories={target.categories}
        kind={target.type === 'item' ? target.kind : null}
        onChoose={choose}
        present={chosen}
        vsdId={vsdId}
        {...(isLine ? {} : { onCompare: setRival })}
      />
      {rival && (
        <CompareDialog
          onClose={() => setRival(null)}
          onUse={() => {
            apply.product(target, rival, reach);
            setRival(null);
          }}
          reach={reach}
          rival={rival}
          target={target}
        />
      )}
    </div>
  );
}
