import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import { orderContents } from '@wevisu/scene/takeoff/order-contents.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Money } from '../../../ui/money.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MaterialName } from '../../product-facts/material-name.tsx';
import { dollars } from '../../product-facts/summary.ts';
import { askForShowroom } from '../../showrooms/ask-for-showroom.tsx';
import { surfaceName } from '../marks/photo-document.ts';
import { doneSteps, hasUnknownProduct } from '../marks/steps.ts';
import { useMarks, useOpenPhoto, usePhoto, useWork } from '../state/photo-context.ts';
import { CartButton } from './cart-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { KeepButton } from './keep-button.tsx';
import { areaText, rangeText, wasteText } from './result-text.ts';

/** Area, boxes, waste and price of what is laid, and the ways to buy and save it. */
export function ResultStep() {
  const document = useMarks();
  const show = usePhoto((state) => state.show);
  const takeoff = useWork((state) => state.takeoff);
  const isCounting = useWork((state) => state.isCounting);
  if (!doneSteps(document).has('choose')) {
    return (
      <EmptyState
        action={
          <Button onPress={() => show({ step: 'choose' })} size="small">
            Choose a product
          </Button>
        }
        icon="swatch"
        title="Nothing is laid yet"
      >
        <p>Choose a product, and read here how much of it you need.</p>
      </EmptyState>
    );
  }
  if (!takeoff) return isCounting ? <Counting /> : <NotCounted />;
  return <Counted isCounting={isCounting} takeoff={takeoff} />;
}

function Counting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-11 w-52" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}

/** The earlier steps say what is wrong; this names the steps. */
function NotCounted() {
  const document = useMarks();
  const products = usePhoto((state) => state.products);
  const show = usePhoto((state) => state.show);
  if (hasUnknownProduct(document, products)) return <UnknownProduct />;
  return (
    <Notice
      action={
        <Button onPress={() => show({ step: 'measure' })} size="small">
          Look at the marks
        </Button>
      }
      kind="warning"
      title="This cannot be counted yet"
    >
      Something is wrong with the marks. The steps before say what.
    </Notice>
  );
}

function UnknownProduct() {
  const show = usePhoto((state) => state.show);
  return (
    <Notice
      action={
        <Button onPress={() => show({ step: 'choose' })} size="small">
          Choose another
        </Button>
      }
      kind="warning"
      title="A product of this photo is not counted"
    >
      It is not loaded yet, or it has been discontinued.
    </Notice>
  );
}

function Counted({ takeoff, isCounting }: { takeoff: PhotoTakeoff; isCounting: boolean }) {
  const { vsdId } = useOpenPhoto();
  const document = useMarks();
  const products = usePhoto((state) => state.products);
  const { orders, materials, totalCents } = takeoff.takeoff;
  const unpriced = orders.filter((order) => order.totalCents === null).length;
  return (
    <div aria-busy={isCounting} className="flex flex-col gap-5">
      <section aria-label="Total">
        <h2 className="font-sans text-14 text-muted font-normal">Everything in the photo</h2>
        {orders.length === 0 ? (
          <p className="font-display text-28">Nothing to order here</p>
        ) : vsdId === null ? (
          <p className="font-display text-28">No prices yet</p>
        ) : (
          <>
            <p className="font-display text-36">
              <Money amount={totalCents} />
            </p>
            <LiveRegion>{`Total ${dollars(totalCents)}`}</LiveRegion>
          </>
        )}
        <ul className="mt-2 flex flex-col gap-1 text-14">
          {takeoff.areas.map((area) => (
            <li className="figures" key={area.surfaceId}>
              {surfaceName(document, area.surfaceId)}: {areaText(area)}
            </li>
          ))}
        </ul>
      </section>
      {vsdId === null && orders.length > 0 && (
        <Notice
          action={
            <Button onPress={() => askForShowroom()} size="small">
              Enter a showroom ID
            </Button>
          }
        >
          Prices are those of a pro's showroom. Enter its ID, and this is priced to the cent.
        </Notice>
      )}
      {vsdId !== null && unpriced > 0 && (
        <Notice kind="warning">
          {unpriced === 1 ? '1 product is' : `${unpriced} products are`} not sold in this showroom
          and not in the total.
        </Notice>
      )}
      {hasUnknownProduct(document, products) && <UnknownProduct />}
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <OrderRow key={order.sku} order={order} takeoff={takeoff} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {vsdId !== null && orders.length > 0 && <CartButton takeoff={takeoff} />}
        <DownloadButton />
        <KeepButton />
      </div>
      {materials.length > 0 && (
        <section aria-labelledby="photo-materials">
          <h3 className="font-sans text-14 font-[560]" id="photo-materials">
            Also needed, not sold here
          </h3>
          <ul className="mt-1 flex flex-col gap-1 text-14 text-muted">
            {materials.map(({ material, what }) => {
              const range = takeoff.ranges.find((one) => one.what === material);
              return (
                <li className="figures" key={material}>
                  <MaterialName what={what} />: {range && rangeText(range)}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <p className="text-12 text-muted">
        Counted from the outline in the photo, piece by piece. A photo is a little less sure than a
        tape: measure before you order if every box counts.
      </p>
    </div>
  );
}

function OrderRow({ order, takeoff }: { order: TakeoffOrder; takeoff: PhotoTakeoff }) {
  const facts = usePhoto((state) => state.products[order.sku]);
  const { vsdId } = useOpenPhoto();
  const range = takeoff.ranges.find(({ what }) => what === order.sku);
  const waste = wasteText(takeoff, order.sku);
  const contents = orderContents(order);
  const notes = new Set(
    takeoff.takeoff.lines.filter(({ sku }) => sku === order.sku).flatMap((line) => line.notes),
  );
  return (
    <li className="border-line border-t pt-3">
      <p className="flex justify-between gap-4 font-[560]">
        <span>{facts?.name ?? order.sku}</span>
        {vsdId !== null && order.totalCents !== null && <Money amount={order.totalCents} />}
      </p>
      <p className="figures text-14 text-muted">
        {[range && rangeText(range), waste && `${waste} cutting waste`].filter(Boolean).join(' · ')}
      </p>
      {contents && <p className="figures text-14 text-muted">{contents}</p>}
      {order.spareUnits > 0 && (
        <p className="text-14 text-muted">A spare box of the same lot is advised.</p>
      )}
      {[...notes].map((note) => (
        <p className="text-12 text-muted" key={note}>
          {note}
        </p>
      ))}
    </li>
  );
}
