import { useQuery } from '@tanstack/react-query';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { late } from '../../../platform/late.ts';
import { Money } from '../../../ui/money.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { type AiDesign, type DesignRun, RUN_KEYS } from '../runs/run-calls.ts';
import { BriefWords } from './brief-words.tsx';
import { CompareTable } from './compare-table.tsx';
import { DesignActions } from './design-actions.tsx';
import { DesignCard } from './design-card.tsx';
import { DesignFacts } from './design-facts.tsx';
import { DesignView } from './design-view.tsx';
import { Fold } from './fold.tsx';
import { keepable } from './keepable.ts';
import { ChangeBrief } from './run-ended.tsx';
import { type DesignScene, useDesignScene } from './use-design-scene.ts';
import { whyText } from './words.ts';

const RefineSection = late(() => import('./refine-section.tsx'));
const Products = late(() => import('./design-products.tsx'));

const NUMBERS = ['No designs', 'One design', 'Two designs', 'Three designs'];

/** The designs of a run: one of them large in 3D, the others beside it. */
export function Results({ run }: { readonly run: DesignRun }) {
  const [params, setParams] = useSearchParams();
  const { designs } = run;
  const asked = Number(params.get('design'));
  const chosen = designs.find(({ at }) => at === asked) ?? designs[0];
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the progress.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!chosen) return null;
  const title = NUMBERS[designs.length] ?? `${designs.length} designs`;
  return (
    <>
      <LiveRegion>{`${title} of your room`}</LiveRegion>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-36 outline-none" ref={heading} tabIndex={-1}>
            {title} of your room
          </h1>
          <BriefWords className="mt-3" text={run.text} />
        </div>
        <ChangeBrief run={run} />
      </div>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {designs.map((design) => (
          <li className="flex" key={design.at}>
            <DesignCard
              design={design}
              isChosen={design === chosen}
              onChoose={() =>
                setParams(
                  { design: String(design.at) },
                  { preventScrollReset: true, replace: true },
                )
              }
              run={run.id}
            />
          </li>
        ))}
      </ul>
      <Chosen design={chosen} key={chosen.at} run={run} />
    </>
  );
}

interface ChosenProps {
  readonly run: DesignRun;
  readonly design: AiDesign;
}

function Chosen({ run, design }: ChosenProps) {
  const { at, summary } = design;
  const scene = useDesignScene(run.id, at).data;
  const [kept, setKept] = useState<readonly NodeId[]>([]);

  function turn(id: NodeId) {
    const thing = scene && keepable(scene.read.document).find(({ ids }) => ids.includes(id));
    if (!thing) return;
    setKept((before) =>
      thing.ids.every((one) => before.includes(one))
        ? before.filter((one) => !thing.ids.includes(one))
        : [...new Set([...before, ...thing.ids])],
    );
  }

  return (
    <>
      <section
        aria-labelledby="chosen"
        className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]"
      >
        <DesignView design={design} kept={kept} onPress={turn} run={run.id} />
        <div>
          <p className="eyebrow">Design {at}</p>
          <h2 className="mt-2 text-28" id="chosen">
            {summary.title}
          </h2>
          <p className="mt-3 text-16 text-muted">{whyText(summary)}</p>
          <p className="mt-4">
            <Money amount={summary.total_cents} className="text-36 font-[420]" />
          </p>
          <p className="mt-1 text-14 text-muted">
            {summary.products} products, as your cart will say. Shipping and tax are added at the
            checkout.
          </p>
          <DesignActions design={design} run={run} />
        </div>
      </section>
      <div className="mt-14">
        <DesignFacts summary={summary} />
      </div>
      {run.designs.length > 1 && (
        <Fold className="lg:mt-16" title="Side by side">
          <CompareTable designs={run.designs} />
        </Fold>
      )}
      {scene && (
        <Suspense>
          <RefineSection
            design={design}
            document={scene.read.document}
            kept={kept}
            onKeep={turn}
            run={run}
          />
          <Goods at={at} run={run.id} scene={scene} />
        </Suspense>
      )}
    </>
  );
}

/** Counted once it is shown. */
function Goods({
  run,
  at,
  scene,
}: {
  readonly run: string;
  readonly at: number;
  readonly scene: DesignScene;
}) {
  const orders = useQuery({
    queryKey: [...RUN_KEYS.scene(run, at), 'orders'],
    queryFn: async () =>
      (await import('../../shared-design/read-shared.ts')).countShared(scene.read.document),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Products orders={orders.data ?? null} scene={scene.scene} vsdId={scene.vsd_id} />;
}
