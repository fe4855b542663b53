import { useMemo } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Money } from '../../../../ui/money.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LiveRegion } from '../../../../ui/reader-only.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { daysText, dollars, summaryOf } from '../../../product-facts/summary.ts';
import { askForShowroom } from '../../../showrooms/ask-for-showroom.tsx';
import {
  useDerived,
  useEditor,
  useNodes,
  useWorkspace,
} from '../../workspace/workspace-context.ts';
import { AllowanceField } from './allowance-field.tsx';
import { BudgetField } from './budget-field.tsx';
import { Findings } from './findings.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { Shares } from './shares.tsx';

/** Always current: what the room costs and needs, and the problems in it. */
export function SummaryPanel() {
  const { vsdId } = useWorkspace();
  const takeoff = useDerived((state) => state.takeoff);
  const isStale = useDerived((state) => state.isStale);
  const problem = useDerived((state) => state.problem);
  const nodes = useNodes();
  const products = useEditor((state) => state.products);
  const budgetCents = useEditor((state) => state.budgetCents);
  const summary = useMemo(
    () => takeoff && summaryOf({ takeoff, nodes, products, budgetCents }),
    [takeoff, nodes, products, budgetCents],
  );
  if (!summary) return <SummarySkeleton />;
  const { totalCents, overCents, units, extra, waste, ordered, leadDays, unpriced } = summary;
  return (
    <div aria-busy={isStale} className="flex flex-col gap-6">
      <section aria-label="Total">
        <p className="text-muted">Products of this room that are sold here</p>
        {vsdId === null ? (
          <p className="font-display text-28">No prices yet</p>
        ) : (
          <>
            <p className="font-display text-36">
              <Money amount={totalCents} />
            </p>
            {overCents !== null && (
              <p className="font-[560] text-danger">{dollars(overCents)} over your budget</p>
            )}
            <LiveRegion>{`Total ${dollars(totalCents)}`}</LiveRegion>
          </>
        )}
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <Row name="To order" value={units.join(', ') || 'Nothing yet'} />
          {extra !== null && <Row name="Of these" value={extra} />}
          {waste !== null && <Row name="Cutting waste" value={waste} />}
          {ordered !== null && <Row name="Ordered over the area" value={ordered} />}
          {leadDays && <Row name="Ready in" value={daysText(leadDays)} />}
        </dl>
      </section>
      {takeoff && <AllowanceField takeoff={takeoff} />}
      {takeoff && <LeftOutList materials={takeoff.materials} />}
      {vsdId === null && (
        <Notice
          action={
            <Button onPress={() => askForShowroom()} size="small">
              Enter a showroom ID
            </Button>
          }
        >
          Prices come from a pro's showroom. Enter its ID to price the room to the cent.
        </Notice>
      )}
      {vsdId !== null && unpriced > 0 && (
        <Notice kind="warning">
          {unpriced === 1 ? '1 product is' : `${unpriced} products are`} not sold in this showroom
          and not in the total.
        </Notice>
      )}
      {problem && <Notice kind="danger">{problem}</Notice>}
      <BudgetField />
      <Findings />
      <Shares shares={summary.byRoom} title="By room" />
      <Shares shares={summary.byVendor} title="By vendor" />
    </div>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="figures text-end">{value}</dd>
    </>
  );
}

function SummarySkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-11 w-52" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
