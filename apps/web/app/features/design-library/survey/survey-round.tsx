import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RoomPicture } from '../../../ui/room-picture.tsx';
import type { SurveyPicture } from './build-rounds.ts';

export interface SurveyRoundProps {
  readonly pictures: readonly SurveyPicture[];
  readonly place: number;
  readonly count: number;
  readonly isLiked: (id: string) => boolean;
  readonly onChoose: (id: string | null) => void;
  readonly onBack: (() => void) | null;
  /** A new round replaces the last one, so screen readers start here. */
  readonly takesFocus: boolean;
}

/** Two to four pictures; the visitor picks one or none. */
export function SurveyRound(props: SurveyRoundProps) {
  const { pictures, place, count, isLiked, onChoose, onBack, takesFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    // On a desktop both rows of pictures fit on the screen.
    <div className="mx-auto lg:max-w-[max(720px,calc((100dvh-420px)*1.5))]">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="eyebrow figures" id="round">
            Choice {place + 1} of {count}
          </p>
          <h1
            aria-describedby="round"
            className="mt-2 text-28 outline-none md:text-48"
            ref={heading}
            tabIndex={-1}
          >
            Which one feels like home?
          </h1>
        </div>
        <Progress count={count} place={place} />
      </div>
      <ul
        className={cx(
          'mt-6 grid grid-cols-2 gap-3 sm:gap-5 md:mt-8',
          pictures.length === 3 && 'lg:grid-cols-3',
        )}
      >
        {pictures.map((one, index) => (
          <li key={one.id}>
            <button
              aria-pressed={isLiked(one.id)}
              className="group relative block w-full overflow-hidden rounded-card outline-offset-3 aria-pressed:outline-2 aria-pressed:outline-accent-text aria-pressed:outline-solid"
              onClick={() => onChoose(one.id)}
              type="button"
            >
              <RoomPicture
                alt={`Picture ${index + 1}: ${one.name}`}
                className="aspect-[4/5] transition-[scale] duration-(--calm) group-hover:scale-[1.02] sm:aspect-[3/2]"
                isFirst
                picture={one.picture}
                sizes="(min-width: 1280px) 590px, 48vw"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-3 md:mt-8">
        <Button kind="secondary" onPress={() => onChoose(null)}>
          None of these
        </Button>
        {onBack && (
          <Button icon="left" kind="quiet" onPress={onBack}>
            Back
          </Button>
        )}
        <LinkButton className="ms-auto" kind="quiet" to={PATHS.visualize}>
          Skip the survey
        </LinkButton>
      </div>
    </div>
  );
}

function Progress({ place, count }: { readonly place: number; readonly count: number }) {
  return (
    <span aria-hidden="true" className="flex w-full gap-1.5 sm:w-60">
      {Array.from({ length: count }, (_, index) => (
        <span
          className={cx('h-1 flex-1 rounded-full', index <= place ? 'bg-accent' : 'bg-line')}
          key={index}
        />
      ))}
    </span>
  );
}
