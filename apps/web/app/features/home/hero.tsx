import { MediaPicture } from '../../platform/media-picture.tsx';
import { ShowroomCard } from '../showrooms/showroom-card.tsx';

/** Where each of the five pictures stands in the board: three columns and six rows; on phones three squares in four. */
const PLACES = [
  'col-span-2 row-span-4',
  'col-start-3 row-span-2 md:row-span-3',
  'col-start-3 row-span-2 row-start-3 md:row-span-3 md:row-start-4',
  'col-start-1 row-span-2 row-start-5 max-md:hidden',
  'col-start-2 row-span-2 row-start-5 max-md:hidden',
] as const;

const SIZES = ['(min-width: 1025px) 560px, 66vw', '(min-width: 1025px) 280px, 33vw'] as const;

/** HOME-02, a promise to a line. */
const TAGLINE = ['Save Time,', 'Save Money,', 'Build Smarter'];

/** HOME-02: the promise, the way into a showroom, and a board of what is in one. */
export function Hero({ pictures }: { readonly pictures: readonly string[] }) {
  return (
    <section className="page grid items-center gap-x-10 gap-y-10 pt-8 md:grid-cols-2 md:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-14">
      <div>
        <p className="eyebrow">Virtual showrooms of the pros you hire</p>
        <h1 className="mt-4 text-48 lg:text-64">
          {TAGLINE.map((line) => (
            <span className="block" key={line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[46ch] text-18 text-muted">
          A marketplace of many makers for building and remodeling: real tile, stone, floors and
          fixtures, at your pro's prices, to the box and to the cent.
        </p>
        <div className="mt-8 max-w-form">
          <ShowroomCard />
        </div>
      </div>
      <div
        aria-hidden="true"
        className="grid aspect-[3/2] grid-cols-3 grid-rows-4 gap-2.5 max-md:order-first sm:gap-3.5 md:aspect-square md:grid-rows-6"
      >
        {pictures.map((picture, index) => (
          <div
            className={`overflow-hidden rounded-card bg-sunken ${PLACES[index] ?? ''}`}
            key={picture}
          >
            <MediaPicture
              alt=""
              className="!h-full rounded-none"
              isFirst={index < 3}
              picture={picture}
              sizes={SIZES[index === 0 ? 0 : 1]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
