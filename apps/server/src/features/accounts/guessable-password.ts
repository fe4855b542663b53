// Refuses passwords that are tried first: those of known lists, keyboard rows, repeats, dates, and the person's own
// address and name. The lists take 19 MB, so they are loaded with the first password that is set.
import { type Refusal, refuseFields } from '@wevisu/domain/errors/errors.ts';

/** A password that is this far down the list of an attacker takes years at the pace that the limits of sign-in allow. */
const MIN_GUESSES = 1e6;
/** Time grows with the square of the length. The beginning of a password is never harder to guess than the whole. */
const MAX_CHECKED = 24;
/** '4' for 'a' and the like: of more such variants of one password only the first are tried, since each takes a pass. */
const MAX_SUBSTITUTIONS = 8;

/** Each is a row of a list that is searched. */
const MAX_OWN_WORDS = 60;

interface Person {
  readonly email: string;
  readonly names: readonly string[];
}

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
    maxLength: MAX_CHECKED,
  });
}

/** Null if the password may be set. `field` is the form's. */
export async function refuseGuessable(
  password: string,
  person: Person,
  field = 'password',
): Promise<Refusal | null> {
  loading ??= load();
  const words = ownWords(person).map((word) => word.slice(0, MAX_CHECKED));
  const { guesses } = (await loading).check(password.slice(0, MAX_CHECKED), words);
  return guesses < MIN_GUESSES ? refuseFields({ [field]: 'password_guessable' }) : null;
}

function ownWords({ email, names }: Person): string[] {
  const [local = '', domain = ''] = email.split('@');
  const words = [
    ...[email, local, domain, ...local.split(/[^\p{L}\p{N}]+/u), 'wevisu'],
    ...names.flatMap(spellingsOf),
  ];
  return [...new Set(words)].filter((word) => word.length > 1).slice(0, MAX_OWN_WORDS);
}

/** 'Ana Lopez', its parts, 'AnaLopez', 'lopez.ana' and the like. */
function spellingsOf(name: string): string[] {
  const parts = name.split(/\s+/);
  const joined = ['', '.', '-', '_', ' '].flatMap((by) => [
    parts.join(by),
    parts.toReversed().join(by),
  ]);
  return [...joined, ...parts];
}
