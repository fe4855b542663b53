// What counts as a promise in a text: a sum, a share, a time, a date, a number of things, and words that promise.

/** Numbers that a text may spell out. */
const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety|a few|several';
const NUMBER = `(?:\\d[\\d,.]*\\+?|${WORDS})`;
/** Before 'a day' or 'an hour', which are no figures elsewhere. */
const LIMIT = '(?:within|up to|after)';
const TIME = '(?:business )?(?:second|minute|hour|day|night|week|month|year)s?';
/** What the shop, a mail or a policy counts. */
const THINGS = [
  '(?:vendors|pros|homeowners|showrooms|makers|brands|products|options|designs|floor plans|templates|materials)',
  '(?:projects|pictures|stills|orders|reviews|customers|clients|boxes|box|lots|samples)',
].join('|');
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\\.?)';

const FIGURE = new RegExp(
  [
    '\\$ ?\\d[\\d,]*(?:\\.\\d+)?',
    '\\d[\\d,.]* ?(?:%|percent\\b)',
    `\\b${NUMBER}(?:(?: (?:to|or|and) |-| – )${NUMBER})?[ -]${TIME}\\b`,
    `\\b${LIMIT} an? (?:single )?${TIME}\\b`,
    `(?<![\\d.,x×] ?)\\b\\d[\\d,]*\\+? (?:${THINGS})\\b`,
    `\\b${MONTH} \\d{1,2}\\b(?!:)`,
  ].join('|'),
  'gi',
);

/** Words that promise without a number. */
const PROMISE =
  /(?:\b(?:(?<!feel )free(?! (?:on|before|behind|some)\b)|guarantee[sd]?|nationwide|savings|save (?:money|time)|money back|best price|lowest price|no cost|24\/7|always|never)|% off)(?![\w-])/gi;

export interface Figure {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

export function figuresIn(text: string): readonly Figure[] {
  return matches(FIGURE, text);
}

export function promisesIn(text: string): readonly Figure[] {
  return matches(PROMISE, text);
}

function matches(pattern: RegExp, text: string): readonly Figure[] {
  return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    words,
    from: index,
    to: index + words.length,
  }));
}
