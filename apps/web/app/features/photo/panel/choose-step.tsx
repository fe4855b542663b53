import {
  type Covering,
  covering as coveringSchema,
} from '@wevisu/scene/document/nodes/covering.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChoiceList } from '../../product-facts/choice-list.tsx';
import { ChosenProduct } from '../../product-facts/chosen-product.tsx';
import { floors, walls } from '../../product-facts/face-categories.ts';
import { LayingOptions } from '../../product-facts/laying-options.tsx';
import { paintPalette } from '../../product-facts/paint-palette.ts';
import { Swatches } from '../../product-facts/swatches.tsx';
import { gestureOf } from '../marks/covering-gesture.ts';
import { setCovering } from '../marks/edit-document.ts';
import { type MarkedSurface, surfaceName } from '../marks/photo-document.ts';
import { isMeasured } from '../marks/steps.ts';
import { useMarks, useOpenPhoto, usePhoto, useSurface } from '../state/photo-context.ts';
import { MeasureFirst } from './outline-step.tsx';
import { ProblemList } from './problem-list.tsx';
import { ResultNote } from './result-note.tsx';
import { SurfaceTabs } from './surface-tabs.tsx';
import { useChooseProduct } from './use-choose-product.ts';

const paints = paintPalette.map(({ color }) => color);

/** The product on the surface, how it is laid, and what else fits. */
export function ChooseStep() {
  const document = useMarks();
  const surface = useSurface();
  const show = usePhoto((state) => state.show);
  if (!isMeasured(document)) return <MeasureFirst />;
  if (!surface?.isClosed) {
    return (
      <>
        <SurfaceTabs />
        <Notice
          action={
            <Button onPress={() => show({ step: 'outline' })} size="small">
              Draw the outline
            </Button>
          }
          className="mt-4"
          title="First: where should it lie?"
        >
          Outline the floor or a wall in the photo.
        </Notice>
      </>
    );
  }
  return <Choices key={surface.id} surface={surface} />;
}

function Choices({ surface }: { readonly surface: MarkedSurface }) {
  const { id, kind, covering } = surface;
  const document = useMarks();
  const { vsdId } = useOpenPhoto();
  const products = usePhoto((state) => state.products);
  const change = usePhoto((state) => state.change);
  const choose = useChooseProduct();
  const chosen = covering?.sku == null ? null : (products[covering.sku] ?? null);
  const name = surfaceName(document, id);

  function lay(next: Covering, label: string) {
    const gesture = gestureOf(covering, next, paints);
    change(label, (now) => setCovering(now, id, next), gesture && `${gesture}:${id}`);
  }

  return (
    <div className="flex flex-col gap-4">
      <SurfaceTabs />
      <h2 className="font-sans text-18 font-[560] max-md:reader-only">{name}: choose a product</h2>
      {chosen && <ChosenProduct facts={chosen} onChoose={choose} vsdId={vsdId} />}
      {covering && <ResultNote surfaceId={id} />}
      <ProblemList step="choose" surfaceId={id} />
      {chosen && covering && (
        <details className="rounded-card bg-sunken px-3 max-md:order-last">
          <summary className="flex min-h-11 cursor-pointer items-center font-[550]">
            How it is laid
          </summary>
          <div className="pb-4">
            <LayingOptions covering={covering} facts={chosen} onChange={lay} />
          </div>
        </details>
      )}
      {kind === 'wall' && (
        <details className="rounded-card bg-sunken px-3" open={covering?.sku === null}>
          <summary className="flex min-h-11 cursor-pointer items-center font-[550]">Paint</summary>
          <div className="pb-4">
            <Swatches
              label="Color"
              onChange={(color) => lay(coveringSchema.parse({ sku: null, color }), 'Paint')}
              swatches={paintPalette}
              value={covering?.sku === null ? covering.color : ''}
            />
            <p className="mt-3 text-14 text-muted">
              Paint is counted in gallons and not sold here.
            </p>
          </div>
        </details>
      )}
      <ChoiceList
        categories={kind === 'wall' ? walls : floors}
        kind={null}
        onChoose={choose}
        present={chosen}
        vsdId={vsdId}
      />
      {covering && (
        <Button
          className="self-start max-md:order-last"
          kind="quiet"
          onPress={() => change('Leave as it is', (now) => setCovering(now, id, null))}
          size="small"
        >
          Leave the {name.toLowerCase()} as it is
        </Button>
      )}
    </div>
  );
}
