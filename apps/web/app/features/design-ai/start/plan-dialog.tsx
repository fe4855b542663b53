import { useQuery } from '@tanstack/react-query';
import { type FloorPlanCard, listFloorPlans } from '@wevisu/contract/design-library.ts';
import { call } from '../../../platform/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PlanPicture } from '../../../ui/room-picture.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';

export interface PlanDialogProps {
  /** RoomUse of the brief, whose plans come first; null for any. */
  readonly use: string | null;
  readonly onUse: (plan: FloorPlanCard) => void;
  readonly onClose: () => void;
}

/** Chooses one of our floor plans. */
export default function PlanDialog({ use, onUse, onClose }: PlanDialogProps) {
  const plans = useQuery({
    queryKey: ['floor-plans'],
    queryFn: async () => (await call(listFloorPlans, { query: {} }, { isQuiet: true })).data,
    staleTime: 600_000,
  });
  const single = plans.data?.filter(({ rooms }) => rooms === 1) ?? [];
  const isOfUse = ({ room }: FloorPlanCard) => use !== null && room === use;
  const sorted = [...single.filter(isOfUse), ...single.filter((plan) => !isOfUse(plan))];
  return (
    <Dialog className="max-w-[880px]" isOpen onClose={onClose} title="Choose a floor plan">
      {plans.isLoadingError && (
        <ErrorState isRetrying={plans.isFetching} onRetry={() => void plans.refetch()} />
      )}
      {plans.isPending && <LoadingNote label="Loading floor plans" />}
      <ul className="grid max-h-[66dvh] grid-cols-2 gap-x-4 gap-y-6 overflow-y-auto p-1 md:grid-cols-3">
        {plans.isPending &&
          [1, 2, 3, 4, 5, 6].map((n) => (
            <li key={n}>
              <Skeleton className="aspect-[3/2] rounded-card" />
            </li>
          ))}
        {sorted.map((plan) => (
          <li key={plan.id}>
            <button
              className="group block w-full rounded-card text-start"
              onClick={() => onUse(plan)}
              type="button"
            >
              <PlanPicture alt="" src={plan.plan_picture} />
              <span className="mt-2 block font-[520] leading-snug group-hover:underline">
                {plan.name}
              </span>
              <span className="figures block text-14 text-muted">{plan.size}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
