import { PATHS } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { loadAllTemplates } from '../load-templates.ts';
import { SurveyResult } from './survey-result.tsx';
import { SurveyRound } from './survey-round.tsx';
import { useRounds } from './use-rounds.ts';

export { StartError as ErrorBoundary } from '../start-error.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const templates = await loadAllTemplates(context);
  return {
    pictures: templates.map(({ id, name, room, style, picture }) => ({
      id,
      name,
      room,
      style,
      picture,
    })),
  };
}

/** VIS-03, G-41: eight choices between pictures, and the resulting style. */
export default function SurveyPage() {
  const { pictures } = useLoaderData<typeof loader>();
  const survey = useRounds(pictures);
  const { rounds, place, liked, isDone } = survey;
  const round = rounds[place];
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Find your style" />
      {round === undefined ? (
        <>
          <h1 className="mb-6 text-36">Find your style</h1>
          <EmptyState
            action={<LinkButton to={PATHS.visualize}>Choose a room</LinkButton>}
            title="Nothing to compare yet"
          >
            <p>The style survey opens once there are designed rooms. Floor plans are ready now.</p>
          </EmptyState>
        </>
      ) : isDone ? (
        <SurveyResult liked={liked} onAgain={survey.startAgain} pictures={pictures} />
      ) : (
        <SurveyRound
          count={rounds.length}
          isLiked={(id) => liked.includes(id)}
          key={`${survey.turn}-${place}`}
          onBack={place > 0 ? survey.goBack : null}
          onChoose={survey.choose}
          pictures={round}
          place={place}
          takesFocus={place > 0 || survey.turn > 0}
        />
      )}
    </div>
  );
}
