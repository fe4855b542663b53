import { dollars } from '../../../product-facts/summary.ts';
import { cabinetCents } from '../../edits/cabinet-cents.ts';
import { useDerived, useNodes } from '../../workspace/workspace-context.ts';

/** What all cabinets of the room cost in their lines; null while it is being computed. */
export function useCabinetCents(): number | null {
  const nodes = useNodes();
  const takeoff = useDerived((state) => state.takeoff);
  const isStale = useDerived((state) => state.isStale);
  return takeoff && !isStale ? cabinetCents(nodes, takeoff) : null;
}

function priceText(cents: number | null): string {
  if (cents === null) return '…';
  return cents === 0 ? 'Not chosen' : dollars(cents);
}

/** That price, and what it was before the last choice made here. */
export function CabinetPrice({
  nowCents,
  beforeCents,
}: {
  readonly nowCents: number | null;
  readonly beforeCents: number | null;
}) {
  return (
    <section aria-label="Price of the cabinets" className="rounded-card bg-sunken p-3 text-14">
      <p aria-busy={nowCents === null} className="flex justify-between gap-3 font-[560]">
        <span>All cabinets in the room</span>
        <span className="figures">{priceText(nowCents)}</span>
      </p>
      {beforeCents !== null && (
        <p className="mt-1 flex justify-between gap-3 text-12 text-muted">
          <span>Before</span>
          <span className="figures">{priceText(beforeCents)}</span>
        </p>
      )}
    </section>
  );
}
