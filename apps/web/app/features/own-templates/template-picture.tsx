import type { OwnTemplate } from '@wevisu/contract/own-templates.ts';
import { PlanPicture } from '../../ui/room-picture.tsx';

export interface TemplatePictureProps {
  readonly kind: OwnTemplate['picture']['kind'];
  readonly src: string;
}

const MOTION = 'transition-[scale] duration-(--calm) group-hover:scale-[1.02]';

/** The drawn plan, or a picture of the room once it is rendered. */
export function TemplatePicture({ kind, src }: TemplatePictureProps) {
  return (
    <div className="overflow-hidden rounded-card bg-sunken">
      {kind === 'plan' ? (
        <PlanPicture alt="" className={MOTION} src={src} />
      ) : (
        <img
          alt=""
          className={`aspect-[3/2] w-full object-cover ${MOTION}`}
          decoding="async"
          loading="lazy"
          src={src}
        />
      )}
    </div>
  );
}
