import { styles } from '@wevisu/scene/styles.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RoomPicture } from '../../../ui/room-picture.tsx';
import type { SurveyPicture } from './build-rounds.ts';
import { countStyles, describeTaste, rankStyles } from './style-summary.ts';

export interface SurveyResultProps {
  readonly liked: readonly string[];
  readonly pictures: readonly SurveyPicture[];
  readonly onAgain: () => void;
}

/** Liked pictures first, then more in the same style. */
const SHOWN = 3;

/** The taste as text, with pictures. */
export function SurveyResult({ liked, pictures, onAgain }: SurveyResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosen = liked.flatMap((id) => pictures.find((one) => one.id === id) ?? []);
  const counts = countStyles(chosen.map(({ style }) => style));
  const words = describeTaste(counts);
  const [first] = rankStyles(counts);
  const style = styles.find(({ id }) => id === first);
  const shown = [...chosen, ...pictures]
    .filter((one, at, all) => one.style === first && all.indexOf(one) === at)
    .slice(0, SHOWN);
  return (
    <div className="mx-auto max-w-[960px] pt-4 md:text-center">
      <p className="eyebrow">Your style</p>
      <h1 className="mt-3 text-36 outline-none md:text-64" ref={heading} tabIndex={-1}>
        {words ?? 'Hard to please'}
      </h1>
      <p className="mt-4 text-18 text-muted">
        {style?.words ?? 'You did not pick any, so rooms stay in their usual order.'}
      </p>
      {shown.length > 0 && (
        <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3">
          {shown.map((one) => (
            <li className="max-md:first:col-span-2" key={one.id}>
              <RoomPicture
                alt={one.name}
                isFirst
                picture={one.picture}
                sizes="(min-width: 769px) 310px, 90vw"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10 flex flex-wrap gap-3 md:justify-center">
        <LinkButton to={PATHS.visualize}>
          {words === null ? 'See all rooms' : 'See rooms that fit'}
        </LinkButton>
        <Button kind="secondary" onPress={onAgain}>
          Retake the survey
        </Button>
      </div>
    </div>
  );
}
