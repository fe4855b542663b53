import { PATHS } from '@wevisu/site/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Leads to the photo page. */
export function PhotoBand() {
  return (
    <section
      aria-labelledby="own-room"
      className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-sunken p-6 md:mt-20 md:p-10"
    >
      <div className="max-w-prose">
        <h2 className="text-28 md:text-36" id="own-room">
          Or see it in your own room
        </h2>
        <p className="mt-2 text-muted">
          Take a photo, mark the floor, and try any tile or wood on it. You see how many boxes it
          takes, and the photo stays on your device.
        </p>
      </div>
      <LinkButton to={PATHS.visualizePhoto}>Use a photo of my room</LinkButton>
    </section>
  );
}
