import type { Film, InspiredRoom } from '@wevisu/contract/pages.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useSession } from '../../platform/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ReaderOnly } from '../../ui/reader-only.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { ShowroomCard } from '../showrooms/showroom-card.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { HeroFilm } from './hero-film.tsx';

/** HOME-02, one promise per line. */
const TAGLINE = ['Save Time,', 'Save Money,', 'Build Smarter'];

export interface HeroProps {
  readonly film: Film | null;
  /** Shown until the film is rendered. */
  readonly room: InspiredRoom | null;
}

/** HOME-01 to HOME-08: the tagline, the showroom card and the film, full bleed. */
export function Hero({ film, room }: HeroProps) {
  const { selection } = useShowroom();
  const { status } = useSession();
  const isGuest = status === 'unknown' || status === 'guest';
  return (
    <section className="lg:grid lg:min-h-[min(720px,82vh)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="overflow-hidden bg-sunken max-lg:aspect-[3/2] max-lg:max-h-[56vh] max-sm:aspect-[2/1] max-lg:w-full lg:order-last lg:rounded-s-card">
        {film ? (
          <HeroFilm film={film} />
        ) : (
          room && (
            <RoomPicture
              alt={room.name}
              className="h-full! rounded-none!"
              isFirst
              picture={room.picture}
              sizes="(min-width: 1025px) 60vw, 100vw"
            />
          )
        )}
      </div>
      <div className="flex flex-col justify-center px-[clamp(20px,4vw,40px)] pt-6 md:pt-10 lg:py-12 lg:pe-12 lg:ps-[max(clamp(20px,4vw,40px),calc((100vw-var(--container-page))/2+40px))]">
        <p className="eyebrow">Virtual showrooms of the pros you hire</p>
        <h1 className="mt-3 text-36 md:mt-4 md:text-48 lg:text-64">
          {TAGLINE.map((line) => (
            <span className="block" key={line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        {/* On phones the card comes first, inside the first screen. */}
        <p className="mt-5 max-w-[44ch] text-18 text-muted max-md:order-1">
          A multi-vendor marketplace for building and remodeling: real tile, stone, floors and
          fixtures in your own room, at your pro's prices.
        </p>
        <div className="mt-5 max-w-form md:mt-7">
          <ShowroomCard />
        </div>
        {!selection && (
          <div className="mt-6 flex flex-wrap gap-3 max-md:order-1">
            {isGuest ? <ForPros /> : <ForHomeowners />}
          </div>
        )}
      </div>
    </section>
  );
}

function ForPros() {
  return (
    <>
      <LinkButton to={PATHS.registerContractor}>Sign Up as a Pro</LinkButton>
      <LinkButton kind="secondary" to={PATHS.proAccount}>
        Learn More
        <ReaderOnly> about selling with us</ReaderOnly>
      </LinkButton>
    </>
  );
}

/** A signed-in homeowner has no use for the two. */
function ForHomeowners() {
  return (
    <>
      <LinkButton to={PATHS.visualize}>Design a room</LinkButton>
      <LinkButton kind="secondary" to={PATHS.projects}>
        My Projects
      </LinkButton>
    </>
  );
}
