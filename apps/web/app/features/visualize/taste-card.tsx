import { PATHS } from '@wevisu/site/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { styleLabel } from '../design-library/style-label.ts';
import { countStyles, describeTaste } from '../design-library/survey/style-summary.ts';
import { useSurvey } from '../design-library/survey/use-survey.ts';

export interface TasteCardProps {
  /** The styles that the designs are sorted by. */
  readonly prefer: readonly string[];
  readonly styleOf: Readonly<Record<string, string>>;
}

/** G-41: leads to the survey, or shows its result. */
export function TasteCard({ prefer, styleOf }: TasteCardProps) {
  const survey = useSurvey();
  const liked = (survey?.liked ?? []).flatMap((id) => styleOf[id] ?? []);
  const words = describeTaste(countStyles(liked)) ?? prefer.slice(0, 3).map(styleLabel).join(', ');
  return (
    <section
      aria-labelledby="taste"
      className="flex flex-col items-start justify-between gap-4 rounded-card md:max-lg:flex-row md:max-lg:items-center max-lg:order-1 max-lg:mt-10 border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <p className="eyebrow">Your style</p>
        <h2 className="mt-1 text-22" id="taste">
          {words || 'Not sure what you like?'}
        </h2>
        <p className="mt-1.5 text-14 text-muted">
          {words
            ? 'Rooms in your style come first.'
            : 'Choose between a few pictures, and rooms in your style come first.'}
        </p>
      </div>
      <LinkButton kind="secondary" size="small" to={PATHS.visualizeStyle}>
        {words ? 'Take the survey again' : 'Find my style'}
      </LinkButton>
    </section>
  );
}
