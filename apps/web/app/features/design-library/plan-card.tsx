import type { FloorPlanCard } from '@wevisu/contract/design-library.ts';
import { designPath } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { PlanPicture } from '../../ui/room-picture.tsx';
import { StartLink } from './start-link.tsx';

export interface PlanCardProps {
  readonly plan: FloorPlanCard;
  readonly product: string | null;
  /** The page with the designs for this plan. */
  readonly designsHref: string;
}

/** A floor plan without products. */
export function PlanCard({ plan, product, designsHref }: PlanCardProps) {
  return (
    <article className="group relative">
      <PlanPicture alt="" src={plan.plan_picture} />
      <h3 className="mt-3 font-sans text-16 font-[520] leading-snug">
        <StartLink
          className="rounded-[4px] underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          floorTemplate={null}
          floorplan={plan.id}
          to={designPath({ plan: plan.id }, { product })}
        >
          {plan.name}
        </StartLink>
      </h3>
      <p className="figures mt-0.5 text-14 text-muted">{measures(plan)}</p>
      {plan.templates > 0 && (
        // Stays above the card's own link.
        <Link
          className="text-link relative z-10 mt-1 inline-flex min-h-8 items-center text-14"
          to={designsHref}
        >
          {plan.templates === 1 ? 'See its design' : `See ${plan.templates} designs`}
          <span className="reader-only"> of {plan.name}</span>
        </Link>
      )}
    </article>
  );
}

function measures({ size, area_sqft_e2, rooms }: FloorPlanCard): string {
  const area = `${Math.round(area_sqft_e2 / 100).toLocaleString('en-US')} sq ft`;
  return rooms > 1 ? `${rooms} rooms · ${area}` : `${size} · ${area}`;
}

/** Four walls and nothing else. */
export function EmptyRoomCard({ product }: { readonly product: string | null }) {
  return (
    <article className="group relative">
      <span className="grid aspect-[3/2] place-items-center rounded-card border border-edge border-dashed text-muted transition-colors group-hover:border-ink group-hover:text-ink">
        <Icon name="plus" size={28} />
      </span>
      <h3 className="mt-3 font-sans text-16 font-[520] leading-snug">
        <StartLink
          className="rounded-[4px] underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          floorTemplate={null}
          floorplan={null}
          to={designPath({ empty: true }, { product })}
        >
          Start from an empty room
        </StartLink>
      </h3>
      <p className="mt-0.5 text-14 text-muted">Draw your own walls, doors and windows.</p>
    </article>
  );
}
