import { PlanPicture, RoomPicture } from '../../platform/room-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ProjectCard } from './project-calls.ts';

const MOTION = 'transition-[scale] duration-(--calm) group-hover:scale-[1.02]';

/** What the project started from: the template's picture, the drawn plan, or nothing yet. */
export function ProjectPicture({
  project: { picture, plan_picture },
}: {
  readonly project: Pick<ProjectCard, 'picture' | 'plan_picture'>;
}) {
  if (picture !== null) {
    return (
      <RoomPicture
        alt=""
        className={MOTION}
        picture={picture}
        sizes="(min-width: 1025px) 390px, (min-width: 481px) 46vw, 90vw"
      />
    );
  }
  if (plan_picture !== null) return <PlanPicture alt="" className={MOTION} src={plan_picture} />;
  return (
    <span className="grid aspect-[3/2] place-items-center rounded-card bg-sunken text-muted">
      <Icon name="room" size={32} />
    </span>
  );
}
