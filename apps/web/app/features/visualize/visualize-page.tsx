import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { PicturesSection } from '../own-pictures/pictures-section.tsx';
import { ShowroomTemplates } from '../own-templates/showroom-templates.tsx';
import { TemplatesSection } from '../own-templates/templates-section.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { DesignSection } from './design-section.tsx';
import { loadStart } from './load-start.ts';
import { PhotoBand } from './photo-band.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProductBand } from './product-band.tsx';
import { RoomTiles } from './room-tiles.tsx';
import { ShowroomCall } from './showroom-call.tsx';
import { changeStart, startPath } from './start-filters.ts';
import { TasteCard } from './taste-card.tsx';

export { StartError as ErrorBoundary } from '../design-library/start-error.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadStart(context, request);
}

/** VIS-01, VIS-06, VIS-07: where visitors choose a room to start with. */
export default function VisualizePage() {
  const data = useLoaderData<typeof loader>();
  const { filters, tiles, plans, product, prefer, styleOf } = data;
  const { selection, profile } = useShowroom();
  const place = selection && profile ? ` at ${profile.company_name}` : '';
  return (
    <div className="page pt-8 pb-8 md:pt-12">
      <PageHead
        canonicalPath={startPath({ ...filters, product: null, allPlans: false })}
        description="Rooms made of real products: open a design or a floor plan, change any surface, and see boxes, waste and price as you go."
        title="Visualizer"
      />
      {/* Below desktop width the rooms come first, and the style survey after them. */}
      <div className="flex flex-col">
        <header className="items-end gap-x-16 max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)_380px]">
          <div>
            <p className="eyebrow">Visualizer</p>
            <h1 className="mt-3 max-w-[16ch] text-36 md:text-48 lg:text-64">
              Pick a room, make it yours
            </h1>
            <p className="mt-4 max-w-prose text-18 text-muted">
              Every room here is made of products you can buy{place}. Open one, change what you
              like, and see boxes, waste and price as you go.
            </p>
          </div>
          <TasteCard prefer={prefer} styleOf={styleOf} />
        </header>
        {selection === null && <ShowroomCall />}
        {product && (
          <ProductBand
            clearHref={startPath(changeStart(filters, { product: null }))}
            product={product}
          />
        )}
        <section aria-labelledby="rooms" className="mt-9 md:mt-16">
          <h2 className="mb-5 text-22" id="rooms">
            Which room?
          </h2>
          <RoomTiles
            chosen={filters.room}
            hrefOf={(room) => startPath(changeStart(filters, { room, plan: null, style: null }))}
            tiles={tiles}
          />
        </section>
      </div>
      {data.ofShowroom && (
        <ShowroomTemplates
          company={profile?.company_name ?? null}
          ofShowroom={data.ofShowroom}
          product={filters.product}
        />
      )}
      <DesignSection data={data} />
      <PhotoBand />
      <PlanSection filters={filters} plans={plans} />
      <TemplatesSection product={filters.product} />
      <PicturesSection />
    </div>
  );
}
