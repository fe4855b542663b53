import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { late } from '../../platform/late.ts';
import { Icon } from '../../ui/icon.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';
import { keepRoomChoice } from '../showrooms/stored-item.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';

const OpenPlanDialog = late(() => import('../scenes/exchange/open-plan-dialog.tsx'));

/** G-40: opens a drawing or scan that someone already has. Its reader is loaded on demand. */
export function OpenPlanCard() {
  const { selection, isSample } = useShowroom();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);

  function start(path: string) {
    setOpen(false);
    keepRoomChoice({ floorplan: null, floorTemplate: null, is_3d: true, project: null });
    if (selection === null && !isSample) askForShowroom(path);
    else void navigate(path);
  }

  return (
    <article className="group relative">
      <span className="grid aspect-[3/2] place-items-center rounded-card border border-edge border-dashed text-muted transition-colors group-hover:border-ink group-hover:text-ink">
        <Icon name="file" size={28} />
      </span>
      <h3 className="mt-3 font-sans text-16 font-[520] leading-snug">
        <button
          className="rounded-[4px] text-start underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          onClick={() => setOpen(true)}
          type="button"
        >
          Open your own plan
        </button>
      </h3>
      <p className="mt-0.5 text-14 text-muted">A DXF drawing or a RoomPlan scan.</p>
      {isOpen && (
        <Suspense>
          <OpenPlanDialog onClose={() => setOpen(false)} onOpen={start} />
        </Suspense>
      )}
    </article>
  );
}
