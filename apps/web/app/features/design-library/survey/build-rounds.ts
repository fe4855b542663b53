import { styles } from '@wevisu/scene/styles.ts';

/** A picture to choose: a template, with the fields that the survey needs. */
export interface SurveyPicture {
  readonly id: string;
  readonly name: string;
  readonly room: string;
  readonly style: string;
  readonly picture: string;
}

const SURVEY_ROUNDS = 8;
const MAX_PICTURES = 4;
const MIN_PICTURES = 2;

/**
 * Rounds of two to four pictures of one room type, each in a different style, so that a choice is about
 * style. Styles shown least often come first, so that each gets its turn, and no picture is shown twice.
 * `turn` varies the rounds for people who retake the survey. There are fewer rounds if there are too few
 * pictures.
 */
export function buildRounds(pictures: readonly SurveyPicture[], turn = 0): SurveyPicture[][] {
  const shown = new Map<string, number>(styles.map(({ id }) => [id, 0]));
  const used = new Set<string>();
  const rooms = turned([...new Set(pictures.map(({ room }) => room))], turn);
  const rounds: SurveyPicture[][] = [];
  let failed = 0;
  for (let at = 0; rounds.length < SURVEY_ROUNDS && failed < rooms.length; at++) {
    const room = rooms[at % rooms.length];
    const left = pictures.filter((one) => one.room === room && !used.has(one.id));
    const round = pickRound(turned(left, turn + at), shown);
    if (round.length < MIN_PICTURES) {
      failed++;
      continue;
    }
    failed = 0;
    for (const { id, style } of round) {
      used.add(id);
      shown.set(style, (shown.get(style) ?? 0) + 1);
    }
    rounds.push(round);
  }
  return rounds;
}

/** One picture for each of the styles shown least often. */
function pickRound(left: readonly SurveyPicture[], shown: ReadonlyMap<string, number>) {
  const byStyle = new Map<string, SurveyPicture>();
  for (const one of left) if (!byStyle.has(one.style)) byStyle.set(one.style, one);
  return [...byStyle.values()]
    .sort((a, b) => (shown.get(a.style) ?? 0) - (shown.get(b.style) ?? 0))
    .slice(0, MAX_PICTURES);
}

/** The list rotated to start later. */
function turned<T>(list: readonly T[], by: number): T[] {
  const from = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
