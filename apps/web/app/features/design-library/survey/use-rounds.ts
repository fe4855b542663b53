import { useMemo, useState } from 'react';
import { buildRounds, type SurveyPicture } from './build-rounds.ts';
import { useSaveSurvey } from './use-save-survey.ts';

/** One answer per completed round: the picture, or null for none of them. */
type Answers = readonly (string | null)[];

const likedOf = (answers: Answers) => answers.filter((id) => id !== null);

/** The survey in progress: the current round, the answers so far, and the way forward and back. */
export function useRounds(pictures: readonly SurveyPicture[]) {
  const keep = useSaveSurvey(pictures);
  const [turn, setTurn] = useState(0);
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<Answers>([]);
  const [isDone, setDone] = useState(false);
  const rounds = useMemo(() => buildRounds(pictures, turn), [pictures, turn]);

  function choose(id: string | null) {
    const next = [...answers.slice(0, place), id, ...answers.slice(place + 1)];
    setAnswers(next);
    if (place + 1 < rounds.length) {
      setPlace(place + 1);
      return;
    }
    setDone(true);
    keep(likedOf(next));
  }

  return {
    rounds,
    turn,
    place,
    isDone,
    liked: likedOf(answers),
    choose,
    goBack: () => setPlace((shown) => Math.max(0, shown - 1)),
    startAgain() {
      setTurn(turn + 1);
      setPlace(0);
      setAnswers([]);
      setDone(false);
    },
  };
}
