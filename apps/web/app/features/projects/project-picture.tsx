import { Icon } from '../../ui/icon.tsx';
import { PlanPicture, RoomPicture } from '../../ui/room-picture.tsx';
import { PrivatePicture } from './private-picture.tsx';
import { fetchStill, fetchTemplatePicture, type ProjectCard } from './project-calls.ts';

const MOTION = 'transition-[scale] duration-(--calm) group-hover:scale-[1.02]';

type Begun = Pick<ProjectCard, 'picture' | 'plan_picture' | 'own_template'>;

/** Its newest still, or until there is one, what the project started from. */
export function ProjectPicture({ project }: { readonly project: ProjectCard }) {
  const { id, still } = project;
  const beginning = <BeginningPicture project={project} vsdId={project.vsd_id} />;
  if (still === null) return beginning;
  return (
    <PrivatePicture
      fetchFile={(signal) => fetchStill({ project: id, ...still }, signal)}
      instead={beginning}
      key={still.id}
      name={['still', still.id, still.picture]}
    >
      {(picture) => <Photo alt={`Picture of the room: ${still.name}`} {...picture} />}
    </PrivatePicture>
  );
}

export interface BeginningPictureProps {
  readonly project: Begun;
  /** The showroom in which its templates are seen; null for the pro who owns them. */
  readonly vsdId: string | null;
}

/** What a project started from: a template's picture, a drawn plan, or nothing yet. */
export function BeginningPicture({ project, vsdId }: BeginningPictureProps) {
  const { picture, own_template, plan_picture } = project;
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
  const plan = plan_picture === null ? <NoPicture /> : <Plan address={plan_picture} />;
  if (own_template === null) return plan;
  const { id, picture: own } = own_template;
  return (
    <PrivatePicture
      fetchFile={(signal) => fetchTemplatePicture({ id, vsdId, version: own.version }, signal)}
      instead={plan}
      key={own.version}
      name={['template', id, own.version]}
    >
      {(shown) => (own.kind === 'plan' ? <Plan {...shown} /> : <Photo alt="" {...shown} />)}
    </PrivatePicture>
  );
}

function Plan({ address }: { readonly address: string }) {
  return <PlanPicture alt="" className={MOTION} src={address} />;
}

interface PhotoProps {
  readonly alt: string;
  readonly address: string;
  readonly onError: () => void;
}

/** Any aspect ratio; the middle is shown. */
function Photo({ alt, address, onError }: PhotoProps) {
  return (
    <img
      alt={alt}
      className={`aspect-[3/2] w-full rounded-card bg-sunken object-cover ${MOTION}`}
      decoding="async"
      onError={onError}
      src={address}
    />
  );
}

function NoPicture() {
  return (
    <span className="grid aspect-[3/2] place-items-center rounded-card bg-sunken text-muted">
      <Icon name="room" size={32} />
    </span>
  );
}
