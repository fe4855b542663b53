import { PATHS } from '@wevisu/domain/route-paths.ts';
import { RoomPicture } from '../../platform/room-picture.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way into the visualizer, with rooms that were made in it. */
export function VisualizerBand({ pictures }: { readonly pictures: readonly string[] }) {
  return (
    <section
      aria-labelledby="visualizer"
      className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <p className="eyebrow">Visualizer</p>
        <h2 className="mt-3 text-36" id="visualizer">
          See the room before you buy it
        </h2>
        <p className="mt-4 text-18 text-muted">
          Open a designed room or a floor plan, change every surface to real products of any brand,
          and read boxes, waste and price while you do.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={PATHS.visualize}>Design a room</LinkButton>
          <LinkButton kind="secondary" to={PATHS.visualizeStyle}>
            Find my style
          </LinkButton>
        </div>
      </div>
      {pictures.length > 0 && (
        <div aria-hidden="true" className="grid grid-cols-3 grid-rows-2 gap-2.5 sm:gap-3.5">
          {pictures.map((picture, index) => (
            <RoomPicture
              alt=""
              className={index === 0 ? 'col-span-2 row-span-2 h-full!' : ''}
              key={picture}
              picture={picture}
              sizes={
                index === 0 ? '(min-width: 1025px) 500px, 64vw' : '(min-width: 1025px) 250px, 32vw'
              }
            />
          ))}
        </div>
      )}
    </section>
  );
}
